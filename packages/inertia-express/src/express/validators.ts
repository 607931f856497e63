import { createHash } from 'node:crypto'
import { headers } from '../protocol/headers.ts'
import type { PageObject } from '../protocol/page-object.ts'
import type { Exchange } from './responder.ts'

const distinguishing = [
  headers.inertia,
  headers.partialComponent,
  headers.partialData,
  headers.partialExcept,
  headers.reset,
  headers.heldOnceProps,
  headers.scrollIntent,
] as const

/**
 * An ETag or Last-Modified that the application set says nothing of the kind of answer: a browser
 * that holds the document would take 304 as "your document is the page object too". Nor does it know
 * of a new build or of messages that are shown once. So both become one ETag that tells all of that
 * apart. Express's own ETag is of the bytes, and needs no help.
 */
export function distinguishValidators({ request, response }: Exchange, page: PageObject): void {
  const given = [response.get('ETag'), response.get('Last-Modified')]
  if (given.every((value) => value === undefined)) return
  const kind = distinguishing.map((name) => request.get(name) ?? '')
  const { props, ...rest } = page
  const facts = JSON.stringify([given, kind, props['errors'], rest])
  const hash = createHash('sha256').update(facts).digest('base64url')
  response.removeHeader('Last-Modified')
  response.setHeader('ETag', `W/"${hash.slice(0, 27)}"`)
}
