import type { Document, Path } from '../load/document.ts'

/** A piece of text inside a content file. */
export interface FoundString {
  readonly path: Path
  /** The key it is written under; in a list, the list's. */
  readonly key: string
  readonly text: string
}

type IsWanted = (text: string, key: string) => boolean

/** Every text of a document that is wanted, with where it stands. */
export function stringsIn(document: Document<unknown>, isWanted: IsWanted): FoundString[] {
  return foundIn(document, 'value').filter(({ text, key }) => isWanted(text, key))
}

/** The same as staff wrote it, before copy was made safe. */
export function writtenStringsIn(document: Document<unknown>, isWanted: IsWanted): FoundString[] {
  return foundIn(document, 'input').filter(({ text, key }) => isWanted(text, key))
}

// Many checks look at the texts of every file, and looking for them costs more than the checks do.
// Kept by the document, which goes once content is checked; its value stays.
const known = {
  value: new WeakMap<Document<unknown>, readonly FoundString[]>(),
  input: new WeakMap<Document<unknown>, readonly FoundString[]>(),
}

function foundIn(document: Document<unknown>, side: 'value' | 'input') {
  const kept = known[side].get(document)
  if (kept) return kept
  const found: FoundString[] = []
  visit(document[side], '', [], found)
  known[side].set(document, found)
  return found
}

/** Every text of a value. */
export function stringsOf(value: unknown): readonly string[] {
  const found: FoundString[] = []
  visit(value, '', [], found)
  return found.map(({ text }) => text)
}

function visit(part: unknown, key: string, path: Path, found: FoundString[]): void {
  if (typeof part === 'string') {
    found.push({ path, key, text: part })
  } else if (Array.isArray(part)) {
    for (let index = 0; index < part.length; index += 1) {
      visit(part[index], key, [...path, index], found)
    }
  } else if (typeof part === 'object' && part !== null) {
    for (const [name, entry] of Object.entries(part)) visit(entry, name, [...path, name], found)
  }
}
