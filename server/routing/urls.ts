import { route } from 'ziggy-js'
import type { RouteParameters, RouteTable } from './define.ts'
import type { ZiggyTable } from './ziggy.ts'

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/** The last arguments of a URL: parameters are required exactly when the route requires one. */
export type UrlArguments<Table extends RouteTable, Name extends keyof Table> =
  Record<never, never> extends RouteParameters<Table, Name>
    ? [params?: RouteParameters<Table, Name>, query?: Query]
    : [params: RouteParameters<Table, Name>, query?: Query]

export interface Urls<Table extends RouteTable> {
  /** A path on this site, with its query: `/events/CR-DSP?tag=5`. Absent query values are left out. */
  path<Name extends keyof Table & string>(name: Name, ...rest: UrlArguments<Table, Name>): string
  /** The same on the canonical origin, for e-mails and for what leaves the site. */
  absolute<Name extends keyof Table & string>(
    name: Name,
    ...rest: UrlArguments<Table, Name>
  ): string
}

/**
 * Builds addresses by name with ziggy-js, the algorithm that browsers use too.
 * @throws when a parameter does not fit its pattern, or the table lacks the name.
 */
export function createUrls<Table extends RouteTable>(ziggy: ZiggyTable): Urls<Table> {
  const build = (name: string, params?: object, query?: Query) =>
    route(name, { ...params, ...(query && { _query: { ...query } }) }, false, ziggy) as string
  return {
    path: (name, ...[params, query]) => build(name, params, query),
    absolute: (name, ...[params, query]) => ziggy.url + build(name, params, query),
  }
}
