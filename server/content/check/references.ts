import type { Document, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Course } from '../schema/offer.ts'
import type { Violation } from '../violation.ts'
import { goodIn } from './check.ts'
import type { Check } from './check.ts'
import { courseIsKnown, isNoDraft, nameIsKnown, offerIsKnown } from './known-names.ts'

/** Whatever the catalogue names is there: offers, questions, waypoints, package types, customers. */
export const referencesLead: Check = function* (documents) {
  const { courses, holidays, products, waypoints, giftVouchers, shipping } = documents
  for (const course of goodIn(courses)) {
    yield* coursesAreKnown(documents, course)
    yield* questionsAreKnown(documents, course)
  }
  const places = waypoints?.value.waypoints.map(({ id }) => id)
  const waypoint = { what: 'waypoint', names: places, otherwise: 'add it to waypoints.json' }
  for (const holiday of goodIn(holidays)) {
    for (const [index, id] of holiday.value.route.entries()) {
      yield* nameIsKnown(holiday, ['route', index], id, waypoint)
    }
    yield* questionsAreKnown(documents, holiday)
  }
  const types = shipping?.value.package_types.map(({ name }) => name)
  const packageType = { what: 'package type', names: types, otherwise: 'add it to shipping.json' }
  for (const product of goodIn(products)) {
    const { for_courses: slugs, package_type: name } = product.value
    for (const [index, slug] of slugs.entries()) {
      yield* courseIsKnown(documents, product, ['for_courses', index], slug)
    }
    yield* nameIsKnown(product, ['package_type'], name, packageType)
  }
  if (giftVouchers) {
    for (const [index, { redeems }] of giftVouchers.value.vouchers.entries()) {
      const path = ['vouchers', index, 'redeems', 'slug']
      if (redeems) yield* offerIsKnown(documents, giftVouchers, path, redeems)
    }
    yield* nameIsKnown(giftVouchers, ['posted_in'], giftVouchers.value.posted_in, packageType)
  }
  yield* testimonialsAreKnown(documents)
}

function* coursesAreKnown(documents: Documents, course: Document<Course>): Iterable<Violation> {
  const { courses, holidays } = documents
  const { next, requires_courses: before, if_holding: holding } = course.value
  const names = [...courses.keys(), ...holidays.keys()]
  const known = { what: 'course or trip', names, otherwise: 'name one that is there' }
  for (const [index, slug] of next.entries()) {
    yield* nameIsKnown(course, ['next', index], slug, known)
    yield* isNoDraft(course, ['next', index], courses.get(slug) ?? holidays.get(slug))
  }
  for (const [index, slug] of before.entries()) {
    yield* courseIsKnown(documents, course, ['requires_courses', index], slug)
  }
  const path: Path = ['if_holding', 'course']
  if (holding) yield* courseIsKnown(documents, course, path, holding.course)
}

function* questionsAreKnown(
  { faq }: Documents,
  offer: Document<{ readonly questions: readonly string[] }>,
): Iterable<Violation> {
  const names = faq?.value.questions.map(({ id }) => id)
  for (const [index, id] of offer.value.questions.entries()) {
    const known = { what: 'question', names, otherwise: 'add it to faq.json' }
    yield* nameIsKnown(offer, ['questions', index], id, known)
  }
}

function* testimonialsAreKnown(documents: Documents): Iterable<Violation> {
  const { home, testimonials } = documents
  if (!testimonials) return
  for (const [index, { about }] of testimonials.value.testimonials.entries()) {
    const path = ['testimonials', index, 'about', 'slug']
    yield* offerIsKnown(documents, testimonials, path, about)
  }
  const names = testimonials.value.testimonials.map(({ id }) => String(id))
  const known = { what: 'testimonial', names, otherwise: `use one of: ${names.join(', ')}` }
  for (const [index, { id }] of (home?.value.page_data.testimonials ?? []).entries()) {
    const path = ['page_data', 'testimonials', index, 'id']
    if (home) yield* nameIsKnown(home, path, String(id), known)
  }
}
