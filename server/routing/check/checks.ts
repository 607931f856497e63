import { everyNameIsAnswered, namesAreGood } from './names.ts'
import { optionsAreGood } from './options.ts'
import { everyRouteIsReached } from './order.ts'
import { redirectsLead } from './redirects.ts'
import type { RouteCheck, RouteFault, RouteSet } from './route-faults.ts'
import { parametersAreGood, patternsAreGood, urisAreGood } from './uris.ts'

const checks: readonly RouteCheck[] = [
  namesAreGood,
  urisAreGood,
  parametersAreGood,
  patternsAreGood,
  everyRouteIsReached,
  optionsAreGood,
  everyNameIsAnswered,
  redirectsLead,
]

/** Every fault of the routes, by kind. Throws for none, however broken the table. */
export function routeFaults(routes: RouteSet): RouteFault[] {
  return checks.flatMap((check) => check(routes))
}
