import { parametersOf } from '../matcher.ts'
import { placedRoutes, violationsOf } from './violations.ts'
import type { Finding, PlacedRoute, RouteCheck } from './violations.ts'

/** A redirect leads in one step from a path that nothing answers to a page. */
export const redirectsLead: RouteCheck = (routes) => {
  const placed = placedRoutes(routes)
  const { file, entries } = routes.redirects
  return Object.entries(entries).flatMap(([subject, target]) =>
    violationsOf({ file, subject }, [
      ...sourceFindings(subject, placed),
      ...targetFindings(target, placed),
    ]),
  )
}

function sourceFindings(path: string, placed: readonly PlacedRoute[]): Finding[] {
  if (!/^(?:\/[a-z0-9._~-]+)+$/.test(path)) {
    return [
      [
        'no request is looked up by this path',
        'write a path as it is asked for: lower case, no trailing slash, no query',
      ],
    ]
  }
  const live = placed.find(({ route }) => route.uri === path)
  if (!live) return []
  return [[`'${live.name}' answers this path`, 'remove the redirect, or the route']]
}

function targetFindings(name: string, placed: readonly PlacedRoute[]): Finding[] {
  const target = placed.find((route) => route.name === name)
  if (!target) return [[`it leads to '${name}', which no route is called`, 'correct the name']]
  if (target.route.method !== 'GET') {
    return [[`it leads to '${name}', which nobody can open`, 'lead to a GET route']]
  }
  const needed = parametersOf(target.route.uri).find(({ optional }) => !optional)
  if (!needed) return []
  return [
    [`it leads to '${name}', whose address needs '{${needed.name}}'`, 'lead to a route without it'],
  ]
}
