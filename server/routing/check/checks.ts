import { pagesIn } from '../sources.ts'
import type { Sources } from '../sources.ts'
import { everyHandlerHasName, everyNameIsAnswered, namesAreGood } from './names.ts'
import { optionsAreGood } from './options.ts'
import { everyRouteIsReached } from './order.ts'
import { redirectsLead } from './redirects.ts'
import { parametersAreGood, patternsAreGood, urisAreGood } from './uris.ts'
import type { RouteCheck, RouteSet, RouteViolation } from './violations.ts'

const checks: readonly RouteCheck[] = [
  namesAreGood,
  urisAreGood,
  parametersAreGood,
  patternsAreGood,
  everyRouteIsReached,
  optionsAreGood,
  everyNameIsAnswered,
  everyHandlerHasName,
  redirectsLead,
]

/** Every violation of the routes, by kind. Throws for none, however broken the table. */
export function routeViolations(routes: RouteSet): RouteViolation[] {
  return checks.flatMap((check) => check(routes))
}

/**
 * Every page that a handler names has its component.
 * @param sources the text of the handlers.
 * @param fileOf where the component of a page name is looked for.
 */
export function pagesExist(
  sources: Sources,
  fileOf: (component: string) => string,
  exists: (file: string) => boolean,
): RouteViolation[] {
  return [...sources].flatMap(([file, text]) =>
    pagesIn(text)
      .filter(({ component }) => !exists(fileOf(component)))
      .map(({ component, line }) => ({
        file,
        line,
        subject: component,
        message: `there is no page component ${fileOf(component)}`,
        remedy: 'write it, or correct the name',
      })),
  )
}
