import type { RouteOptions, RouteTable } from '../define.ts'
import { parametersOf } from '../matcher.ts'
import type { Patterns } from '../matcher.ts'
import { findLine, pagesIn } from '../sources.ts'
import type { Sources } from '../sources.ts'

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

/** Where a name's handler is written. */
interface HandlerPlace {
  /** As people would type it, such as `server/controllers/home.ts`. */
  readonly file: string
  /** What the file exports, such as `homePage`. */
  readonly exported: string
  /** The part of it that answers, where it makes several. */
  readonly member?: string
}

/**
 * Reads from the text of the module that binds names to handlers where each handler comes from: an
 * imported handler or its maker called in place (`'web.home': homePage(…)`), or a part of what was
 * made before (`const mail = newsletter(…)` and `'mail.confirm': mail.confirm`). Other entries are left out.
 * @param folder the module's folder, from which its imports are relative.
 */
export function handlerPlaces(text: string, folder: string): ReadonlyMap<string, HandlerPlace> {
  const imported = new Map(
    [...text.matchAll(/^import \{([^}]*)\} from '\.\/([^']+)'/gm)].flatMap(
      ([, names = '', path = '']) =>
        names.split(',').map((name) => [name.trim(), `${folder}/${path}`] as const),
    ),
  )
  const made = new Map(
    [...text.matchAll(/\bconst (\w+) = (\w+)\(/g)].map(([, name = '', maker = '']) => [
      name,
      maker,
    ]),
  )
  const entries = text.matchAll(/^\s+(?:'([\w.-]+)'|(\w+)): (\w+)(?:\.(\w+))?[(,]/gm)
  return new Map(
    [...entries].flatMap(([, quoted, plain, first = '', member]) => {
      const exported = made.get(first) ?? first
      const file = imported.get(exported)
      const name = quoted ?? plain ?? ''
      return file ? [[name, { file, exported, ...(member && { member }) }] as const] : []
    }),
  )
}

/** `homePage`, or `newsletter confirm` for a part. */
export function handlerName({ exported, member }: HandlerPlace): string {
  return member === undefined ? exported : `${exported} ${member}`
}

/**
 * The text that answers: of a member, from where it is defined to the next line that is indented
 * no deeper; of a whole handler, its file.
 */
export function handlerText(text: string, { member }: HandlerPlace): string {
  if (member === undefined) return text
  const lines = text.split('\n')
  const defined = new RegExp(String.raw`^(\s*)(?:(?:const|async|function)\s+)*${member}\b\s*[:=(]`)
  const start = lines.findIndex((line) => defined.test(line))
  if (start < 0) return ''
  const indent = defined.exec(lines[start] ?? '')?.[1]?.length ?? 0
  const length = lines.slice(start + 1).findIndex((line) => {
    const depth = line.search(/\S/)
    return depth >= 0 && depth <= indent && !/^\s*[)}\]]/.test(line)
  })
  return lines.slice(start, length < 0 ? undefined : start + 1 + length).join('\n')
}
