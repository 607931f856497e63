import { ApiError } from './api-error.ts'
import { decodeForm } from './form.ts'
import { knownParameters } from './parameters.ts'

interface Listed {
  readonly id: string
  readonly created: number
  readonly payment_intent?: unknown
  readonly type?: string
}

const parameters = [
  'limit',
  'starting_after',
  'created[gt]',
  'created[gte]',
  'created[lt]',
  'created[lte]',
]

/** A page of a list, newest first, as its query asks. */
export function listOf<Thing extends Listed>(
  things: ReadonlyMap<string, Thing>,
  query: string,
  {
    url,
    filters = [],
  }: { readonly url: string; readonly filters?: readonly ('payment_intent' | 'type')[] },
): object {
  knownParameters(query, [...parameters, ...filters])
  const asked = decodeForm(query)
  const found = [...things.values()]
    .toReversed()
    .filter((thing) => isWithin(thing.created, asked['created']))
    .filter((thing) =>
      filters.every((name) => asked[name] === undefined || thing[name] === asked[name]),
    )
  const { starting_after: after, limit = '10' } = asked
  const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && start === 0) {
    throw new ApiError('It is not in the list.', {
      code: 'resource_missing',
      param: 'starting_after',
    })
  }
  const size = Number(limit)
  if (!(size >= 1 && size <= 100)) throw new ApiError('It is from 1 to 100.', { param: 'limit' })
  const end = start + size
  return { object: 'list', url, has_more: end < found.length, data: found.slice(start, end) }
}

function isWithin(created: number, range: unknown): boolean {
  const { gt, gte, lt, lte } = (range ?? {}) as Readonly<Record<string, string | undefined>>
  return (
    (gt === undefined || created > Number(gt)) &&
    (gte === undefined || created >= Number(gte)) &&
    (lt === undefined || created < Number(lt)) &&
    (lte === undefined || created <= Number(lte))
  )
}
