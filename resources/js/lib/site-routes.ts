import { route } from 'ziggy-js'
import type { RouteName, Routes } from '#routes/index.ts'
import type { NameGroup, RouteParameters } from '#server/routing/define.ts'
import { linkTo, mergeQuery, pathOf, pathTo, readQuery, writeQuery } from '#server/routing/urls.ts'
import type { Query, RouteUrl, UrlArguments, VerbOf } from '#server/routing/urls.ts'
import type { ZiggyTable } from '#server/routing/ziggy.ts'

/** What a named route's address is made of; a required parameter cannot be left out. */
export type AddressOf<Name extends RouteName> = UrlArguments<Routes, Name>

export interface SiteRoutes {
  /** The relative address of a named route. Throws for a name that browsers do not get. */
  to<Name extends RouteName>(name: Name, ...address: AddressOf<Name>): string
  /** The same with its method, as Inertia's Link, Form, useForm and router take it. */
  link<Name extends RouteName>(
    name: Name,
    ...address: AddressOf<Name>
  ): RouteUrl<VerbOf<Routes, Name>>
  /** The address of a name only known at run time; `undefined` when browsers do not get it. */
  find(name: string, parameters?: AnyParameters, query?: Query): string | undefined
  /** The route that the page's own address belongs to. */
  current(): RouteName | undefined
  /** The parameters in the path of the page's own address; never what its query says. */
  params(): Readonly<Record<string, string>>
  /**
   * Is this the current route? `*` stands for any letters, dots included. With parameters, those
   * in the page's path must be the same.
   */
  isCurrent<Name extends RouteName>(
    name: Name,
    parameters?: Partial<RouteParameters<Routes, Name>>,
  ): boolean
  isCurrent(group: NameGroup<RouteName>, parameters?: AnyParameters): boolean
  /** The query of the page's own address. */
  readonly query: Query
  /** That query with some keys changed, to be given to another address; null takes a key away. */
  merged(changes: Query): Query
  /** The page's own address with some of its query's keys changed. */
  here(changes?: Query): string
  /** What a link says of an address that leads to the page that is shown, whatever its query. */
  ariaCurrent(href: string): 'page' | undefined
}

type AnyParameters = Readonly<Record<string, string | undefined>>

/**
 * Named routes for one page address. Everything comes from the arguments, never from `window`, so
 * the server and the browser make the same links.
 * @param table the route table as the server prints it into the document.
 * @param pageUrl path and query of the page, as `usePage().url` has it.
 */
export function createSiteRoutes(table: ZiggyTable, pageUrl: string): SiteRoutes {
  // As it was asked for: a URL object would take dots out of the path that the server did not match.
  const pathname = pathOf(pageUrl)
  const query = readQuery(pageUrl)
  const page = once(() => currentRoute(table, pathname))
  const has = (name: string) => Object.hasOwn(table.routes, name)

  return {
    to: (name, ...[parameters, own]) => pathTo(table, name, parameters, own),
    link: (name, ...[parameters, own]) => linkTo(table, name, parameters, own),
    find: (name, parameters, own) => (has(name) ? pathTo(table, name, parameters, own) : undefined),
    current: () => page().name,
    params: () => page().params,
    isCurrent: (pattern: string, parameters: AnyParameters = {}) =>
      wildcard(pattern).test(page().name ?? '') &&
      Object.entries(parameters).every(([key, value]) => page().params[key] === value),
    query,
    merged: (changes) => mergeQuery(query, changes),
    here: (changes = {}) => pathname + writeQuery(mergeQuery(query, changes)),
    ariaCurrent: (href) => (pathOf(href) === pathname ? 'page' : undefined),
  }
}

interface CurrentRoute {
  readonly name: RouteName | undefined
  readonly params: Readonly<Record<string, string>>
}

function currentRoute(table: ZiggyTable, pathname: string): CurrentRoute {
  // ziggy-js takes what is missing here from the window, which may show another page by now.
  const location = { host: new URL(table.url).host, pathname, search: '' }
  const router = route(undefined, undefined, false, { ...table, location })
  return { name: router.current() as RouteName | undefined, params: { ...router.routeParams } }
}

// Finding the current route compiles an expression a route, so it is done once, when asked.
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

function wildcard(pattern: string): RegExp {
  const literal = pattern.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${literal.replaceAll('*', '.*')}$`)
}
