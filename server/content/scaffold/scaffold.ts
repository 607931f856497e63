import { contentFolders } from '../files.ts'
import { fieldsOf } from '../guide/fields.ts'
import type { Field } from '../guide/fields.ts'
import { readDocuments } from '../load/documents.ts'
import { contentPlaces, readFiles } from '../load/read-files.ts'
import { freeCode, freeId, titleFrom } from './free-name.ts'
import { newCourse, newHoliday, newPage, newProduct } from './templates.ts'
import type { Template } from './templates.ts'

/** What a machine can begin for a person. */
export const scaffoldKinds = ['course', 'holiday', 'product', 'page'] as const

export type ScaffoldKind = (typeof scaffoldKinds)[number]

interface Kind {
  readonly files: keyof typeof contentFolders
  readonly template: Template
  /** How the codes of new ones begin. */
  readonly prefix: string
}

const kinds: Readonly<Record<ScaffoldKind, Kind>> = {
  course: { files: 'courses', template: newCourse, prefix: 'OT' },
  holiday: { files: 'holidays', template: newHoliday, prefix: 'WK' },
  product: { files: 'products', template: newProduct, prefix: 'SL' },
  page: { files: 'pages', template: newPage, prefix: '' },
}

/** A thing of the catalogue that has an id and a code already, and the folder of its file. */
interface Taken {
  readonly folder: string
  readonly id: number
  readonly code: string
}

export interface Scaffold {
  /** Inside the content folder, such as `courses/night-pilotage.json`. */
  readonly name: string
  readonly text: string
  /** The keys that the file has, each with what the schema says of it, in the file's order. */
  readonly written: readonly Field[]
  /** Keys at the top of a file that may be added. */
  readonly optional: readonly Field[]
}

/** The folder in which the files of a kind are. */
export function folderOf(kind: ScaffoldKind): string {
  return contentFolders[kinds[kind].files].folder
}

/** A new file of a kind that keeps its schema, as a draft, with words that say what belongs there. */
export function scaffold(kind: ScaffoldKind, slug: string, taken: readonly Taken[]): Scaffold {
  const { files, template, prefix } = kinds[kind]
  const { folder, one, schema } = contentFolders[files]
  const ofKind = taken.filter((other) => other.folder === folder)
  const value = template({
    slug,
    words: titleFrom(slug),
    id: freeId(
      ofKind.map(({ id }) => id),
      taken.map(({ id }) => id),
    ),
    code: freeCode(
      prefix,
      slug,
      taken.map(({ code }) => code),
    ),
    schema: `../schema/${one}.schema.json`,
  })
  const fields = fieldsOf(schema)
  const isTop = ({ name }: Field) => !/[.[]/.test(name)
  return {
    name: `${folder}/${slug}.json`,
    text: contentText(value),
    written: inOrderOf(
      Object.keys(value),
      fields.filter(({ name }) => isWritten(value, name)),
    ),
    optional: fields.filter((field) => isTop(field) && !isWritten(value, field.name)),
  }
}

/** The schema's own order within each key at the top. */
function inOrderOf(keys: readonly string[], fields: readonly Field[]): readonly Field[] {
  return keys.flatMap((key) => fields.filter(({ name }) => /^[^.[]*/.exec(name)?.[0] === key))
}

/** Does a value have the key, in an object or in the first entry of a list? */
function isWritten(value: unknown, name: string): boolean {
  const [key = '', ...rest] = name.split('.')
  const part = partOf(value, key.replace('[]', ''))
  if (part === undefined || rest.length === 0) return part !== undefined
  return isWritten(key.endsWith('[]') && Array.isArray(part) ? part[0] : part, rest.join('.'))
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined
}

/** A line of a content file is at most so wide, as the project's formatter leaves it. */
const width = 100

/**
 * A value as content files are written: two spaces a level, and a list of words or numbers on one
 * line where it fits.
 */
function contentText(value: unknown): string {
  return `${textOf(value, 0, 0)}\n`
}

/** @param taken characters that stand in the line already, besides those of the level. */
function textOf(value: unknown, level: number, taken: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Array.isArray(value) ? listParts(value, level) : objectParts(value, level)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  if (parts.length === 0) return `${open}${close}`

  const onOneLine = `${open}${parts.join(', ')}${close}`
  const isPlain = Array.isArray(value) && value.every((part) => typeof part !== 'object')
  // A comma may follow.
  if (isPlain && 2 * level + taken + onOneLine.length < width) return onOneLine
  const indent = '  '.repeat(level + 1)
  const lines = parts.map((part) => `${indent}${part}`).join(',\n')
  return `${open}\n${lines}\n${'  '.repeat(level)}${close}`
}

function listParts(list: readonly unknown[], level: number): string[] {
  return list.map((part) => textOf(part, level + 1, 0))
}

function objectParts(object: object, level: number): string[] {
  return Object.entries(object).map(([key, part]) => {
    const start = `${JSON.stringify(key)}: `
    return `${start}${textOf(part, level + 1, start.length)}`
  })
}

/** What the files of a content folder have taken; a file with violations of its own counts for nothing. */
export function takenIn(directory: string): readonly Taken[] {
  const places = contentPlaces(directory)
  const { documents } = readDocuments(places, readFiles(places))
  const { courses, holidays, products, giftVouchers } = documents
  const folders = Object.entries({ courses, holidays, products })
  return [
    ...folders.flatMap(([folder, files]) =>
      [...files.values()].flatMap((document) =>
        document ? [{ folder, id: document.value.id, code: document.value.code }] : [],
      ),
    ),
    ...(giftVouchers?.value.vouchers ?? []).map(({ id, code }) => ({ folder: '', id, code })),
  ]
}
