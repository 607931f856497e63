import { basename, join } from 'node:path'
import type { z } from 'zod'
import { contentFiles, contentFolders, pictures as picturesSchema } from '../files.ts'
import type { Violation } from '../violation.ts'
import { displayPath, violationAtOffset } from './document.ts'
import type { Document } from './document.ts'
import { explainIssues } from './explain-issues.ts'
import { parseText } from './parse-text.ts'
import { ownPictures } from './read-files.ts'
import type { ContentBytes, ContentPlaces } from './read-files.ts'

type Files = typeof contentFiles
type Folders = typeof contentFolders
type FileValue<Name extends keyof Files> = z.output<Files[Name]['schema']>
type FolderValue<Name extends keyof Folders> = z.output<Folders[Name]['schema']>

/** Everything that was read. A file with violations of its own is `Absent`, but known to be there. */
export type Documents<Absent = null> = {
  readonly [Name in keyof Files]: Document<FileValue<Name>> | Absent
} & {
  readonly [Name in keyof Folders]: ReadonlyMap<string, Document<FolderValue<Name>> | Absent>
} & {
  readonly pictures: Document<z.output<typeof picturesSchema>> | Absent
}

/** Documents without a violation. */
export type GoodDocuments = Documents<never>

/** Holds every file against its own schema. Offers are known by their file's name. */
export function readDocuments(
  { directory, pictures = ownPictures }: ContentPlaces,
  bytes: ContentBytes,
): { documents: Documents; violations: readonly Violation[] } {
  const violations: Violation[] = []
  const read = (path: string, found: Uint8Array | null | undefined, schema: z.ZodType) => {
    if (!found) return null
    const result = readDocument(displayPath(path), found, schema)
    const misplaced = result.document ? null : misplacedFile(displayPath(path), found)
    violations.push(...(misplaced ? [misplaced] : result.violations))
    return result.document
  }

  const single = Object.entries(contentFiles).map(([name, { file, schema }]) => [
    name,
    read(join(directory, file), bytes.files.get(file), schema),
  ])
  const folders = Object.entries(contentFolders).map(([name, { folder, schema }]) => {
    const inside = [...bytes.files].filter(([file]) => file.startsWith(`${folder}/`))
    const offers = inside.map(([file, found]) => {
      return [basename(file, '.json'), read(join(directory, file), found, schema)] as const
    })
    return [name, new Map(offers)]
  })
  const manifest = read(pictures, bytes.pictures, picturesSchema)

  // The entries are made from the very tables that the type is made of.
  const documents = Object.fromEntries([...single, ...folders, ['pictures', manifest]]) as Documents
  return { documents, violations }
}

/** One that is right in every way, but belongs elsewhere: each of its keys would be a violation. */
function misplacedFile(file: string, bytes: Uint8Array): Violation | null {
  const kinds = [...Object.values(contentFolders), ...Object.values(contentFiles)]
  for (const kind of kinds) {
    if (!readDocument(file, bytes, kind.schema).document) continue
    const place = 'folder' in kind ? `the folder ${kind.folder}` : kind.file
    const what = 'folder' in kind ? `is a ${kind.one}` : `is what belongs into ${kind.file}`
    const source = { file, text: '' }
    return violationAtOffset(
      source,
      0,
      [],
      what,
      `move it to ${place}, or put the last version back`,
    )
  }
  return null
}

interface DocumentResult<Value> {
  /** Null when there is a violation. */
  readonly document: Document<Value> | null
  readonly violations: readonly Violation[]
}

/** A file's bytes held against its schema: the document, or null with every violation found. */
export function readDocument<Schema extends z.ZodType>(
  file: string,
  bytes: Uint8Array,
  schema: Schema,
): DocumentResult<z.output<Schema>> {
  try {
    const { parsed, violations } = parseText(file, bytes)
    if (!parsed) return { document: null, violations }

    // Each schema looks at a few files once, which does not repay compiling it.
    const result = schema.safeParse(withoutSchemaName(parsed.input), { jitless: true })
    if (!result.success) {
      const found = explainIssues(parsed, schema, result.error.issues)
      return { document: null, violations: [...violations, ...found] }
    }
    const isGood = violations.length === 0
    return { document: isGood ? { ...parsed, value: result.data, schema } : null, violations }
  } catch (error) {
    // The parser calls itself for every level, so only a file made to do so gets here.
    if (!(error instanceof RangeError)) throw error
    const violation = violationAtOffset({ file, text: '' }, 0, [], ...tooDeep)
    return { document: null, violations: [violation] }
  }
}

const tooDeep = ['is nested too deeply', 'make it flatter'] as const

/** Without the key that only an editor needs. */
function withoutSchemaName(input: unknown): unknown {
  const { $schema, ...own } = input as Readonly<Record<string, unknown>>
  return typeof $schema === 'string' ? own : input
}
