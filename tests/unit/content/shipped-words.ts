import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const directory = 'resources/content'

/** A text of the shipped content, with its file and the keys that lead to it. */
export interface ShippedText {
  readonly file: string
  readonly keys: readonly string[]
  readonly text: string
}

/** Every text in resources/content, as staff wrote it. */
export function shippedTexts(): readonly ShippedText[] {
  return contentFiles().flatMap((file) =>
    textsIn(JSON.parse(readFileSync(join(directory, file), 'utf8'))).map((found) => ({
      file,
      ...found,
    })),
  )
}

// What is prose; lists of facts, such as what a price includes, may well be the same twice.
const proseKeys = new Set([
  'overview',
  'intro_description',
  'meta_description',
  'description',
  'text',
  'copy',
  'answer',
  'say',
  'mistake',
  'notes',
  'introText',
  'outroText',
  'actions',
])

/** The sentences of all prose, of four words and more. */
export function shippedSentences(): readonly ShippedText[] {
  return shippedTexts()
    .filter(({ keys }) => proseKeys.has(keys.at(-1) ?? ''))
    .flatMap((found) =>
      found.text
        .replaceAll(/<[^>]+>/g, ' ')
        .split(/(?<=[.!?])\s+/)
        .map((text) => ({ ...found, text: text.trim() })),
    )
    .filter(({ text }) => wordsOf(text).length >= 4)
}

export function wordsOf(text: string): string[] {
  return text
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
}

function contentFiles(): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return entry.name.endsWith('.json') ? [entry.name] : []
    if (entry.name === 'schema') return []
    return readdirSync(join(directory, entry.name)).map((name) => `${entry.name}/${name}`)
  })
}

function textsIn(
  value: unknown,
  keys: readonly string[] = [],
): { keys: readonly string[]; text: string }[] {
  if (typeof value === 'string') return [{ keys, text: value }]
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => textsIn(entry, keys))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...keys, key]))
}
