import { matchExpression, parametersOf } from '../matcher.ts'
import type { Patterns } from '../matcher.ts'
import { placedRoutes, violationsOf } from './violations.ts'
import type { Finding, PlacedRoute, RouteCheck } from './violations.ts'

/** Every route can be reached: none before it has the same address, or takes it for a parameter. */
export const everyRouteIsReached: RouteCheck = (routes) => {
  const matching = placedRoutes(routes).map((placed) => matchingOf(placed, routes.patterns.entries))
  return matching.flatMap((own, at) => {
    const { name: subject, file } = own
    return violationsOf({ file, subject }, findingsOf(own, matching.slice(0, at)))
  })
}

/** A route, and what matches it. */
interface Matching extends PlacedRoute {
  /** Its URI, whatever its parameters are called. */
  readonly form: string
  /** Does its template match a path? */
  readonly takes: (path: string) => boolean
}

function matchingOf(placed: PlacedRoute, patterns: Patterns): Matching {
  const { uri } = placed.route
  const parameters = parametersOf(uri)
  const form = parameters.reduce(
    (text, { name }) => text.replace(`{${name}`, `{${patterns[name] ?? name}`),
    uri,
  )
  const expression = parameters.length > 0 ? expressionOf(uri, patterns) : null
  return { ...placed, form, takes: (path) => expression?.test(path) === true }
}

/** Null for a template that makes none: that is another check's. */
function expressionOf(template: string, patterns: Patterns): RegExp | null {
  try {
    return matchExpression(template, patterns)
  } catch {
    return null
  }
}

function findingsOf({ name, route, form }: Matching, before: readonly Matching[]): Finding[] {
  const rivals = before.filter((one) => one.name !== name && one.route.method === route.method)
  const same = rivals.find((other) => other.form === form)
  if (same) return [[`'${same.name}' has the same method and path`, 'remove one of the two']]
  const taker = route.uri.includes('{') ? undefined : rivals.find(({ takes }) => takes(route.uri))
  if (!taker) return []
  const message = `'${taker.name}' stands before it and takes its address for '${taker.route.uri}'`
  return [[message, `move it above '${taker.name}'`]]
}
