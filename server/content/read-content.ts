import { linksLead } from './check/links.ts'
import type { LinkChecker } from './check/links.ts'
import { rules } from './check/rules.ts'
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

/** Content from bytes that were read already. */
export function contentOf(
  places: ContentPlaces,
  bytes: ContentBytes,
  links: LinkChecker | undefined,
): ReadResult {
  const { documents, faults: own } = readDocuments(places, bytes)
  const between = [...rules, ...(links ? [linksLead(links)] : [])].flatMap((rule) =>
    rule(documents),
  )
  const faults = [...bytes.faults, ...own, ...between].toSorted(inReadingOrder)
  // Without a fault no document is missing.
  const content = faults.length === 0 ? createContent(documents as GoodDocuments) : null
  return { content, faults, version: bytes.version, files: bytes.files.size }
}

function inReadingOrder(one: Fault, other: Fault): number {
  return one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column
}
