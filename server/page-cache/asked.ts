import type { IncomingMessage } from 'node:http'
import { headers as inertia } from '#server/inertia/protocol/headers.ts'

/** What a request asks for, as far as answers that everybody gets can differ. */
export interface Asked {
  readonly url: string
  /** A page object for the client, or a document. */
  readonly isVisit: boolean
  /** Of a visit: what is sent only once is there already. */
  readonly isHeld: boolean
}

export interface AskedOptions {
  readonly hosts: ReadonlySet<string>
  /** The version of the assets: a visit that holds others is told so instead of getting its page. */
  readonly version: string
  /** The names of all that is sent only once, as a client that holds it sends them now. */
  readonly onceProps: () => string
  /** Does a `Cookie` header hold anything that fills pages? */
  readonly fillsPages: (cookieHeader: string) => boolean
  /** The address of the page that another address opens too. */
  readonly pageAddress: (url: string) => string
}

/** Headers with which an answer is another one, or none that is kept. */
const particular = [
  ...[inertia.partialComponent, inertia.partialData, inertia.partialExcept, inertia.reset],
  ...[inertia.scrollIntent, inertia.errorBag, inertia.precognition],
  ...['Content-Length', 'Transfer-Encoding', 'Upgrade'],
].map((name) => name.toLowerCase())

const visitHeader = inertia.inertia.toLowerCase()
const versionHeader = inertia.version.toLowerCase()
const heldHeader = inertia.heldOnceProps.toLowerCase()

/** Null for whatever only the application can answer. */
export function askedBy(
  { method, url, headers, rawHeaders }: IncomingMessage,
  { hosts, version, onceProps, fillsPages, pageAddress }: AskedOptions,
): Asked | null {
  if ((method !== 'GET' && method !== 'HEAD') || !url?.startsWith('/')) return null
  if (!hosts.has(headers.host ?? '') || namesTwoHosts(rawHeaders)) return null
  if (headers.cookie !== undefined && fillsPages(headers.cookie)) return null
  for (const name of particular) if (headers[name] !== undefined) return null
  const isVisit = headers[visitHeader] !== undefined
  if (isVisit && headers[versionHeader] !== version) return null
  const held = headers[heldHeader]
  const isHeld = held !== undefined
  if (isHeld && (!isVisit || held !== onceProps())) return null
  return { url: pageAddress(url), isVisit, isHeld }
}

/** The headers of a client that asks for it. */
export function headersOf(
  { isVisit, isHeld }: Asked,
  { hosts, version, onceProps }: Pick<AskedOptions, 'hosts' | 'version' | 'onceProps'>,
): Record<string, string> {
  const [host = ''] = hosts
  return {
    host,
    ...(isVisit && { [visitHeader]: 'true', [versionHeader]: version }),
    ...(isHeld && { [heldHeader]: onceProps() }),
  }
}

// Node keeps the first of two hosts, and tells of the other here alone.
function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
