import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { ParsedText, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Rule } from './rule.ts'

/** Entries of one list have different ids: browsers keep entries apart by them. */
export const idsDiffer: Rule = (documents) => [
  ...homeIds(documents),
  ...levelFinderIds(documents),
  ...listIds(documents),
  ...resourceIds(documents),
]

function homeIds({ home }: Documents): Fault[] {
  if (!home) return []
  const { testimonials, instagram } = home.value.page_data
  return [
    ...repeated(home, ['page_data', 'testimonials'], 'id', testimonials),
    ...repeated(home, ['page_data', 'instagram'], 'id', instagram),
  ]
}

function levelFinderIds({ levelFinder }: Documents): Fault[] {
  if (!levelFinder) return []
  const { questions, gates, outcomes } = levelFinder.value
  return [
    ...repeated(levelFinder, ['questions'], 'id', questions),
    ...questions.flatMap(({ answers }, index) =>
      repeated(levelFinder, ['questions', index, 'answers'], 'id', answers),
    ),
    ...repeated(levelFinder, ['gates'], 'id', gates),
    ...repeated(levelFinder, ['outcomes'], 'id', outcomes),
  ]
}

function listIds({ blogPosts, testimonials, faq, waypoints, fleet, shipping }: Documents): Fault[] {
  return [
    ...(blogPosts ? repeated(blogPosts, ['posts'], 'id', blogPosts.value.posts) : []),
    ...(testimonials
      ? repeated(testimonials, ['testimonials'], 'id', testimonials.value.testimonials)
      : []),
    ...(faq ? repeated(faq, ['questions'], 'id', faq.value.questions) : []),
    ...(waypoints ? repeated(waypoints, ['waypoints'], 'id', waypoints.value.waypoints) : []),
    ...(fleet ? repeated(fleet, ['yachts'], 'id', fleet.value.yachts) : []),
    ...(shipping
      ? repeated(shipping, ['package_types'], 'name', shipping.value.package_types)
      : []),
  ]
}

function resourceIds({ fleet, resources }: Documents): Fault[] {
  if (!resources) return []
  const { yachts, rooms, leaders } = resources.value
  const ours = fleet?.value.yachts ?? []
  return [
    ...repeated(resources, ['yachts'], 'id', [...ours, ...yachts], ours.length),
    ...repeated(resources, ['rooms'], 'id', rooms),
    ...repeated(resources, ['leaders'], 'id', leaders),
  ]
}

function repeated<Key extends string>(
  source: ParsedText,
  path: Path,
  key: Key,
  entries: readonly Readonly<Record<Key, string | number>>[],
  /** How many of the first entries stand in another file. */
  elsewhere = 0,
): Fault[] {
  const values = entries.map((entry) => entry[key])
  return values.flatMap((value, index) =>
    index >= elsewhere && values.indexOf(value) < index
      ? [
          faultAtPath(
            source,
            [...path, index - elsewhere, key],
            `${JSON.stringify(value)} is in this list already`,
            'choose another',
          ),
        ]
      : [],
  )
}
