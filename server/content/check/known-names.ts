import { suggestion } from '#server/format/nearest.ts'
import { violationAt } from '../load/document.ts'
import type { ParsedText, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { OfferKind } from '../schema/offer.ts'
import { isDraft, isDraftFile } from './check.ts'
import type { MaybeDraft, Violations } from './check.ts'

/** Holds what stands at a place against what it must name. */
export type Target<Value> = (
  documents: Documents,
  source: ParsedText,
  path: Path,
  value: Value,
) => Violations

interface Known {
  /** What the name should name, such as `question`. */
  readonly what: string
  /** Undefined: the file that lists them has violations of its own, so nobody knows. */
  readonly names: Iterable<string> | undefined
  /** What to do when none is near, such as `add it to faq.json`. */
  readonly otherwise: string
}

/** A name is among those that are known; if not, with the one that was probably meant. */
export function* nameIsKnown(
  source: ParsedText,
  path: Path,
  name: string,
  { what, names, otherwise }: Known,
): Violations {
  const choices = [...(names ?? [name])]
  if (choices.includes(name)) return
  // Numbers are never typed like each other.
  const near = /^\d+$/.test(name) ? [] : choices
  const remedy = suggestion(name, near, otherwise)
  yield violationAt(source, path, `there is no ${what} "${name}"`, remedy)
}

/** A name that may only be a course is one, which visitors may see. */
export const courseIsKnown: Target<string> = function* ({ courses }, source, path, slug) {
  const otherwise = `name a course, or add courses/${slug}.json`
  yield* nameIsKnown(source, path, slug, { what: 'course', names: courses.keys(), otherwise })
  yield* isNoDraft(source, path, courses.get(slug))
}

export interface OfferReference {
  readonly className: OfferKind
  readonly slug: string
}

const folders = { course: 'courses', holiday: 'holidays' } as const

/** A slug is that of an offer of its kind, which visitors may see. */
export const offerIsKnown: Target<OfferReference> = function* (documents, source, path, named) {
  const { className: kind, slug } = named
  const offers = documents[folders[kind]]
  const other: OfferKind = kind === 'course' ? 'holiday' : 'course'
  if (offers.has(slug)) {
    yield* isNoDraft(source, path, offers.get(slug))
  } else if (documents[folders[other]].has(slug)) {
    yield violationAt(source, path, `"${slug}" is a ${other}`, `write "${other}" as its kind`)
  } else {
    const otherwise = `add ${folders[kind]}/${slug}.json, or name another`
    yield* nameIsKnown(source, path, slug, { what: kind, names: offers.keys(), otherwise })
  }
}

/** What visitors see names no draft. One draft may name another. */
export function* isNoDraft(source: ParsedText, path: Path, named: MaybeDraft): Violations {
  if (!named || !isDraft(named) || isDraftFile(source)) return
  const name = named.file.slice(named.file.lastIndexOf('/') + 1).replace(/\.json$/, '')
  const remedy = `remove "draft" from ${named.file} when it is ready, or name another until then`
  yield violationAt(source, path, `"${name}" is a draft`, remedy)
}
