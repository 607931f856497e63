import { matchExpression, parametersOf } from '../matcher.ts'
import type { Patterns } from '../matcher.ts'
import { checkEachRoute, placedRoutes } from './violations.ts'

/** Every route can be reached: none before it has the same address, or takes it for a parameter. */
export const everyRouteIsReached = checkEachRoute(({ name, route }, routes) => {
  const patterns = routes.patterns.entries
  const placed = placedRoutes(routes)
  const rivals = placed
    .slice(
      0,
      placed.findIndex((other) => other.route === route),
    )
    .filter((other) => other.name !== name && other.route.method === route.method)

  const form = formOf(route.uri, patterns)
  const same = rivals.find((other) => formOf(other.route.uri, patterns) === form)
  if (same) return [[`'${same.name}' has the same method and path`, 'remove one of the two']]
  if (route.uri.includes('{')) return []
  const taker = rivals.find((other) => takes(other.route.uri, route.uri, patterns))
  if (!taker) return []
  return [
    [
      `'${taker.name}' stands before it and takes its address for '${taker.route.uri}'`,
      `move it above '${taker.name}'`,
    ],
  ]
})

/** What a route's URI matches, whatever its parameters are called. */
function formOf(uri: string, patterns: Patterns): string {
  return parametersOf(uri).reduce(
    (text, { name }) => text.replace(`{${name}`, `{${patterns[name] ?? name}`),
    uri,
  )
}

/** Does a template match a path? One that makes no expression does not: that is another check's. */
function takes(template: string, path: string, patterns: Patterns): boolean {
  if (parametersOf(template).length === 0) return false
  try {
    return matchExpression(template, patterns).test(path)
  } catch {
    return false
  }
}
