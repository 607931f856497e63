import type { Path } from '../load/document.ts'

/** A piece of text inside a content file. */
export interface FoundString {
  readonly path: Path
  /** The key it is written under; in a list, the list's. */
  readonly key: string
  readonly text: string
}

/** Every text inside a value that is wanted, with where it stands. */
export function stringsIn(
  value: unknown,
  isWanted: (text: string, key: string) => boolean,
): FoundString[] {
  const found: FoundString[] = []
  const path: (string | number)[] = []
  visit(value, '')
  return found

  function visit(part: unknown, key: string): void {
    if (typeof part === 'string') {
      if (isWanted(part, key)) found.push({ path: [...path], key, text: part })
    } else if (Array.isArray(part)) {
      part.forEach((entry: unknown, index) => visitAt(index, entry, key))
    } else if (typeof part === 'object' && part !== null) {
      for (const [name, entry] of Object.entries(part)) visitAt(name, entry, name)
    }
  }

  function visitAt(step: string | number, part: unknown, key: string): void {
    path.push(step)
    visit(part, key)
    path.pop()
  }
}
