import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { ParsedText, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { nearest } from '../load/nearest.ts'
import { draftNamed } from './drafts.ts'

interface Known {
  /** What the name should name, such as `question`. */
  readonly what: string
  readonly names: Iterable<string>
  /** What to do when none is near, such as `add it to faq.json`. */
  readonly otherwise: string
}

/** A fault where a name is not among those that are known, with the one that was probably meant. */
export function unknownName(
  source: ParsedText,
  path: Path,
  name: string,
  { what, names, otherwise }: Known,
): Fault[] {
  const choices = [...names]
  if (choices.includes(name)) return []

  // Numbers are never typed like each other.
  const meant = /^\d+$/.test(name) ? null : nearest(name, choices)
  return [
    faultAtPath(
      source,
      path,
      `there is no ${what} "${name}"`,
      meant ? `did you mean "${meant}"?` : otherwise,
    ),
  ]
}

/** The same for a name that may only be a course. */
export function unknownCourse(
  documents: Documents,
  source: ParsedText,
  path: Path,
  slug: string,
): Fault[] {
  const names = documents.courses.keys()
  const otherwise = `name a course, or add courses/${slug}.json`
  return [
    ...unknownName(source, path, slug, { what: 'course', names, otherwise }),
    ...draftNamed(source, path, documents.courses.get(slug)),
  ]
}
