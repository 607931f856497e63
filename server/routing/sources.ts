import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The text of source files by their path, as people would type it. */
export type Sources = ReadonlyMap<string, string>

/** Every TypeScript file in some folders and below; nothing for a folder that is not there. */
export function readSources(...folders: readonly string[]): Sources {
  return new Map(
    folders.flatMap((folder) =>
      namesIn(folder).map((name) => {
        const path = join(folder, name)
        return [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')] as const
      }),
    ),
  )
}

/** The line, from 1, on which a key of an object or an entry of a list stands; undefined for none. */
export function findLine(text: string, key: string): number | undefined {
  const literal = key.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  const entry = new RegExp(String.raw`^\s*(?:'${literal}'|"${literal}"|${literal})\s*[:,]`)
  const at = text.split('\n').findIndex((line) => entry.test(line))
  return at < 0 ? undefined : at + 1
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.ts')).toSorted()
}

/** The pages that a handler's text answers with, `page('offers/show', …)`, and their lines. */
export function pagesIn(text: string): { readonly component: string; readonly line: number }[] {
  return [...text.matchAll(/(?<![\w.])page\(\s*'([\w/-]+)'/g)].map(
    ({ 1: component = '', index }) => ({
      component,
      line: text.slice(0, index).split('\n').length,
    }),
  )
}
