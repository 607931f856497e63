import { route } from 'ziggy-js'
import type { Config } from 'ziggy-js'
import type { RouteName, Routes } from '#routes/index.ts'
import type { RouteParameters } from '#server/routing/define.ts'

/** The route table as the server prints it into the document: names that are answered, no more. */
export type ZiggyTable = Omit<Config, 'location'>

export type Query = Readonly<Record<string, string | number | boolean | undefined>>

/** What a named route's address is made of; a required parameter cannot be left out. */
export type AddressOf<Name extends RouteName> = keyof Parameters<Name> extends never
  ? [parameters?: undefined, query?: Query]
  : Partial<Parameters<Name>> extends Parameters<Name>
    ? [parameters?: Parameters<Name>, query?: Query]
    : [parameters: Parameters<Name>, query?: Query]

export interface SiteRoutes {
  /** The relative address of a named route. Throws for a name that is not answered yet. */
  to<Name extends RouteName>(name: Name, ...address: AddressOf<Name>): string
  /** The same for a name that is only known at run time; `undefined` when it is not answered. */
  find(name: string, parameters?: AnyParameters, query?: Query): string | undefined
  has(name: string): boolean
  /** The route that the page's own address belongs to. */
  readonly current: RouteName | undefined
  /** Does the current route have this name? `*` stands for any letters, dots included. */
  isCurrent(pattern: string): boolean
  /** Does the address lead to the page that is shown, whatever its query? */
  isHere(href: string): boolean
}

type Parameters<Name extends RouteName> = RouteParameters<Routes, Name>
type AnyParameters = Readonly<Record<string, string | undefined>>

/**
 * Named routes for one page address. Everything comes from the arguments, never from `window`, so
 * the server and the browser make the same links.
 * @param pageUrl path and query of the page, as `usePage().url` has it.
 */
export function createSiteRoutes(table: ZiggyTable, pageUrl: string): SiteRoutes {
  const { host, pathname, search } = new URL(pageUrl, table.url)
  const config: Config = { ...table, location: { host, pathname, search } }
  // Finding the current route compiles an expression a route, so it is done once, when asked.
  let current: { readonly name: RouteName | undefined } | undefined

  const routes: SiteRoutes = {
    to: (name, ...[parameters, query]) => addressFrom(config, name, parameters, query),
    find: (name, parameters, query) =>
      routes.has(name) ? addressFrom(config, name, parameters, query) : undefined,
    has: (name) => Object.hasOwn(table.routes, name),
    get current() {
      current ??= { name: currentName(config) }
      return current.name
    },
    isCurrent: (pattern) => wildcard(pattern).test(routes.current ?? ''),
    isHere: (href) => href.replace(/[?#].*$/, '') === pathname,
  }
  return routes
}

function addressFrom(
  config: Config,
  name: string,
  parameters: AnyParameters | undefined,
  query: Query | undefined,
): string {
  return route(name, { ...parameters, ...(query && { _query: query }) }, false, config)
}

function currentName(config: Config): RouteName | undefined {
  return route(undefined, undefined, false, config).current() as RouteName | undefined
}

function wildcard(pattern: string): RegExp {
  const literal = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replaceAll('*', '.*')}$`)
}
