import type { Documents } from '../load/documents.ts'
import { goodFiles, valuesAt } from './check.ts'
import type { Check } from './check.ts'
import { courseIsKnown, isNoDraft, nameIsKnown, offerIsKnown } from './known-names.ts'
import type { OfferReference, Target } from './known-names.ts'

const offer: Target<unknown> = (documents, source, path, value) =>
  offerIsKnown(documents, source, [...path, 'slug'], value as OfferReference)

const course: Target<unknown> = (documents, source, path, slug) =>
  courseIsKnown(documents, source, path, String(slug))

const courseOrTrip: Target<unknown> = function* ({ courses, holidays }, source, path, value) {
  const slug = String(value)
  if (courses.has(slug) || holidays.has(slug)) {
    yield* isNoDraft(source, path, courses.get(slug) ?? holidays.get(slug))
    return
  }
  const names = [...courses.keys(), ...holidays.keys()]
  const known = { what: 'course or trip', names, otherwise: 'name one that is there' }
  yield* nameIsKnown(source, path, slug, known)
}

type Names = readonly (string | number)[]

/** One of the names in a list, which is undefined where its file has violations of its own. */
function oneOf(
  what: string,
  namesIn: (documents: Documents) => Names | undefined,
  otherwise = (names: Names) => `use one of: ${names.join(', ')}`,
): Target<unknown> {
  return function* (documents, source, path, value) {
    const [name, names] = [String(value), namesIn(documents)?.map(String)]
    if (!names || names.includes(name)) return
    yield* nameIsKnown(source, path, name, { what, names, otherwise: otherwise(names) })
  }
}

const addTo = (file: string) => () => `add it to ${file}`

const idsOf = (entries: readonly { readonly id: string | number }[] | undefined) =>
  entries?.map(({ id }) => id)

const gate = oneOf('gate', ({ levelFinder }) => idsOf(levelFinder?.value.gates))
const knot = oneOf('knot', ({ knots }) => [...knots.keys()], addTo('knots'))
const question = oneOf('question', ({ faq }) => idsOf(faq?.value.questions), addTo('faq.json'))
const customers = ({ testimonials }: Documents) => idsOf(testimonials?.value.testimonials)
const yacht = oneOf('yacht', ({ fleet }) => idsOf(fleet?.value.yachts), addTo('fleet.json'))
const waypoint = oneOf(
  'waypoint',
  ({ waypoints }) => idsOf(waypoints?.value.waypoints),
  addTo('waypoints.json'),
)
const packageType = oneOf(
  'package type',
  ({ shipping }) => shipping?.value.package_types.map(({ name }) => name),
  addTo('shipping.json'),
)

/** Where content names something, by the file or the folder, and what that must be. */
const references: readonly (readonly [keyof Documents, place: string, Target<unknown>])[] = [
  ['courses', 'next.*', courseOrTrip],
  ['courses', 'requires_courses.*', course],
  ['courses', 'if_holding.course', course],
  ['courses', 'questions.*', question],
  ['holidays', 'questions.*', question],
  ['holidays', 'route.*', waypoint],
  ['products', 'for_courses.*', course],
  ['products', 'package_type', packageType],
  ['giftVouchers', 'vouchers.*.redeems', offer],
  ['giftVouchers', 'posted_in', packageType],
  ['testimonials', 'testimonials.*.about', offer],
  ['home', 'page_data.courses.*', offer],
  ['home', 'page_data.adventures.*', offer],
  ['home', 'page_data.testimonials.*.id', oneOf('testimonial', customers)],
  ['pages', 'blocks.*.offers.*', offer],
  ['pages', 'blocks.*.rungs.*.course', course],
  ['pages', 'blocks.*.knots.*', knot],
  ['pages', 'blocks.*.yachts.*', yacht],
  ['resources', 'yachts.*.like', yacht],
  ['pages', 'blocks.*.ids.*', oneOf('testimonial', customers, addTo('testimonials.json'))],
  ['levelFinder', 'refresher', offer],
  ['levelFinder', 'gates.*.course', course],
  ['levelFinder', 'questions.*.answers.*.earned_by.*', course],
  ['levelFinder', 'outcomes.*.offer', offer],
  ['levelFinder', 'outcomes.*.also.*', offer],
  ['levelFinder', 'outcomes.*.next_gate', gate],
  ['levelFinder', 'outcomes.*.when.*.passes', gate],
  ['levelFinder', 'outcomes.*.when.*.sea_time_of', gate],
]

/** Whatever content names is there: offers, questions, customers, gates, and things of the shop. */
export const referencesLead: Check = function* (documents) {
  for (const [name, place, target] of references) {
    for (const source of goodFiles(documents[name])) {
      for (const { path, value } of valuesAt(source, place)) {
        yield* target(documents, source, path, value)
      }
    }
  }
}
