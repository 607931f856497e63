import type { OnceOptions, Source } from '../props/prop.ts'
import type { FieldMessage } from '../protocol/page-object.ts'
import type { Visit } from '../protocol/visit.ts'
import type { RegisteredFlash, RegisteredPages, RegisteredShared } from '../types/register.ts'
import type { PagesOf, SentPage, SentShared, SharedName, SharedValue } from '../types/sent.ts'

type Props = Readonly<Record<string, unknown>>

export interface RenderOptions {
  /** Default 200. */
  readonly status?: number
  /** The page's own path and query, where they are not the request's: a form answered in place. */
  readonly url?: string
  /** Default: what the route or the whole application says. */
  readonly encryptHistory?: boolean
  /** What the document around the page needs and the client does not: `document` gets it as `data`. */
  readonly document?: Readonly<Record<string, unknown>>
}

/**
 * `response.inertia`: answers in the way that the request asked for.
 * @typeParam Answer what a handler gives back, where it must: in Hono the answer itself.
 */
export interface Responder<
  Pages extends object = RegisteredPages,
  Shared extends object = RegisteredShared,
  Flash extends object = RegisteredFlash,
  Answer = void,
> {
  /** What the request says of itself. */
  readonly visit: Visit
  /** True when the client asked for a page object. */
  readonly isVisit: boolean
  /** The path and query of the page of ours that the request came from, by its Referer. */
  readonly referer: string | undefined
  /**
   * The page as JSON for an Inertia visit, as an HTML document for any other. Return it, await it, or
   * leave it: what a prop throws ends where the server library's errors do unless whoever awaits it takes it.
   */
  render<Name extends PagesOf<Pages>>(
    component: Name,
    props: SentPage<Pages[Name], Shared>,
    options?: RenderOptions,
  ): Promise<Answer>
  /** Adds props that this answer's page has besides its own; later ones win. */
  share(props: SharedPart<SentShared<Shared>>): this
  /** Shares a prop that the client keeps over visits. */
  shareOnce<Name extends SharedName<Shared>>(
    name: Name,
    source: Source<SharedValue<Shared, Name>>,
    options?: OnceOptions,
  ): this
  /** A shared value by its dotted path, as it was given; undefined when there is none. */
  shared(path: string): unknown
  /** Takes back what this answer shared so far. */
  flushShared(): this
  /** Adds one-shot messages for the next page that is shown. */
  flash<Name extends keyof Flash & string>(name: Name, message: Flash[Name]): this
  flash(messages: Partial<Flash>): this
  /** Adds messages by field for the next page that is shown, in a bag if one is named. */
  errors(messages: Readonly<Record<string, FieldMessage>>, bag?: string): this
  /** Has the client encrypt this page in its history, or not. */
  encryptHistory(isOn?: boolean): this
  /** Makes all encrypted history unreadable once the next page is shown: at sign-out. */
  clearHistory(): this
  /** The next page keeps the fragment of the visit that is redirected to it. */
  preserveFragment(): this
  /** Sends the browser to any address by a full page load, whatever kind of request this is. */
  location(url: string): Answer
  /**
   * 303 to the page that the request came from, if it is one of ours that can be opened; else to the
   * page seen before, if that is kept; else to the fallback, by default `/`.
   */
  back(fallback?: string): Answer
}

/** The responder of a server library whose handlers give back their answers. */
export type ResponderGiving<Answer> = Responder<
  RegisteredPages,
  RegisteredShared,
  RegisteredFlash,
  Answer
>

/** Props, or what makes them when the page is made. */
export type SharedPart<Given = Props> = Given | (() => Given | Promise<Given>)
