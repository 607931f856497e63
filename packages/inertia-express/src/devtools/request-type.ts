import { headers } from '../protocol/headers.ts'
import type { HeaderOf, Visit } from '../protocol/visit.ts'
import type { RequestType } from './entry.ts'
import { devtoolsHeaders } from './headers.ts'

/** What kind of request it was: the first that fits (DevTools protocol, "Request type derivation"). */
export function requestTypeOf(header: HeaderOf, visit: Visit, isPage: boolean): RequestType {
  if (header(headers.precognition) !== undefined) return 'precognition'
  if (!visit.isInertia) return isPage ? 'initial' : 'http'
  if (header(devtoolsHeaders.deferred) !== undefined) return 'deferred'
  if (header(devtoolsHeaders.poll) !== undefined) return 'poll'
  if (header(headers.partialComponent) !== undefined) return 'partial'
  return visit.isPrefetch ? 'prefetch' : 'navigate'
}
