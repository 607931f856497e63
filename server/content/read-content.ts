import { linksLead } from './check/links.ts'
import type { LinkChecker } from './check/links.ts'
import { redirectsLead } from './check/redirects.ts'
import { rules } from './check/rules.ts'
import { slugsAreFree } from './check/static-segments.ts'
import { createContent } from './content.ts'
import type { Content } from './content.ts'
import type { Fault } from './fault.ts'
import { readDocuments } from './load/documents.ts'
import type { GoodDocuments } from './load/documents.ts'
import { contentPlaces, readFiles } from './load/read-files.ts'
import type { ContentBytes, ContentPlaces } from './load/read-files.ts'

export interface ReadOptions {
  /** The generated list of pictures. Default `resources/images/pictures.json`. */
  readonly pictures?: string | undefined
  /** With it, links and route names are checked too. */
  readonly links?: LinkChecker | undefined
}

export interface ReadResult {
  /** Null when there is a fault. */
  readonly content: Content | null
  /** Every fault of every file, in the order of the files and their lines. */
  readonly faults: readonly Fault[]
  /** Names exactly these bytes. */
  readonly version: string
  /** How many content files were read. */
  readonly files: number
}

/**
 * Reads, checks and fills all content of a folder. Whatever is wrong is in `faults`: it throws for
 * no file, however broken.
 */
export function readContent(directory: string, options: ReadOptions = {}): ReadResult {
  const places = contentPlaces(directory, options.pictures)
  return contentOf(places, readFiles(places), options.links)
}

/** Every fault of a folder, for those who want nothing else of it. */
export function checkContent(
  directory: string,
  options: ReadOptions = {},
): Pick<ReadResult, 'faults' | 'files'> {
  const places = contentPlaces(directory, options.pictures)
  const bytes = readFiles(places)
  return { faults: checked(places, bytes, options.links).faults, files: bytes.files.size }
}

/** Content from bytes that were read already. */
export function contentOf(
  places: ContentPlaces,
  bytes: ContentBytes,
  links: LinkChecker | undefined,
): ReadResult {
  const { documents, faults } = checked(places, bytes, links)
  // Without a fault no document is missing.
  const content = faults.length === 0 ? createContent(documents as GoodDocuments) : null
  return { content, faults, version: bytes.version, files: bytes.files.size }
}

function checked(places: ContentPlaces, bytes: ContentBytes, links: LinkChecker | undefined) {
  const { documents, faults: own } = readDocuments(places, bytes)
  const between = [
    ...rules,
    ...(links ? [linksLead(links), slugsAreFree(links), redirectsLead(links)] : []),
  ].flatMap((rule) => rule(documents))
  return { documents, faults: [...bytes.faults, ...own, ...between].toSorted(inReadingOrder) }
}

function inReadingOrder(one: Fault, other: Fault): number {
  return one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column
}
