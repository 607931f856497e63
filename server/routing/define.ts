/**
 * The vocabulary of the route table. A table is plain data (name -> route), so it can be imported
 * by the server, the browser, tests and commands alike; what answers a name stands elsewhere.
 */

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * How often one address may call a route: `max` calls in `seconds` seconds, counted under `name`.
 * Routes that share a name share the count.
 */
export interface RateLimit {
  readonly name: string
  readonly max: number
  readonly seconds: number
}

/** Everything in which routes differ. A route that says nothing has the default given here. */
export interface RouteOptions {
  /** Who the page is for. `none`: the same bytes for everybody, so it can be cached. Default `none`. */
  readonly visitor?: 'none' | 'signed-in'
  /** Refuse a caller above this rate with 429. Default: no limit. */
  readonly limit?: RateLimit
  /** Largest request body in bytes, for JSON and for forms. Default 65,536 and 16,384. */
  readonly body?: number
  /** May search engines list it? Default: pages yes, actions no. */
  readonly indexed?: boolean
  /** `browser`: in the table that browsers get; `server`: left out. Default `browser`. */
  readonly table?: 'browser' | 'server'
}

export interface PageRoute<Uri extends string = string> {
  readonly kind: 'page'
  readonly method: 'GET'
  readonly uri: Uri
  readonly options: RouteOptions
}

export interface ActionRoute<Uri extends string = string> {
  readonly kind: 'action'
  readonly method: Method
  readonly uri: Uri
  readonly options: RouteOptions
}

export type Route<Uri extends string = string> = PageRoute<Uri> | ActionRoute<Uri>

export type RouteTable = Readonly<Record<string, Route>>

/** A GET route whose handler is a pure function of the site, the parameters and the query. */
export function page<const Uri extends string>(
  uri: Uri,
  options: RouteOptions = {},
): PageRoute<Uri> {
  return { kind: 'page', method: 'GET', uri, options }
}

export function get<const Uri extends string>(
  uri: Uri,
  options: RouteOptions = {},
): ActionRoute<Uri> {
  return { kind: 'action', method: 'GET', uri, options }
}

export function post<const Uri extends string>(
  uri: Uri,
  options: RouteOptions = {},
): ActionRoute<Uri> {
  return { kind: 'action', method: 'POST', uri, options }
}

export function put<const Uri extends string>(
  uri: Uri,
  options: RouteOptions = {},
): ActionRoute<Uri> {
  return { kind: 'action', method: 'PUT', uri, options }
}

export function patch<const Uri extends string>(
  uri: Uri,
  options: RouteOptions = {},
): ActionRoute<Uri> {
  return { kind: 'action', method: 'PATCH', uri, options }
}

export function del<const Uri extends string>(
  uri: Uri,
  options: RouteOptions = {},
): ActionRoute<Uri> {
  return { kind: 'action', method: 'DELETE', uri, options }
}

type Braces<Uri extends string> = Uri extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Braces<Rest>
  : never

type OptionalName<Name> = Name extends `${infer Plain}?` ? Plain : never
type RequiredName<Name> = Name extends `${string}?` ? never : Name

/** The parameters that a URI asks for: `'/events/{reference?}'` gives `{ reference?: string }`. */
export type ParametersOf<Uri extends string> = {
  readonly [Name in RequiredName<Braces<Uri>> & string]: string
} & {
  readonly [Name in OptionalName<Braces<Uri>>]?: string
}

/** The parameters of a named route in a table. */
export type RouteParameters<Table extends RouteTable, Name extends keyof Table> = ParametersOf<
  Table[Name]['uri']
>

/** The names of a table's pages, or of its actions. */
export type NamesOf<Table extends RouteTable, Kind extends Route['kind']> = {
  [Name in keyof Table]: Table[Name]['kind'] extends Kind ? Name : never
}[keyof Table]
