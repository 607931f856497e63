import type { OnceOptions, Source } from '../../../src/props/prop.ts'
import type { FieldMessage, PageObject, RenderedPage } from '../../../src/protocol/page-object.ts'
import type { Visit } from '../../../src/protocol/visit.ts'

export type Props = Readonly<Record<string, unknown>>

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/**
 * A small site around the adapter, whose routes a test writes. It is the same on every
 * server that the adapter speaks through: what one of them alone can do is no part of it.
 */
export interface AdapterServer {
  readonly origin: string
  /** A page of the component `show`, or of the one that the props name as `component`. */
  page(path: string, props: Props | ((exchange: Exchange) => Props)): void
  on(method: Method, path: string, answer: Answer): void
  /** Changes the adapter's options from now on. */
  configure(changes: SiteOptions): void
  stop(): void | Promise<void>
}

export type Answer = (exchange: Exchange) => Sent | Promise<Sent>

/** What a handler answers with. It returns that, since some servers send nothing else. */
export interface Sent {
  readonly isSent: true
}

/** A request to the small site, the adapter, and the answers that are no pages. */
export interface Exchange {
  readonly request: AskedRequest
  readonly inertia: SiteResponder
  redirect(url: string, status?: 301 | 302 | 303 | 307 | 308): Sent
  send(body: string, options?: { readonly type?: string; readonly status?: number }): Sent
  json(value: unknown, status?: number): Sent
  /** An answer without a body. */
  empty(status: number): Sent
  /** Sets a header of whatever answer comes. */
  header(name: string, value: string): void
  cookie(name: string, value: string): void
}

export interface AskedRequest {
  readonly method: string
  /** Path and query as they were asked for. */
  readonly url: string
  /** Brackets make lists and objects: the client writes them so. */
  readonly query: Props
  /** What was sent as JSON or as a plain form. For handlers alone: options are asked before it is read. */
  readonly body: unknown
  header(name: string): string | undefined
}

/** The adapter's answers, under the names that they have on every server. */
export interface SiteResponder {
  readonly visit: Visit
  readonly isVisit: boolean
  render(component: string, props: Props, options?: PageOptions): Sent | Promise<Sent>
  share(props: Props): this
  shareOnce(name: string, source: Source<unknown>, options?: OnceOptions): this
  flash(name: string, message: unknown): this
  flash(messages: Props): this
  errors(messages: Readonly<Record<string, FieldMessage>>, bag?: string): this
  encryptHistory(isOn?: boolean): this
  clearHistory(): this
  preserveFragment(): this
  location(url: string): Sent
  back(fallback?: string): Sent
}

export interface PageOptions {
  readonly status?: number
  readonly url?: string
  readonly encryptHistory?: boolean
}

/** Those of the adapter's options that every server has, with nothing of a server in them. */
export interface SiteOptions {
  readonly version?: string | ((request: AskedRequest) => string)
  readonly document?: (page: PageObject, rendered: RenderedPage) => string
  readonly render?: (page: PageObject) => Promise<RenderedPage | null>
  readonly rootId?: string
  readonly nonce?: () => string
  readonly share?: (request: AskedRequest) => Props | Promise<Props>
  readonly tellsSharedProps?: boolean
  readonly previousAddress?: {
    read(): string | undefined
    write(address: string): void
  }
  readonly urlOf?: (request: AskedRequest) => string
  readonly canBeOpened?: (address: string) => boolean
  readonly encryptHistory?: boolean | ((request: AskedRequest) => boolean)
  readonly allErrors?: boolean
  readonly externalRedirects?: boolean
  readonly emptyRedirects?: boolean
  readonly reloadsOldAssets?: boolean
  readonly onRescue?: (error: unknown, path: string) => void
  readonly now?: () => number
}
