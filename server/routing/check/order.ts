import { matchExpression, parametersOf } from '../matcher.ts'
import type { Patterns } from '../matcher.ts'
import { placedRoutes } from './route-faults.ts'
import type { PlacedRoute, RouteCheck } from './route-faults.ts'

/** Every route can be reached: none before it has the same address, or takes it for a parameter. */
export const everyRouteIsReached: RouteCheck = (routes) => {
  const seen = placedRoutes(routes).map((placed) => sightOf(placed, routes.patterns.entries))
  return seen.flatMap(({ placed, form }, at) => {
    const { file, name: subject, route } = placed
    const rivals = seen
      .slice(0, at)
      .filter(
        (other) => other.placed.name !== subject && other.placed.route.method === route.method,
      )

    const same = rivals.find((other) => other.form === form)
    if (same) {
      const message = `'${same.placed.name}' has the same method and path`
      return [{ file, subject, message, remedy: 'remove one of the two' }]
    }
    const isStatic = !route.uri.includes('{')
    const taker = isStatic && rivals.find(({ expression }) => expression?.test(route.uri))
    if (!taker) return []
    const { name, route: other } = taker.placed
    const message = `'${name}' stands before it and takes its address for '${other.uri}'`
    return [{ file, subject, message, remedy: `move it above '${name}'` }]
  })
}

interface Sight {
  readonly placed: PlacedRoute
  /** What the route's URI matches, whatever its parameters are called. */
  readonly form: string
  /** Only of a route with parameters that make one: others are another check's fault. */
  readonly expression: RegExp | undefined
}

function sightOf(placed: PlacedRoute, patterns: Patterns): Sight {
  const { uri } = placed.route
  const parameters = parametersOf(uri)
  if (parameters.length === 0) return { placed, form: uri, expression: undefined }

  const form = parameters.reduce(
    (text, { name }) => text.replace(`{${name}`, `{${patterns[name] ?? name}`),
    uri,
  )
  return { placed, form, expression: expressionOf(uri, patterns) }
}

function expressionOf(uri: string, patterns: Patterns): RegExp | undefined {
  try {
    return matchExpression(uri, patterns)
  } catch {
    return undefined
  }
}
