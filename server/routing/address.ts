/** The path of an address: what stands before its query and fragment. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '')
}

/**
 * What follows the question mark, apart from a route's parameters. A list is written as a repeated
 * key, `true` as 1 and `false` as 0; null and undefined are left out.
 */
export type Query = Readonly<Record<string, QueryValue>>

type Plain = string | number | boolean

type QueryValue = Plain | readonly Plain[] | null | undefined

/** A query as text with its question mark, or nothing. Keys are escaped as well as values. */
export function writeQuery(query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    listOf(value).map((one) => `${encodeURIComponent(key)}=${encodeURIComponent(textOf(one))}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** The query of an address. A repeated key gives a list; a key like `by[date]` stays as it is. */
export function readQuery(address: string): Query {
  const search = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1])
  return Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key)
      return [key, values.length > 1 ? values : values[0]]
    }),
  )
}

/**
 * A query with some of its keys changed: null takes a key away, with all that stands under it
 * (`by` takes `by[date]` too); undefined changes nothing.
 */
export function mergeQuery(query: Query, changes: Query): Query {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const isReplaced = (key: string) => given.some(([name]) => key.startsWith(`${name}[`))
  const kept = Object.entries(query).filter(([key]) => !isReplaced(key))
  return Object.fromEntries([...new Map([...kept, ...given])].filter(([, value]) => value !== null))
}

function listOf(value: QueryValue): readonly Plain[] {
  if (value === null || value === undefined) return []
  return typeof value === 'object' ? value : [value]
}

function textOf(value: Plain): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value)
}
