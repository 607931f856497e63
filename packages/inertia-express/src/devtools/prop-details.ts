import type { PropLabels } from '../props/prop-labels.ts'
import type { PropDetails } from './entry.ts'

/** What of a request changes how a prop's kind shows. */
export interface PropRequest {
  /** The client fetches deferred props: only then does a deferred prop show as one. */
  readonly isDeferred: boolean
  readonly reset: ReadonlySet<string>
  readonly scrollIntent: 'append' | 'prepend'
}

/** A prop's kinds in the words of the DevTools protocol ("PropMeta"). */
export function propDetails(
  path: string,
  labels: PropLabels,
  request: PropRequest,
): Omit<PropDetails, 'shared' | 'rescued'> {
  const inertiaType = typeOf(labels, request)
  const mergeDirection = directionOf(labels, request)
  const isDeep = labels.merge?.some(({ way, matchOn }) => way === 'deep' || matchOn.length > 0)
  return {
    ...(inertiaType && { inertiaType }),
    ...(inertiaType === 'defer' && { deferGroup: labels.group ?? 'default' }),
    ...(request.reset.has(path) && { reset: true as const }),
    ...(labels.once && { once: true as const }),
    ...(mergeDirection && { mergeDirection }),
    ...(isDeep && { deepMerge: true as const }),
  }
}

function typeOf(labels: PropLabels, { isDeferred }: PropRequest): PropDetails['inertiaType'] {
  if (labels.load === 'deferred' && isDeferred) return 'defer'
  if (labels.load === 'always' || labels.load === 'optional') return labels.load
  if (labels.scroll) return 'scroll'
  if (labels.merge) return 'merge'
  return labels.once && 'once'
}

function directionOf(
  { scroll, merge }: PropLabels,
  { scrollIntent }: PropRequest,
): PropDetails['mergeDirection'] {
  if (scroll) return scrollIntent
  if (!merge || merge.length === 0) return undefined
  return merge.every(({ way }) => way === 'prepend') ? 'prepend' : 'append'
}
