import { violationAt } from '../load/document.ts'
import type { Document, Finding, ParsedText, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Offer } from '../schema/offer.ts'
import type { Violation } from '../violation.ts'

/** Something that must hold between files, or that a schema cannot say: whatever breaks it. */
export type Check = (documents: Documents) => Violations

export type Violations = Iterable<Violation>

/** A violation at a key of one entry of a document. */
export type ViolationAtKey = (key: string, ...finding: Finding) => Violation

export function violationsIn(document: ParsedText, path: Path): ViolationAtKey {
  return (key, ...finding) => violationAt(document, [...path, key], ...finding)
}

interface PlacedValue {
  readonly path: Path
  readonly value: unknown
}

/**
 * The values at a place of a document, such as `questions.*.answers.*.id`, where `*` is every entry
 * of a list or of an object. What is left out on the way there has none.
 */
export function valuesAt({ value }: Document<unknown>, place: string): readonly PlacedValue[] {
  const top: PlacedValue = { path: [], value }
  return place.split('.').reduce((found, step) => found.flatMap((one) => partsOf(one, step)), [top])
}

function partsOf({ path, value }: PlacedValue, step: string): PlacedValue[] {
  if (typeof value !== 'object' || value === null) return []
  return partsNamed(value, step)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => ({ path: [...path, key], value: part }))
}

function partsNamed(value: object, step: string): [key: string | number, part: unknown][] {
  if (step !== '*') return [[step, (value as Readonly<Record<string, unknown>>)[step]]]
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value)
}

/** What the checks need to know about the route table. */
export interface LinkChecker {
  /** Is this a name of the route table? */
  isRoute(name: string): boolean
  /** Does a page answer this path, which has neither query nor fragment? */
  isPage(path: string): boolean
  /** The route with a path of its own that answers what a slug here would be; null: none does. */
  staticBeside(route: string, slug: string): string | null
  /** The route that opens a path, with the slug in it; null: none does. */
  opened(path: string): { readonly route: string; readonly slug: string | null } | null
  /** Does the route table itself redirect this path for good? */
  isGivenUp(path: string): boolean
  /** The path of a named route that needs no parameter; null for any other name. */
  plainPath(name: string): string | null
  /** The path, or the route name, most like this one; null when none is near. */
  nearest(pathOrName: string): string | null
}

/** The documents of a folder that have no violation of their own. */
export function goodIn<Value>(
  folder: ReadonlyMap<string, Document<Value> | null>,
): readonly Document<Value>[] {
  return [...folder.values()].filter((document) => document !== null)
}

/** The same of both folders of offers. */
export function offersOf({ courses, holidays }: Documents): readonly Document<Offer>[] {
  return [...goodIn(courses), ...goodIn(holidays)]
}

type Files = Document<unknown> | null | ReadonlyMap<string, Document<unknown> | null>

/** A file, or those of a folder, that have no violation of their own. */
export function goodFiles(files: Files): Document<unknown>[] {
  return eachOf(files).filter((document) => document !== null)
}

/** Every document that has no violation of its own, the list of pictures left out. */
export function allDocuments({ pictures: _, ...documents }: Documents): Document<unknown>[] {
  return Object.values<Files>(documents).flatMap(goodFiles)
}

/** Whether no file of these has a violation of its own: one that has may name what no other does. */
export function areWhole(...files: readonly Files[]): boolean {
  return !files.flatMap(eachOf).includes(null)
}

function eachOf(files: Files): (Document<unknown> | null)[] {
  return files === null || 'value' in files ? [files] : [...files.values()]
}

/** What may be a draft. */
export type MaybeDraft = Document<{ readonly draft?: boolean | undefined }> | null | undefined

export function isDraft(document: MaybeDraft): boolean {
  return document?.value.draft === true
}

/** The same of a file of any kind. */
export function isDraftFile({ input }: ParsedText): boolean {
  return (input as { readonly draft?: unknown }).draft === true
}

/** Is there something at this slug that visitors may see? A file with violations of its own may be. */
export function isPublished(folder: ReadonlyMap<string, MaybeDraft>, slug: string): boolean {
  return folder.has(slug) && !isDraft(folder.get(slug))
}
