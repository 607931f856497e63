import { violationAt } from '../load/document.ts'
import type { Document, Path } from '../load/document.ts'
import { allDocuments } from './check.ts'
import type { Check, Violations } from './check.ts'

/** A list names nothing twice: neither a word, nor an offer, nor what differs by its number alone. */
export const nothingIsListedTwice: Check = function* (documents) {
  for (const document of allDocuments(documents)) {
    const found: Doubled[] = []
    findDoubled(document.input, [], found)
    for (const { path, name } of found) {
      const message = `${name} stands twice in this list`
      yield violationAt(document, path, message, 'remove one of the two')
    }
    yield* namesItself(document)
  }
}

interface Doubled {
  readonly path: Path
  readonly name: string
}

/** Ports and places may come again on the way home; numbers of sizes may be equal. */
const mayRepeat = ['route', 'ports', 'max_cm', 'address', 'between', 'pictures', 'schema']
/** Cards have a check of their own. */
const rows = ['courses', 'adventures']

/** @param path where the value stands; it is the same list all the way down. */
function findDoubled(value: unknown, path: (string | number)[], found: Doubled[]): void {
  if (typeof value !== 'object' || value === null) return
  const isList = Array.isArray(value)
  if (isList) findInList(value, path, found)
  for (const [key, part] of isList ? value.entries() : Object.entries(value)) {
    if (typeof part !== 'object' || mayRepeat.includes(String(key))) continue
    if (path[0] === 'page_data' && rows.includes(String(key))) continue
    path.push(key)
    findDoubled(part, path, found)
    path.pop()
  }
}

function findInList(list: readonly unknown[], path: Path, found: Doubled[]): void {
  if (list.length < 2) return
  const seen = new Map<string, unknown>()
  for (const [index, entry] of list.entries()) {
    const { mark, name, key, isSure } = markOf(entry)
    const before = seen.get(mark)
    if (mark === '') continue
    if (before === undefined) seen.set(mark, entry)
    else if (isSure || (withoutId(entry) !== '' && withoutId(before) === withoutId(entry))) {
      found.push({ path: key === null ? [...path, index] : [...path, index, key], name })
    }
  }
}

/** What of an entry tells it from others; empty: nothing does. */
interface Mark {
  readonly mark: string
  /** How staff know the entry. */
  readonly name: string
  /** The key under which that stands; null: the entry is the text itself. */
  readonly key: string | null
  /** False: entries with one mark may still differ. */
  readonly isSure: boolean
}

const noMark: Mark = { mark: '', name: '', key: null, isSure: true }
/** Prose has a check of its own. */
const longText = 200
const names = ['slug', 'question', 'network', 'link', 'from']

function markOf(entry: unknown): Mark {
  if (typeof entry === 'string') {
    if (entry.length > longText) return noMark
    return {
      mark: entry.trim().toLowerCase(),
      name: JSON.stringify(entry),
      key: null,
      isSure: true,
    }
  }
  if (typeof entry === 'number') {
    return { mark: String(entry), name: String(entry), key: null, isSure: true }
  }
  if (typeof entry !== 'object' || entry === null) return noMark
  const own = entry as Readonly<Record<string, unknown>>
  const key = names.find((one) => typeof own[one] === 'string')
  if (key !== undefined) {
    const name = String(own[key])
    return { mark: `${key} ${name.toLowerCase()}`, name: JSON.stringify(name), key, isSure: true }
  }
  // A gallery may show a picture again.
  if ('imageUrl' in own) return noMark
  const keys = Object.keys(own)
  if (keys.length === 1 && keys[0] === 'id') {
    return { mark: `id ${String(own['id'])}`, name: String(own['id']), key: 'id', isSure: true }
  }
  const texts = keys.flatMap((one) => {
    const value = own[one]
    return typeof value === 'string' ? [value] : []
  })
  return {
    mark: `${keys.length} ${texts.join(' ')}`,
    name: 'the same entry',
    key: null,
    isSure: false,
  }
}

/** An entry that was copied has another number at most. */
function withoutId(entry: unknown): string {
  const { id: _, ...rest } = entry as Readonly<Record<string, unknown>>
  return Object.keys(rest).length < 2 ? '' : JSON.stringify(rest)
}

function* namesItself(document: Document<unknown>): Violations {
  const { slug, next } = document.value as { readonly slug?: unknown; readonly next?: unknown }
  const index = Array.isArray(next) ? next.indexOf(slug) : -1
  if (index < 0 || typeof slug !== 'string') return
  const message = `"${slug}" comes after itself`
  yield violationAt(document, ['next', index], message, 'name another offer, or remove it')
}
