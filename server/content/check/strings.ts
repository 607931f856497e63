import type { Path } from '../load/document.ts'

/** A piece of text inside a content file. */
export interface FoundString {
  readonly path: Path
  /** The key it is written under; in a list, the list's. */
  readonly key: string
  readonly text: string
}

/** Every text inside a value, with where it stands. */
export function stringsIn(value: unknown, path: Path = [], key = ''): FoundString[] {
  if (typeof value === 'string') return [{ path, key, text: value }]
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) => stringsIn(entry, [...path, index], key))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => stringsIn(entry, [...path, name], name))
}
