import { pagesIn } from '../check/pages.ts'
import type { RouteOptions, RouteTable } from '../define.ts'
import { findLine } from '../sources.ts'
import type { Sources } from '../sources.ts'
import { parametersOf } from '../uri.ts'
import type { Patterns } from '../uri.ts'
import { handlerPlaces, handlerText } from './handler-places.ts'
import type { HandlerPlace } from './handler-places.ts'

/** One route with all that is known about it, for people and for machines. */
export interface RouteRow {
  readonly name: string
  readonly methods: readonly string[]
  readonly uri: string
  readonly kind: 'page' | 'action'
  readonly declared: { readonly file: string; readonly line: number | null }
  /** Null where there are no sources. */
  readonly handler: HandlerPlace | null
  /** The page components that the handler may show. */
  readonly pages: readonly string[]
  readonly options: RouteOptions
  /** What each parameter may look like. */
  readonly wheres: Readonly<Record<string, string>>
}

interface Listed {
  readonly tables: readonly { readonly file: string; readonly table: RouteTable }[]
  readonly patterns: Patterns
  /** The modules of one folder that bind names to handlers. */
  readonly binding: { readonly files: readonly string[]; readonly folder: string }
  readonly sources: Sources
}

/** Every route in the order in which paths are matched. */
export function routeRows({ tables, patterns, binding, sources }: Listed): RouteRow[] {
  const bindings = binding.files.map((file) => sources.get(file) ?? '')
  const places = new Map(bindings.flatMap((text) => [...handlerPlaces(text, binding.folder)]))
  return tables.flatMap(({ file, table }) =>
    Object.entries(table).map(([name, { kind, method, uri, options }]) => {
      const handler = places.get(name) ?? null
      const text = handler && handlerText(sources.get(handler.file) ?? '', handler)
      return {
        name,
        methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
        uri,
        kind,
        declared: { file, line: findLine(sources.get(file) ?? '', name) ?? null },
        handler,
        pages: [...new Set(pagesIn(text ?? '').map(({ component }) => component))],
        options,
        wheres: Object.fromEntries(
          parametersOf(uri).map((parameter) => [parameter.name, patterns[parameter.name] ?? '']),
        ),
      }
    }),
  )
}

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
