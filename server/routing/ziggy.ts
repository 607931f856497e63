import type { Method, RouteTable } from './define.ts'
import { parametersOf } from './matcher.ts'
import type { Patterns } from './matcher.ts'

interface ZiggyRoute {
  readonly uri: string
  readonly methods: (Method | 'HEAD')[]
  readonly wheres?: Record<string, string>
  readonly parameters?: string[]
}

/** The table that ziggy-js 2.6 reads (its `Config`, without a location). */
export interface ZiggyTable {
  readonly url: string
  readonly port: number | null
  readonly defaults: Record<string, string>
  readonly routes: Record<string, ZiggyRoute>
}

/**
 * The route table as ziggy-js expects it.
 * @param url the site's origin, without a trailing slash.
 * @param isLeftOut names that this copy of the table does not have.
 */
export function ziggyTable(
  table: RouteTable,
  patterns: Patterns,
  url: string,
  isLeftOut: (name: string) => boolean = () => false,
): ZiggyTable {
  const routes: Record<string, ZiggyRoute> = {}
  for (const [name, { method, uri }] of Object.entries(table)) {
    if (!isLeftOut(name)) routes[name] = ziggyRoute(method, uri, patterns)
  }
  return { url, port: Number(new URL(url).port) || null, defaults: {}, routes }
}

function ziggyRoute(method: Method, uri: string, patterns: Patterns): ZiggyRoute {
  const names = parametersOf(uri).map(({ name }) => name)
  const wheres = Object.fromEntries(
    // ziggy-js tests ^WHERE$ without a group, so an alternation would match a part of a value.
    names.flatMap((name) => (patterns[name] ? [[name, `(?:${patterns[name]})`]] : [])),
  )
  return {
    uri: uri === '/' ? '/' : uri.slice(1),
    methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
    ...(Object.keys(wheres).length > 0 && { wheres }),
    ...(names.length > 0 && { parameters: names }),
  }
}
