import { advice } from './check/advice/advice.ts'
import type { Circumstances } from './check/advice/advice.ts'
import { unreadFiles } from './check/advice/unread-files.ts'
import { draftsLeaveNoGap } from './check/drafts.ts'
import type { LinkChecker } from './check/link-checker.ts'
import { linksLead } from './check/links.ts'
import { redirectsLead } from './check/redirects.ts'
import { rules } from './check/rules.ts'
import { slugsAreFree } from './check/static-segments.ts'
import { createContent } from './content.ts'
import type { Content } from './content.ts'
import { errorsOf } from './fault.ts'
import type { Fault } from './fault.ts'
import { readDocuments } from './load/documents.ts'
import type { GoodDocuments } from './load/documents.ts'
import { faultyTexts } from './load/faulty-texts.ts'
import { contentPlaces, readFiles } from './load/read-files.ts'
import type { ContentBytes, ContentPlaces } from './load/read-files.ts'

interface ReadOptions {
  /** The generated list of pictures. Default `resources/images/pictures.json`. */
  readonly pictures?: string | undefined
  /** With it, links and route names are checked too. */
  readonly links?: LinkChecker | undefined
}

export interface ReadResult {
  /** Null when there is an error. */
  readonly content: Content | null
  /** Every error of every file, in the order of the files and their lines. */
  readonly faults: readonly Fault[]
  /** The text of every file with a fault, by the fault's own `file`, for `codeFrame`. */
  readonly texts: ReadonlyMap<string, string>
  /** Names exactly these bytes. */
  readonly version: string
  /** How many content files were read. */
  readonly files: number
}

/**
 * Reads, checks and fills all content of a folder. Whatever is wrong is in `faults`: it throws for
 * no file, however broken. Warnings are `checkContent`'s.
 */
export function readContent(directory: string, options: ReadOptions = {}): ReadResult {
  const places = contentPlaces(directory, options.pictures)
  return contentOf(places, readFiles(places), options.links)
}

interface CheckOptions extends ReadOptions {
  /** With it, warnings are looked for too. */
  readonly advise?: Circumstances | undefined
}

/** Every fault of a folder, for those who want nothing else of it. */
export function checkContent(
  directory: string,
  options: CheckOptions = {},
): Omit<ReadResult, 'content' | 'version'> {
  const places = contentPlaces(directory, options.pictures)
  const bytes = readFiles(places)
  const { documents, faults: errors } = checked(places, bytes, options.links)
  const warnings = options.advise
    ? [...advice(options.advise).flatMap((rule) => rule(documents)), ...unreadFiles(directory)]
    : []
  const faults = [...errors, ...warnings].toSorted(inReadingOrder)
  return { faults, texts: faultyTexts(places, bytes, faults), files: bytes.files.size }
}

/** Content from bytes that were read already. Its faults are errors: nothing else is looked for. */
export function contentOf(
  places: ContentPlaces,
  bytes: ContentBytes,
  links: LinkChecker | undefined,
): ReadResult {
  const { documents, faults } = checked(places, bytes, links)
  // Without an error no document is missing.
  const content = errorsOf(faults).length === 0 ? createContent(documents as GoodDocuments) : null
  const texts = faultyTexts(places, bytes, faults)
  return { content, faults, texts, version: bytes.version, files: bytes.files.size }
}

function checked(places: ContentPlaces, bytes: ContentBytes, links: LinkChecker | undefined) {
  const { documents, faults: own } = readDocuments(places, bytes)
  const between = [
    ...rules,
    ...(links
      ? [linksLead(links), slugsAreFree(links), redirectsLead(links), draftsLeaveNoGap(links)]
      : []),
  ].flatMap((rule) => rule(documents))
  return { documents, faults: [...bytes.faults, ...own, ...between].toSorted(inReadingOrder) }
}

/** Sorts faults as people work through them: file by file, errors first, then from top to bottom. */
function inReadingOrder(one: Fault, other: Fault): number {
  return (
    one.file.localeCompare(other.file) ||
    one.severity.localeCompare(other.severity) ||
    one.line - other.line ||
    one.column - other.column
  )
}
