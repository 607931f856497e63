import type { IncomingMessage } from 'node:http'
import { headers as inertia } from '@saltlark/inertia-express/core'
import type { GivenHeaders } from './given-headers.ts'

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

const visitHeader = inertia.inertia.toLowerCase()
const versionHeader = inertia.version.toLowerCase()
const heldHeader = inertia.heldOnceProps.toLowerCase()

/** Null for whatever only the application can answer. */
export function askedBy(
  { method, url }: IncomingMessage,
  { host, cookie, visit, version: assets, held }: GivenHeaders,
  { hosts, version, onceProps, fillsPages, pageAddress }: AskedOptions,
): Asked | null {
  if ((method !== 'GET' && method !== 'HEAD') || !url?.startsWith('/')) return null
  if (!hosts.has(host ?? '') || (cookie !== undefined && fillsPages(cookie))) return null
  const isVisit = visit !== undefined
  if (isVisit && assets !== version) return null
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
