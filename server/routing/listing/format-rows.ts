import { handlerName } from './rows.ts'
import type { RouteRow } from './rows.ts'

interface RowFilter {
  readonly name?: string | undefined
  readonly path?: string | undefined
  readonly method?: string | undefined
}

/** The rows whose name and path have a text in them, or fit it whole where it has a `*`. */
export function filterRows(rows: readonly RouteRow[], filter: RowFilter): RouteRow[] {
  const { name, path, method } = filter
  return rows.filter(
    (row) =>
      (name === undefined || fits(row.name, name)) &&
      (path === undefined || fits(row.uri, path)) &&
      (method === undefined || row.methods.includes(method.toUpperCase())),
  )
}

function fits(text: string, wanted: string): boolean {
  if (!wanted.includes('*')) return text.includes(wanted)
  const parts = wanted.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`).test(text)
}

interface Look {
  /** Columns to fill; longer lines are cut, unless everything is told. */
  readonly width: number
  /** Tell each route's file, page, options and patterns below it. */
  readonly isVerbose?: boolean
  /** Colours a part of a line; left out: plain text. */
  readonly paint?: (style: 'method' | 'parameter' | 'quiet', text: string) => string
}

/** The routes as Laravel's route:list shows them: method, path, dots, name, what answers; a count. */
export function formatRows(rows: readonly RouteRow[], look: Look): string {
  const column = Math.max(0, ...rows.map(({ methods }) => methods.join('|').length))
  const lines = rows.flatMap((row) => [
    rowLine(row, column, look),
    ...(look.isVerbose ? detailLines(row, column, look) : []),
  ])
  return ['', ...lines, '', countLine(rows, look.width), ''].join('\n')
}

/** What answers a route, in a few words: `homePage → home`. */
export function answerOf({ handler, kind, pages }: RouteRow): string {
  const page = pages.length > 0 ? ` → ${pages.join(', ')}` : ''
  return `${handler ? handlerName(handler) : kind}${page}`
}

/** In what a route differs from others, each in a few words. */
export function differencesOf({ options, wheres }: RouteRow): string[] {
  const { visitor = 'none', cache, limit, body, indexed, table } = options
  return [
    ...(visitor === 'none' ? [] : [`visitor ${visitor}`]),
    ...(options.isConfirmed ? ['password asked for again'] : []),
    ...(options.isDestination ? ['signing in may lead here'] : []),
    ...(options.query ? [`reads ?${options.query.join(', ?')}`] : []),
    ...(cache ? [cache.seconds === 0 ? 'never kept' : `kept at most ${cache.seconds} s`] : []),
    ...(limit ? [`limit ${limit.name}: ${limit.max} in ${limit.seconds} s`] : []),
    ...(body === undefined ? [] : [`body up to ${body} bytes`]),
    ...(options.rawBody ? ['body as its bytes came'] : []),
    ...(indexed === undefined ? [] : [indexed ? 'listed by search engines' : 'not indexed']),
    ...(table === 'server' ? ["not in the browsers' table"] : []),
    ...Object.entries(wheres).map(([name, pattern]) => `{${name}} ${pattern}`),
  ]
}

const plain = (_style: string, text: string) => text

function rowLine(row: RouteRow, column: number, { width, isVerbose, paint = plain }: Look): string {
  const methods = row.methods.join('|').padEnd(column)
  const start = `  ${methods}  ${row.uri} `
  const end = ` ${row.name} › ${answerOf(row)}`
  const room = width - start.length
  const shown =
    isVerbose || end.length <= room - 1 ? end : `${end.slice(0, Math.max(0, room - 2))}…`
  const dots = '.'.repeat(Math.max(1, room - shown.length))
  const uri = row.uri.replaceAll(/\{[^}]*\}/g, (parameter) => paint('parameter', parameter))
  return `  ${paint('method', methods)}  ${uri} ${paint('quiet', dots + shown)}`
}

function detailLines(row: RouteRow, column: number, { paint = plain }: Look): string[] {
  const { declared, handler, pages } = row
  const details = [
    `${declared.file}${declared.line === null ? '' : `:${declared.line}`}`,
    ...(handler ? [`${handler.file} ${handlerName(handler)}`] : []),
    ...pages.map((page) => `page ${page}`),
    ...differencesOf(row),
  ]
  return details.map((detail) => paint('quiet', `${' '.repeat(column + 4)}⇂ ${detail}`))
}

function countLine(rows: readonly RouteRow[], width: number): string {
  const count = `Showing [${rows.length}] ${rows.length === 1 ? 'route' : 'routes'}`
  return count.padStart(width)
}
