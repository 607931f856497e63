import type { FlashedState, Html, PageObject, RenderedPage } from '../protocol/page-object.ts'
import type { Server } from './exchange.ts'

type Props = Readonly<Record<string, unknown>>

/**
 * Keeps one-shot state between an answer and the next page: `cookieFlash`, `sessionFlash`, or one of your
 * own. What it gives may be a promise: a page waits for what it reads, and the end of an answer for
 * what it writes, so that the request that follows finds it.
 */
export interface FlashStore<On extends Server = Server> {
  /** What waits; an empty object when nothing does. */
  read(request: On['request']): FlashedState | Promise<FlashedState>
  /** Called at most once in an answer, before its headers go: cookies can still be set. */
  write(request: On['request'], response: On['response'], state: FlashedState): void | Promise<void>
  clear(request: On['request'], response: On['response']): void | Promise<void>
}

/** Remembers the page that a visitor saw last, for `back()` when a browser sends no Referer. */
export interface PreviousAddress<On extends Server = Server> {
  read(request: On['request']): string | undefined
  write(request: On['request'], response: On['response'], address: string): void
}

/** What a document is made of besides its page. */
export interface DocumentContext<On extends Server = Server> {
  /** What `nonce` gave; undefined without that option. */
  readonly nonce: string | undefined
  /** What `render` was given as `document`; the client never sees it. */
  readonly data: Readonly<Record<string, unknown>>
  readonly response: On['response']
}

/** @typeParam Body what `render` gives as a page's body: text, or bytes that `document` must then take. */
export interface Options<On extends Server, Body extends Html = string> {
  /** The version of the built assets: a client that holds another makes a full page load. */
  readonly version: string | ((request: On['request']) => string)
  /** The whole HTML document around a page; its body is text where the browser renders the page. */
  readonly document: (
    page: PageObject,
    rendered: RenderedPage<Body | string>,
    request: On['request'],
    context: DocumentContext<On>,
  ) => Html
  /**
   * What the answer's `Content-Security-Policy` allows scripts by: asked once for a document, it stands on the
   * script that holds the page object, and `document` gets it for its own. Default: none.
   */
  readonly nonce?: (request: On['request'], response: On['response']) => string
  /** Renders a page on the server; null, or a null answer, leaves it to the browser. Default null. */
  readonly render?:
    | ((page: PageObject, request: On['request']) => Promise<RenderedPage<Body> | null>)
    | null
  /** The id of the element that the client mounts in. Default `app`. */
  readonly rootId?: string
  readonly flashStore: FlashStore<On>
  /** Default: only the Referer says where `back()` leads. */
  readonly previousAddress?: PreviousAddress<On>
  /** Props that every page has. A page's own prop of the same name wins. */
  readonly share?: (request: On['request'], response: On['response']) => Props | Promise<Props>
  /** Tell the client which props are shared, for instant visits? Default true. */
  readonly tellsSharedProps?: boolean
  /** The page's address as the client shows it, path and query. Default: the request's. */
  readonly urlOf?: (request: On['request']) => string
  /**
   * The site's own origin, such as `https://saltlark.example`. Default: the one that was asked, as the server
   * library sees it; Express does by its `trust proxy`.
   */
  readonly origin?: string
  /** Is this path and query a page, or at least no address that only takes forms? Default: yes. */
  readonly canBeOpened?: (address: string) => boolean
  /** Is there a page component of this name? A page without one then fails with a sentence. */
  readonly hasComponent?: (name: string) => boolean
  /** Encrypt the client's history unless a page says otherwise? Default false. */
  readonly encryptHistory?: boolean | ((request: On['request']) => boolean)
  /** All messages of a field instead of the first. Default false. */
  readonly allErrors?: boolean
  /** Turn a redirect to another origin into a full page load? Default true. */
  readonly externalRedirects?: boolean
  /** Lead a visit that gets an empty answer back to where it came from? Default true. */
  readonly emptyRedirects?: boolean
  /** Have a client that holds other assets load the page anew? Default true. */
  readonly reloadsOldAssets?: boolean
  /** How long one prop may take, in milliseconds. Default 30,000; Infinity: for ever. */
  readonly propTimeout?: number
  /** Told of a deferred prop that failed and was left out (`rescue`). */
  readonly onRescue?: (error: unknown, path: string, request: On['request']) => void
  /** The time in milliseconds since 1970. Default: the system's. */
  readonly now?: () => number
}
