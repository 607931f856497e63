import type { Check, LinkChecker } from './check/check.ts'
import { advice, contentChecks, linkChecks } from './check/checks.ts'
import type { Circumstances } from './check/checks.ts'
import { soldThingsStay } from './check/sold-things.ts'
import type { SoldThings } from './check/sold-things.ts'
import { createContent } from './content.ts'
import type { Content } from './content.ts'
import { withQuotations } from './fill/quotations.ts'
import { readDocuments } from './load/documents.ts'
import type { Documents, GoodDocuments } from './load/documents.ts'
import { readFiles, textsOf } from './load/read-files.ts'
import type { ContentBytes, ContentPlaces } from './load/read-files.ts'
import type { Violation } from './violation.ts'

interface ReadOptions extends Pick<ContentPlaces, 'pictures'> {
  /** With it, links and route names are checked too. */
  readonly links?: LinkChecker | undefined
  /** With it, warnings are looked for too. */
  readonly advise?: Circumstances | undefined
  /** With it, and with `links`, what the content means for people who have paid is looked at too. */
  readonly sold?: SoldThings | undefined
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
  readonly documents: Documents
}

/**
 * Reads, checks and fills all content of a folder. Whatever is wrong is in `violations`: it rejects for
 * no file, however broken.
 */
export async function readContent(
  directory: string,
  options: ReadOptions = {},
): Promise<ReadResult> {
  const places = { directory, pictures: options.pictures }
  return contentOf(places, await readFiles(places), options)
}

/** Content from bytes that were read already. */
export function contentOf(
  places: ContentPlaces,
  bytes: ContentBytes,
  { links, advise, sold }: Omit<ReadOptions, 'pictures'>,
): ReadResult {
  const { documents: written, violations: own } = readDocuments(places, bytes)
  const documents = withQuotations(written)
  const brokenBy = (checks: readonly Check[]) => checks.flatMap((check) => [...check(documents)])
  const checks = [...contentChecks, ...(links ? linkChecks(links) : [])]
  const errors = [...bytes.violations, ...own, ...brokenBy(checks)]
  const advised = advise ? [...brokenBy(advice(advise)), ...bytes.unread] : []
  const warnings = advised.map((one): Violation => ({ ...one, severity: 'warning' }))
  const harms = sold && links ? [...soldThingsStay(sold, links)(documents)] : []
  const violations = [...errors, ...warnings, ...harms].toSorted(inReadingOrder)
  return {
    // Without an error no document is missing.
    content: errors.length === 0 ? createContent(documents as GoodDocuments) : null,
    version: bytes.version,
    violations,
    texts: textsOf(places, bytes, violations),
    files: bytes.files.size,
    documents,
  }
}

function inReadingOrder(one: Violation, other: Violation): number {
  return (
    one.file.localeCompare(other.file) ||
    one.severity.localeCompare(other.severity) ||
    one.line - other.line ||
    one.column - other.column
  )
}
