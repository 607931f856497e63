import { basename, join } from 'node:path'
import type { z } from 'zod'
import type { Fault } from '../fault.ts'
import { contentFiles, contentFolders } from '../files.ts'
import { pictures as picturesSchema } from '../schema/pictures.ts'
import type { Document } from './document.ts'
import { shownPath } from './file-fault.ts'
import { readDocument } from './read-document.ts'
import type { ContentBytes, ContentPlaces } from './read-files.ts'

type Files = typeof contentFiles
type Folders = typeof contentFolders
type FileValue<Name extends keyof Files> = z.output<Files[Name]['schema']>
type FolderValue<Name extends keyof Folders> = z.output<Folders[Name]['schema']>

/** Everything that was read. A file with faults of its own is `Absent`, but known to be there. */
export type Documents<Absent = null> = {
  readonly [Name in keyof Files]: Document<FileValue<Name>> | Absent
} & {
  readonly [Name in keyof Folders]: ReadonlyMap<string, Document<FolderValue<Name>> | Absent>
} & {
  readonly pictures: Document<z.output<typeof picturesSchema>> | Absent
}

/** Documents without a fault. */
export type GoodDocuments = Documents<never>

/** Holds every file against its own schema. Offers are known by their file's name. */
export function readDocuments(
  { directory, pictures }: ContentPlaces,
  bytes: ContentBytes,
): { documents: Documents; faults: Fault[] } {
  const faults: Fault[] = []
  const read = (path: string, found: Uint8Array | null | undefined, schema: z.ZodType) => {
    if (!found) return null
    const result = readDocument(shownPath(path), found, schema)
    faults.push(...result.faults)
    return result.document
  }

  const single = Object.entries(contentFiles).map(([name, { file, schema }]) => [
    name,
    read(join(directory, file), bytes.files.get(file), schema),
  ])
  const folders = Object.entries(contentFolders).map(([name, { folder, schema }]) => {
    const inside = [...bytes.files].filter(([file]) => file.startsWith(`${folder}/`))
    const offers = inside.map(
      ([file, found]) =>
        [basename(file, '.json'), read(join(directory, file), found, schema)] as const,
    )
    return [name, new Map(offers)]
  })
  const manifest = read(pictures, bytes.pictures, picturesSchema)

  // The entries are made from the very tables that the type is made of.
  const documents = Object.fromEntries([...single, ...folders, ['pictures', manifest]]) as Documents
  return { documents, faults }
}
