import type { Html, PageObject } from '../protocol/page-object.ts'

/** What a server library calls its own: the types of its request, its response, and of what answering gives. */
export interface Server {
  readonly request: unknown
  readonly response: unknown
  /** What a handler gives back: nothing where the library sends at once, the answer where it is returned. */
  readonly answer: unknown
}

/** A request and the answer on its way: all that the core asks of a server library. */
export interface Exchange<On extends Server = Server> {
  /** The library's own two, which options are told. */
  readonly request: On['request']
  readonly response: On['response']
  readonly incoming: Incoming
  readonly outgoing: Outgoing<On['answer']>
  /**
   * Takes the failure of a page that nobody waits for. Left out where handlers return their answers, so
   * that somebody always does.
   */
  readonly takesFailure?: (error: unknown) => void
}

/** What was asked for. */
export interface Incoming {
  readonly method: string
  /** Path and query as they were asked for, before any router took a part of them away. */
  readonly url: string
  /** Scheme, host and port that were asked, by the library's own rules for proxies. */
  origin(): string
  /** Undefined when there is none. Names count in any case. */
  header(name: string): string | undefined
}

/** Status and headers of the answer, which can still change, and the ways of sending it. */
export interface Outgoing<Answer> {
  status: number
  header(name: string): string | undefined
  /** Undefined takes the header away. */
  setHeader(name: string, value: string | undefined): void
  /** Is there nobody to answer any more? */
  isGone(): boolean
  page(page: PageObject): Answer
  document(html: Html): Answer
  redirect(status: number, url: string): Answer
  /** Without a body. */
  end(): Answer
}

/** Tells caches that the answer depends on a request header, beside those that it already names. */
export function vary({ outgoing }: Exchange, name: string): void {
  const given = outgoing.header('Vary')
  const names = (given ?? '').split(',').map((each) => each.trim().toLowerCase())
  if (names.includes(name.toLowerCase()) || names.includes('*')) return
  outgoing.setHeader('Vary', given ? `${given}, ${name}` : name)
}

/** The site's own origin, as browsers know it: the one that it is told, else the one that was asked. */
export function ownOrigin(incoming: Incoming, origin?: string): string {
  return origin ?? incoming.origin()
}

/** Does the request only ask for something? */
export function isSafe({ method }: Incoming): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** An address as a header takes it: what is no plain text in it, encoded. */
export function encodedUrl(url: string): string {
  return url.replaceAll(/[^\u0021-\u007e]+/g, (text) =>
    Array.from(new TextEncoder().encode(text), inPercent).join(''),
  )
}

function inPercent(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
}
