import { violationAt } from '../load/document.ts'
import type { ParsedText, Path } from '../load/document.ts'
import type { Violation } from '../violation.ts'
import type { Check } from './check.ts'

type List = readonly [
  source: ParsedText,
  path: Path,
  entries: readonly Readonly<Record<string, unknown>>[],
]

/** Entries of one list have different ids: browsers keep entries apart by them. */
export const idsDiffer: Check = function* (documents) {
  const { home, levelFinder, blogPosts, testimonials, faq, waypoints } = documents
  const { fleet, shipping, resources } = documents
  const lists: readonly (List | false | null)[] = [
    home && [home, ['page_data', 'testimonials'], home.value.page_data.testimonials],
    home && [home, ['page_data', 'instagram'], home.value.page_data.instagram],
    levelFinder && [levelFinder, ['questions'], levelFinder.value.questions],
    ...(levelFinder?.value.questions ?? []).map(
      ({ answers }, index): List | null =>
        levelFinder && [levelFinder, ['questions', index, 'answers'], answers],
    ),
    levelFinder && [levelFinder, ['gates'], levelFinder.value.gates],
    levelFinder && [levelFinder, ['outcomes'], levelFinder.value.outcomes],
    blogPosts && [blogPosts, ['posts'], blogPosts.value.posts],
    testimonials && [testimonials, ['testimonials'], testimonials.value.testimonials],
    faq && [faq, ['questions'], faq.value.questions],
    waypoints && [waypoints, ['waypoints'], waypoints.value.waypoints],
    fleet && [fleet, ['yachts'], fleet.value.yachts],
    resources && [resources, ['rooms'], resources.value.rooms],
    resources && [resources, ['leaders'], resources.value.leaders],
  ]
  for (const list of lists) if (list) yield* differ(...list)
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
  entries: List[2],
  key = 'id',
  taken = new Set<unknown>(),
): Iterable<Violation> {
  for (const [index, { [key]: value }] of entries.entries()) {
    if (taken.has(value)) {
      const message = `${JSON.stringify(value)} is in this list already`
      yield violationAt(source, [...path, index, key], message, 'choose another')
    }
    taken.add(value)
  }
}
