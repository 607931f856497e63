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
  /**
   * Whoever has a cart or an account here is counted apart, up to `max`, and all others of a network
   * together up to this, so that nobody uses up what others behind the same address need. Left out: a
   * network is counted as a whole.
   */
  readonly maxOfStrangers?: number
}

/** Everything in which routes differ. A route that says nothing has the default given here. */
export interface RouteOptions {
  /**
   * Who it is for. `none`: a page is the same bytes for everybody, so it can be cached. `guest`: who is
   * signed in is sent on. `signed-in`: others are sent to sign in. `staff`: the same, customers are
   * refused, and it is left out of the table that browsers get. Default `none`.
   */
  readonly visitor?: 'none' | 'guest' | 'signed-in' | 'staff'
  /** Which of those who work here, where the visitor is `staff`. Default: all. */
  readonly roles?: readonly ('owner' | 'office' | 'editor' | 'crew')[]
  /** They must have shown who they are within the last 15 minutes. Default: they need not. */
  readonly isConfirmed?: true
  /**
   * The parameters of its address that an action reads when GET opens it. Others are dropped before
   * anything reads the address (clarification 4.11). A page's handler declares its own. Default: none.
   */
  readonly query?: readonly string[]
  /** May signing in lead to this action? Default: it leads to pages alone. */
  readonly isDestination?: true
  /**
   * How long a kept answer of a page may be given again, where it shows what changes by itself, such
   * as places left; 0: it is not kept at all. Default: until the site changes.
   */
  readonly cache?: { readonly seconds: number }
  /** Refuse a caller above this rate with 429. Default: no limit. */
  readonly limit?: RateLimit
  /** Largest request body in bytes. Default 65,536 for JSON, 16,384 for forms, 262,144 for raw bytes. */
  readonly body?: number
  /** Let bodies of other types pass, unread, where the address says it all. Default: 415. */
  readonly unreadBody?: true
  /**
   * Hand on the bytes of the body as they came, whatever its type, because somebody has signed them. The
   * caller is a program: it is never redirected, and a refusal is a sentence. Default: it is read.
   */
  readonly rawBody?: true
  /**
   * Fields of its form that no answer shows again, besides those whose names say so: a code that was
   * not taken here is good elsewhere. Default: none.
   */
  readonly secrets?: readonly string[]
  /** May search engines list it? Default: pages for everybody yes, all others no. */
  readonly indexed?: boolean
  /**
   * `browser`: in the table that browsers get; `server`: left out, as for machines and developers.
   * Default `browser`.
   */
  readonly table?: 'browser' | 'server'
}

interface Defined<Uri extends string> {
  readonly uri: Uri
  readonly options: RouteOptions
}

export interface PageRoute<Uri extends string = string> extends Defined<Uri> {
  readonly kind: 'page'
  readonly method: 'GET'
}

interface ActionRoute<Uri extends string, Verb extends Method> extends Defined<Uri> {
  readonly kind: 'action'
  readonly method: Verb
}

export type Route<Uri extends string = string> = PageRoute<Uri> | ActionRoute<Uri, Method>

export type RouteTable = Readonly<Record<string, Route>>

/** A GET route whose handler is a pure function of the site, the parameters and the query. */
export function page<const Uri extends string>(
  uri: Uri,
  options: RouteOptions = {},
): PageRoute<Uri> {
  return { kind: 'page', method: 'GET', uri, options }
}

function actionBy<Verb extends Method>(method: Verb) {
  return <const Uri extends string>(
    uri: Uri,
    options: RouteOptions = {},
  ): ActionRoute<Uri, Verb> => ({ kind: 'action', method, uri, options })
}

export const get = actionBy('GET')
export const post = actionBy('POST')
export const put = actionBy('PUT')
export const patch = actionBy('PATCH')
export const del = actionBy('DELETE')

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

/** The names of a table's routes that are such ones: of a method, or all pages. */
export type NamesOf<Table extends RouteTable, Such extends Partial<Route>> = {
  [Name in keyof Table]: Table[Name] extends Such ? Name : never
}[keyof Table]

/** The names of a table's routes that need no parameter. */
export type NamesWithoutParameters<Table extends RouteTable> = {
  [Name in keyof Table]: Record<never, never> extends RouteParameters<Table, Name> ? Name : never
}[keyof Table]

/** A group of names by its beginning, such as `web.courses.*`. One without names does not compile. */
export type NameGroup<Name extends string> = Name extends `${infer Head}.${infer Rest}`
  ? `${Head}.*` | `${Head}.${NameGroup<Rest>}`
  : never
