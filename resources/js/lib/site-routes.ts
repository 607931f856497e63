import type { RouteName, Routes } from '#routes/index.ts'
import { mergeQuery, pathOf, writeQuery } from '#server/routing/urls.ts'
import { readQuery } from '#server/routing/urls.ts'
import type { Query } from '#server/routing/urls.ts'
import { linkTo, pathTo } from '#server/routing/urls.ts'
import type { RouteUrl, UrlArguments, VerbOf } from '#server/routing/urls.ts'
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
  find(name: string, parameters?: Readonly<Record<string, string | undefined>>): string | undefined
  /** The query of the page's own address. */
  readonly query: Query
  /** The page's own address with some of its query's keys changed; null takes a key away. */
  here(changes?: Query): string
  /** Does the address lead to the page that is shown, whatever its query? */
  isHere(href: string): boolean
}

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

  return {
    to: (name, ...[parameters, own]) => pathTo(table, name, parameters, own),
    link: (name, ...[parameters, own]) => linkTo(table, name, parameters, own),
    find: (name, parameters) =>
      Object.hasOwn(table.routes, name) ? pathTo(table, name, parameters) : undefined,
    query,
    here: (changes = {}) => pathname + writeQuery(mergeQuery(query, changes)),
    isHere: (href) => pathOf(href) === pathname,
  }
}
