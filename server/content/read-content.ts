import type { Check, LinkChecker } from './check/check.ts'
import { advice, contentChecks, linkChecks } from './check/checks.ts'
import type { Circumstances } from './check/checks.ts'
import { createContent } from './content.ts'
import type { Content } from './content.ts'
import { readDocuments } from './load/documents.ts'
import type { Documents, GoodDocuments } from './load/documents.ts'
import { unreadFiles } from './load/list-files.ts'
import { readFiles, textsOf } from './load/read-files.ts'
import type { ContentBytes, ContentPlaces } from './load/read-files.ts'
import type { Violation } from './violation.ts'

interface ReadOptions extends Pick<ContentPlaces, 'pictures'> {
  /** With it, links and route names are checked too. */
  readonly links?: LinkChecker | undefined
}

/** What is wrong with the files of a content folder. */
export interface Checked {
  /** In reading order: those of one file side by side, errors first, then from top to bottom. */
  readonly violations: readonly Violation[]
  /** The text of every file with a violation, by the violation's own `file`, for `codeFrame`. */
  readonly texts: ReadonlyMap<string, string>
  readonly files: number
}

interface ReadResult extends Checked {
  /** Null when there is an error. */
  readonly content: Content | null
  /** Names exactly these bytes. */
  readonly version: string
}

/**
 * Reads, checks and fills all content of a folder. Whatever is wrong is in `violations`: it throws for
 * no file, however broken. Warnings are `checkContent`'s.
 */
export function readContent(directory: string, options: ReadOptions = {}): ReadResult {
  const places = { directory, pictures: options.pictures }
  return contentOf(places, readFiles(places), options.links)
}

interface CheckOptions extends ReadOptions {
  /** With it, warnings are looked for too. */
  readonly advise?: Circumstances | undefined
}

/** Every violation of a folder, for those who want nothing else of it. */
export function checkContent(
  directory: string,
  { pictures, links, advise }: CheckOptions = {},
): Checked {
  const places = { directory, pictures }
  const bytes = readFiles(places)
  const { documents, errors } = checked(places, bytes, links)
  const advised = advise ? [...brokenBy(advice(advise), documents), ...unreadFiles(directory)] : []
  const warnings = advised.map((one): Violation => ({ ...one, severity: 'warning' }))
  return report(places, bytes, [...errors, ...warnings])
}

/** Content from bytes that were read already. Nothing but errors is looked for. */
export function contentOf(
  places: ContentPlaces,
  bytes: ContentBytes,
  links: LinkChecker | undefined,
): ReadResult {
  const { documents, errors } = checked(places, bytes, links)
  // Without an error no document is missing.
  const content = errors.length === 0 ? createContent(documents as GoodDocuments) : null
  return { ...report(places, bytes, errors), content, version: bytes.version }
}

function checked(places: ContentPlaces, bytes: ContentBytes, links: LinkChecker | undefined) {
  const { documents, violations: own } = readDocuments(places, bytes)
  const checks = [...contentChecks, ...(links ? linkChecks(links) : [])]
  return { documents, errors: [...bytes.violations, ...own, ...brokenBy(checks, documents)] }
}

function brokenBy(checks: readonly Check[], documents: Documents): readonly Violation[] {
  return checks.flatMap((check) => [...check(documents)])
}

function report(places: ContentPlaces, bytes: ContentBytes, found: readonly Violation[]): Checked {
  const violations = found.toSorted(inReadingOrder)
  return { violations, texts: textsOf(places, bytes, violations), files: bytes.files.size }
}

function inReadingOrder(one: Violation, other: Violation): number {
  return (
    one.file.localeCompare(other.file) ||
    one.severity.localeCompare(other.severity) ||
    one.line - other.line ||
    one.column - other.column
  )
}
