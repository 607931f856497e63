import type { Route, RouteTable } from './define.ts'
import { matchExpression } from './uri.ts'
import type { Patterns } from './uri.ts'

export interface RouteMatch {
  readonly name: string
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

export interface Matcher {
  /** Every route whose path is this one, whatever its method, in the order of the table. */
  all(path: string): readonly RouteMatch[]
  /** The route that answers this method and path. HEAD is answered by GET. */
  find(method: string, path: string): RouteMatch | undefined
}

/** Finds the routes of a path: for requests, and for links. */
export function createMatcher(table: RouteTable, patterns: Patterns): Matcher {
  const literal = new Map<string, RouteMatch[]>()
  const templates: { expression: RegExp; name: string; route: Route }[] = []
  for (const [name, route] of Object.entries(table)) {
    if (route.uri.includes('{')) {
      templates.push({ expression: matchExpression(route.uri, patterns), name, route })
    } else {
      const matches = literal.get(route.uri) ?? []
      literal.set(route.uri, [...matches, { name, route, params: {} }])
    }
  }

  const all = (path: string): RouteMatch[] => [
    ...(literal.get(path) ?? []),
    ...templates.flatMap(({ expression, name, route }) => {
      const found = expression.exec(path)
      return found ? [{ name, route, params: given(found.groups) }] : []
    }),
  ]
  return { all, find: (method, path) => matchOf(method, all(path)) }
}

/** Which of the routes of one path answers a method. HEAD is answered by GET. */
export function matchOf(method: string, matches: readonly RouteMatch[]): RouteMatch | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method
  return matches.find(({ route }) => route.method === wanted)
}

/** The methods that the routes of one path answer, as `Allow` lists them: HEAD goes with GET. */
export function allowedMethods(matches: readonly RouteMatch[]): string[] {
  const methods = new Set(matches.map(({ route }) => route.method))
  return [...methods].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

// An optional parameter that is not in the path is not among the parameters either.
function given(groups: Readonly<Record<string, string | undefined>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
