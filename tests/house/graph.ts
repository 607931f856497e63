import { posix } from 'node:path'
import type { ParsedFile, Taken } from './parsed.ts'

/** Where the specifiers that are no paths lead: `#server/*` to `server/*`, as package.json has them. */
export type Aliases = Readonly<Record<string, string>>

/** The files that each file takes something from, types counted, and what of them. */
export type Graph = ReadonlyMap<string, ReadonlyMap<string, readonly Taken[]>>

export function graphOf(files: readonly ParsedFile[], aliases: Aliases): Graph {
  const paths = files.map(({ path }) => path)
  const known = new Set(paths)
  return new Map(
    files.map(({ path, taken }) => {
      const found = new Map<string, Taken[]>()
      for (const one of taken) {
        const target = resolved(one.specifier, path, aliases)
        const [below = '', ...more] = target.split('*')
        const targets =
          more.length > 0 ? paths.filter((other) => other.startsWith(below)) : [target]
        for (const other of targets.filter((name) => known.has(name) && name !== path)) {
          found.set(other, [...(found.get(other) ?? []), one])
        }
      }
      return [path, found]
    }),
  )
}

function resolved(specifier: string, from: string, aliases: Aliases): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  for (const [alias, place] of Object.entries(aliases)) {
    const [before = '', after] = alias.split('*')
    if (specifier === alias) return place
    if (after !== undefined && specifier.startsWith(before) && specifier.endsWith(after)) {
      return place.replace('*', specifier.slice(before.length, specifier.length - after.length))
    }
  }
  return ''
}

/** The files that take something from each. */
export function importersOf(graph: Graph): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const [path, targets] of graph) {
    for (const target of targets.keys()) {
      importers.set(target, [...(importers.get(target) ?? []), path])
    }
  }
  return importers
}

/** The groups of files of which each leads to every other. */
export function cyclesIn(graph: Graph): string[][] {
  const importers = importersOf(graph)
  const forwards = (path: string) => [...(graph.get(path)?.keys() ?? [])]
  const backwards = (path: string) => importers.get(path) ?? []

  // What is left last leads to all that was left before it and that it is in a cycle with.
  const seen = new Set<string>()
  const left = [...graph.keys()].flatMap((path) => reached(path, forwards, seen))
  const grouped = new Set<string>()
  return left
    .toReversed()
    .map((path) => reached(path, backwards, grouped).toSorted())
    .filter(({ length }) => length > 1)
}

/** What a file leads to and was not seen yet, itself last, each behind all that it leads to. */
function reached(
  path: string,
  next: (path: string) => readonly string[],
  seen: Set<string>,
): string[] {
  if (seen.has(path)) return []
  seen.add(path)
  return [...next(path).flatMap((other) => reached(other, next, seen)), path]
}

/** The exports of a file that no other file asks for by name, or by asking for all. */
export function unasked({ path, exports }: ParsedFile, graph: Graph): ParsedFile['exports'] {
  const taken = [...graph.values()].flatMap((targets) => targets.get(path) ?? [])
  return exports.filter(
    ({ name }) => !taken.some(({ names }) => names === null || names.includes(name)),
  )
}
