import { route } from 'ziggy-js'
import type { Method, RouteParameters, RouteTable } from './define.ts'
import type { ZiggyTable } from './ziggy.ts'

/**
 * The last arguments of an address. Parameters are required exactly when the route requires one,
 * and a route without parameters takes none.
 */
export type UrlArguments<Table extends RouteTable, Name extends keyof Table> =
  Record<never, never> extends RouteParameters<Table, Name>
    ? [params?: OptionalParameters<RouteParameters<Table, Name>>, query?: Query]
    : [params: RouteParameters<Table, Name>, query?: Query]

type OptionalParameters<Parameters> = keyof Parameters extends never
  ? Readonly<Record<string, never>>
  : Parameters

/** An address with the method that it is called by: Inertia's links, forms and router take it whole. */
export interface RouteUrl<Verb extends string = Lowercase<Method>> {
  readonly url: string
  readonly method: Verb
}

/** The method of a named route as clients write it. */
export type VerbOf<Table extends RouteTable, Name extends keyof Table> = Lowercase<
  Table[Name]['method']
>

export interface Urls<Table extends RouteTable> {
  /** A path on this site, with its query: `/events/CR-DSP?tag=5`. Absent query values are left out. */
  path<Name extends keyof Table & string>(name: Name, ...rest: UrlArguments<Table, Name>): string
  /** The same on the canonical origin, for e-mails and for what leaves the site. */
  absolute<Name extends keyof Table & string>(
    name: Name,
    ...rest: UrlArguments<Table, Name>
  ): string
  /** The path together with the route's method. */
  link<Name extends keyof Table & string>(
    name: Name,
    ...rest: UrlArguments<Table, Name>
  ): RouteUrl<VerbOf<Table, Name>>
}

/**
 * Builds addresses by name with ziggy-js, the algorithm that browsers use too.
 * @throws when a parameter does not fit its pattern, or the table lacks the name.
 */
export function createUrls<Table extends RouteTable>(ziggy: ZiggyTable): Urls<Table> {
  return {
    path: (name, ...[params, query]) => pathTo(ziggy, name, params, query),
    absolute: (name, ...[params, query]) => ziggy.url + pathTo(ziggy, name, params, query),
    link: (name, ...[params, query]) => linkTo(ziggy, name, params, query),
  }
}

/** The path of a route whose name may be known only at run time. */
export function pathTo(
  ziggy: ZiggyTable,
  name: string,
  params: Readonly<Record<string, string | undefined>> = {},
  query?: Query,
): string {
  const found = routeOf(ziggy, name)
  // ziggy-js would write a parameter that the route does not have into the query.
  const stray = Object.keys(params).find((key) => !found.parameters?.includes(key))
  if (stray !== undefined) {
    throw new Error(
      `[routing] route '${name}' has no parameter '${stray}'; if it belongs into the query, pass it there.`,
    )
  }
  return route(name, { ...params }, false, ziggy) + writeQuery(query)
}

/** The same with the route's method. */
export function linkTo<Verb extends string>(
  ziggy: ZiggyTable,
  name: string,
  params?: Readonly<Record<string, string | undefined>>,
  query?: Query,
): RouteUrl<Verb> {
  const [method = 'GET'] = routeOf(ziggy, name).methods
  return { url: pathTo(ziggy, name, params, query), method: method.toLowerCase() as Verb }
}

// Own names only: every object has a `constructor`.
function routeOf(ziggy: ZiggyTable, name: string) {
  const found = Object.hasOwn(ziggy.routes, name) ? ziggy.routes[name] : undefined
  if (found) return found
  throw new Error(
    `[routing] there is no route '${name}' in this table; npm run routes lists all names.`,
  )
}

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
