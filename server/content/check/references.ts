import type { Fault } from '../fault.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { draftNamed } from './drafts.ts'
import { unknownCourse, unknownName } from './known-name.ts'
import { unknownOffer } from './known-offer.ts'
import type { Rule } from './rule.ts'

/** Whatever the catalogue names is there: offers, questions, waypoints, package types, customers. */
export const referencesLead: Rule = (documents) => [
  ...present(documents.courses).flatMap((course) => courseFaults(documents, course)),
  ...present(documents.holidays).flatMap((holiday) => holidayFaults(documents, holiday)),
  ...present(documents.products).flatMap((product) => productFaults(documents, product)),
  ...voucherFaults(documents),
  ...testimonialFaults(documents),
]

type Of<Key extends 'courses' | 'holidays' | 'products'> =
  Documents[Key] extends ReadonlyMap<string, (infer One) | null> ? NonNullable<One> : never

function present<Value>(
  documents: ReadonlyMap<string, Document<Value> | null>,
): readonly Document<Value>[] {
  return [...documents.values()].filter((document) => document !== null)
}

function courseFaults(documents: Documents, course: Of<'courses'>): Fault[] {
  const { next, requires_courses: before, if_holding: holding } = course.value
  const held = holding ? [[holding.course, ['if_holding', 'course']] as const] : []
  const courses = [
    ...before.map((slug, index) => [slug, ['requires_courses', index]] as const),
    ...held,
  ]
  return [
    ...next.flatMap((slug, index) => [
      ...unknownName(course, ['next', index], slug, {
        what: 'course or trip',
        names: [...documents.courses.keys(), ...documents.holidays.keys()],
        otherwise: 'name one that is there',
      }),
      ...draftNamed(
        course,
        ['next', index],
        documents.courses.get(slug) ?? documents.holidays.get(slug),
      ),
    ]),
    ...courses.flatMap(([slug, path]) => unknownCourse(documents, course, path, slug)),
    ...questionFaults(documents, course),
  ]
}

function holidayFaults(documents: Documents, holiday: Of<'holidays'>): Fault[] {
  const { waypoints } = documents
  const names = waypoints?.value.waypoints.map(({ id }) => id)
  return [
    ...(names
      ? holiday.value.route.flatMap((id, index) =>
          unknownName(holiday, ['route', index], id, {
            what: 'waypoint',
            names,
            otherwise: 'add it to waypoints.json',
          }),
        )
      : []),
    ...questionFaults(documents, holiday),
  ]
}

function questionFaults(
  { faq }: Documents,
  offer: Document<{ readonly questions: readonly string[] }>,
): Fault[] {
  const names = faq?.value.questions.map(({ id }) => id)
  if (!names) return []
  return offer.value.questions.flatMap((id, index) =>
    unknownName(offer, ['questions', index], id, {
      what: 'question',
      names,
      otherwise: 'add it to faq.json',
    }),
  )
}

function productFaults(documents: Documents, product: Of<'products'>): Fault[] {
  const { for_courses: courses, package_type: name } = product.value
  return [
    ...courses.flatMap((slug, index) =>
      unknownCourse(documents, product, ['for_courses', index], slug),
    ),
    ...packageFaults(documents, product, ['package_type'], name),
  ]
}

function packageFaults(
  { shipping }: Documents,
  source: Document<unknown>,
  path: readonly string[],
  name: string,
): Fault[] {
  const names = shipping?.value.package_types.map((one) => one.name)
  if (!names) return []
  return unknownName(source, path, name, {
    what: 'package type',
    names,
    otherwise: 'add it to shipping.json',
  })
}

function voucherFaults(documents: Documents): Fault[] {
  const { giftVouchers } = documents
  if (!giftVouchers) return []
  return [
    ...giftVouchers.value.vouchers.flatMap(({ redeems }, index) => {
      const path = ['vouchers', index, 'redeems', 'slug']
      return redeems
        ? unknownOffer(documents, giftVouchers, path, redeems.className, redeems.slug)
        : []
    }),
    ...packageFaults(documents, giftVouchers, ['posted_in'], giftVouchers.value.posted_in),
  ]
}

function testimonialFaults(documents: Documents): Fault[] {
  const { home, testimonials } = documents
  if (!testimonials) return []
  const names = testimonials.value.testimonials.map(({ id }) => String(id))
  return [
    ...testimonials.value.testimonials.flatMap(({ about }, index) => {
      const path = ['testimonials', index, 'about', 'slug']
      return unknownOffer(documents, testimonials, path, about.className, about.slug)
    }),
    ...(home?.value.page_data.testimonials.flatMap(({ id }, index) =>
      unknownName(home, ['page_data', 'testimonials', index, 'id'], String(id), {
        what: 'testimonial',
        names,
        otherwise: `use one of: ${names.join(', ')}`,
      }),
    ) ?? []),
  ]
}
