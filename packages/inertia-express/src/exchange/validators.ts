import { headers } from '../protocol/headers.ts'
import type { PageObject } from '../protocol/page-object.ts'
import type { Exchange } from './exchange.ts'

const distinguishing = [
  headers.inertia,
  headers.partialComponent,
  headers.partialData,
  headers.partialExcept,
  headers.reset,
  headers.exceptOnceProps,
  headers.scrollIntent,
] as const

/**
 * An ETag or Last-Modified that the application set says nothing of the kind of answer: a browser
 * that holds the document would take 304 as "your document is the page object too". Nor does it know
 * of a new build or of messages that are shown once. So both become one ETag that tells all of that
 * apart. An ETag of the bytes, as Express makes it, needs no help.
 */
export async function distinguishValidators(
  { incoming, outgoing }: Exchange,
  page: PageObject,
): Promise<void> {
  const given = [outgoing.header('ETag'), outgoing.header('Last-Modified')]
  const kind = distinguishing.map((name) => incoming.header(name) ?? '')
  const { props, ...rest } = page
  const facts = new TextEncoder().encode(JSON.stringify([given, kind, props['errors'], rest]))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', facts)).subarray(0, 16)
  outgoing.setHeader('Last-Modified', undefined)
  outgoing.setHeader('ETag', `W/"${Array.from(hash, hexOf).join('')}"`)
}

/** Did the application set a validator of its own? */
export function hasValidators({ outgoing }: Exchange): boolean {
  return outgoing.header('ETag') !== undefined || outgoing.header('Last-Modified') !== undefined
}

function hexOf(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
