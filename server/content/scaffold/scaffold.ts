import { dayOf } from '#server/schedule/day.ts'
import { occurrencesBetween, referenceOf } from '#server/schedule/occurrences.ts'
import { writtenSeries } from '../check/timetable.ts'
import { contentFolders } from '../files.ts'
import { fieldsOf } from '../guide/fields.ts'
import type { Field } from '../guide/fields.ts'
import { valueIn } from '../json-schema.ts'
import { readDocuments } from '../load/documents.ts'
import type { Documents } from '../load/documents.ts'
import { readFiles } from '../load/read-files.ts'
import { freeCode, freeId, titleFrom } from './free-name.ts'
import { newCourse, newHoliday, newLetter, newPage, newProduct } from './templates.ts'

/** What a machine can begin for a person; codes of new ones begin with the prefix. */
const kinds = {
  course: { files: 'courses', template: newCourse, prefix: 'OT' },
  holiday: { files: 'holidays', template: newHoliday, prefix: 'WK' },
  product: { files: 'products', template: newProduct, prefix: 'SL' },
  page: { files: 'pages', template: newPage, prefix: '' },
  letter: { files: 'letters', template: newLetter, prefix: '' },
} as const

export type ScaffoldKind = keyof typeof kinds

export const scaffoldKinds = Object.keys(kinds) as readonly ScaffoldKind[]

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
export function scaffold(kind: ScaffoldKind, slug: string, catalogue: Catalogue): Scaffold {
  const { files, template, prefix } = kinds[kind]
  const { folder, one, schema } = contentFolders[files]
  const { taken } = catalogue
  const ids = taken.map(({ id }) => id)
  const codes = taken.map(({ code }) => code)
  const idsOfKind = taken.filter((other) => other.folder === folder).map(({ id }) => id)
  const value = template({
    slug,
    words: titleFrom(slug),
    id: freeId(idsOfKind, ids),
    code: freeCode(prefix, slug, codes),
    schema: `../schema/${one}.schema.json`,
    datesAhead: catalogue.datesAhead,
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
  const part = valueIn(value, key.replace('[]', ''))
  if (part === undefined || rest.length === 0) return part !== undefined
  return isWritten(key.endsWith('[]') && Array.isArray(part) ? part[0] : part, rest.join('.'))
}

/** A line of a content file is at most so wide, as the project's formatter leaves it. */
const width = 100

/** A list of words or numbers, with what stands before it in its line. */
const plainList = /^( *(?:"\w+": )?\[)\n((?: +[^ [{].*\n)+) *(?=\])/gm

/**
 * A value as content files are written: two spaces a level, and a list of words or numbers on one
 * line where it fits.
 */
function contentText(value: object): string {
  const text = JSON.stringify(value, null, 2).replaceAll(plainList, (list, start, entries) => {
    const onOneLine = `${start}${entries.trim().replaceAll(/\n +/g, ' ')}`
    // A closing bracket and perhaps a comma follow.
    return onOneLine.length + 1 < width ? onOneLine : list
  })
  return `${text}\n`
}

type Catalogue = Awaited<ReturnType<typeof catalogueIn>>

/**
 * What a content folder has: whatever has an id and a code, and the dates that there are. A file with
 * violations of its own counts for nothing.
 */
export async function catalogueIn(directory: string) {
  const { documents } = readDocuments({ directory }, await readFiles({ directory }))
  const { courses, holidays, products, giftVouchers } = documents
  const things = Object.entries({ courses, holidays, products }).flatMap(([folder, files]) =>
    [...files.values()].flatMap((document) =>
      document ? { folder, id: document.value.id, code: document.value.code } : [],
    ),
  )
  const vouchers = giftVouchers?.value.vouchers ?? []
  return {
    taken: [...things, ...vouchers.map(({ id, code }) => ({ folder: '', id, code }))],
    datesAhead: datesOf(documents),
  }
}

/** Who reads a letter needs a while to choose: what it names begins a week after it, or in the two that follow. */
const daysToChoose = 7
const daysListed = 14

/** The references of dates that begin soon after a day, `YYYY-MM-DD`: the first of each offer, in their order. */
function datesOf(documents: Documents) {
  const series = writtenSeries(documents).map((one) => one.series)
  const overrides = new Map(
    documents.overrides?.value.overrides.map((one) => [one.reference, one] as const),
  )
  return (date: string): string[] => {
    const from = dayOf(date) + daysToChoose
    const found = occurrencesBetween(series, overrides, from, from + daysListed)
      .filter(({ override }) => !override?.cancelled)
      .toSorted((one, other) => one.first - other.first)
    const firsts = new Map(found.toReversed().map((one) => [one.series.offer.code, one]))
    return [...firsts.values()].toReversed().map(referenceOf)
  }
}
