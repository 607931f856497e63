import type { Route, RouteTable } from './define.ts'

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

/**
 * Laravel's URI templates (`/events/{reference?}`), taken apart once and turned into what Ziggy and
 * our own matcher need.
 */

/** Parameter name -> the source of the regular expression that its values must match whole. */
export type Patterns = Readonly<Record<string, string>>

interface UriParameter {
  readonly name: string
  readonly optional: boolean
}

const brace = /\{(\w+)(\?)?\}/g

/** The parameters of a URI in the order in which they stand. */
export function parametersOf(uri: string): UriParameter[] {
  return [...uri.matchAll(brace)].map(([, name, mark]) => ({
    name: name as string,
    optional: mark === '?',
  }))
}

/** A regular expression that matches a whole decoded-free path and names its parameters. */
export function matchExpression(uri: string, patterns: Patterns): RegExp {
  const source = uri
    .split(/(\/?\{\w+\??\})/)
    .map((part) => {
      const found = /^(\/?)\{(\w+)(\?)?\}$/.exec(part)
      if (!found) return part.replaceAll(/[.*+?^$()|[\]{}\\]/g, String.raw`\$&`)
      const [, slash, name, mark] = found
      const group = `${slash}(?<${name}>${patterns[name as string] ?? '[^/]+'})`
      return mark ? `(?:${group})?` : group
    })
    .join('')
  return new RegExp(`^${source}$`)
}

/**
 * Finds the page that a path means when only its letters' case is wrong: static segments and slugs
 * may be put into lower case, other parameters stay as they were written.
 * @returns the right path, or undefined when it is the same or no page has it.
 */
export function createRecase(table: RouteTable, patterns: Patterns) {
  const pages = Object.values(table)
    .filter(({ method }) => method === 'GET')
    .map(({ uri }) => ({ segments: uri.split('/'), whole: matchExpression(uri, patterns) }))

  return function recase(path: string): string | undefined {
    const written = path.split('/')
    for (const { segments, whole } of pages) {
      const candidate = written
        .map((part, at) => (keepsCase(segments[at]) ? part : part.toLowerCase()))
        .join('/')
      if (candidate !== path && whole.test(candidate)) return candidate
    }
    return undefined
  }
}

function keepsCase(segment: string | undefined): boolean {
  return segment !== undefined && segment.startsWith('{') && segment !== '{slug}'
}
