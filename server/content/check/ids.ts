import { violationAt } from '../load/document.ts'
import type { ParsedText, Path } from '../load/document.ts'
import { valuesAt } from './check.ts'
import type { Check, Violations } from './check.ts'

/** The lists whose entries have an id, by their file. */
const lists = [
  ['home', 'page_data.testimonials'],
  ['home', 'page_data.instagram'],
  ['levelFinder', 'questions'],
  ['levelFinder', 'questions.*.answers'],
  ['levelFinder', 'gates'],
  ['levelFinder', 'outcomes'],
  ['blogPosts', 'posts'],
  ['testimonials', 'testimonials'],
  ['faq', 'questions'],
  ['waypoints', 'waypoints'],
  ['fleet', 'yachts'],
  ['resources', 'rooms'],
  ['resources', 'leaders'],
] as const

type Entries = readonly Readonly<Record<string, unknown>>[]

/** Entries of one list have different ids: browsers keep entries apart by them. */
export const idsDiffer: Check = function* (documents) {
  for (const [name, place] of lists) {
    const { [name]: source } = documents
    if (!source) continue
    for (const { path, value } of valuesAt(source, place)) {
      yield* differ(source, path, value as Entries)
    }
  }
  const { fleet, resources, shipping } = documents
  if (shipping) yield* differ(shipping, ['package_types'], shipping.value.package_types, 'name')
  if (resources) {
    // A yacht is one of ours or not, and dates name either kind by its id.
    const ours = new Set((fleet?.value.yachts ?? []).map(({ id }): unknown => id))
    yield* differ(resources, ['yachts'], resources.value.yachts, 'id', ours)
  }
}

/** @param taken what entries of another file have already. */
function* differ(
  source: ParsedText,
  path: Path,
  entries: Entries,
  key = 'id',
  taken = new Set<unknown>(),
): Violations {
  for (const [index, { [key]: value }] of entries.entries()) {
    if (taken.has(value)) {
      const message = `${JSON.stringify(value)} is in this list already`
      yield violationAt(source, [...path, index, key], message, 'choose another')
    }
    taken.add(value)
  }
}
