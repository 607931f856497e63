/** Where a name's handler is written. */
export interface HandlerPlace {
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
