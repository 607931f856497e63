import { productsFor } from '#server/catalogue/offers.ts'
import type { Content } from '#server/content/content.ts'
import type { Course } from '#server/content/schema/course.ts'
import type { Holiday } from '#server/content/schema/holiday.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { fromPounds, moneyText } from '#server/format/money.ts'
import { counted } from '#server/format/words.ts'
import type { Links } from '#server/presenters/links.ts'
import { offerHref } from '#server/presenters/offer-href.ts'
import type { BeforeYouCome, Fact, OfferLink } from '#server/props/offer-page.ts'

/** The course that teaches each theory. */
const theories = {
  'day-skipper': 'rya-day-skipper-theory',
  yachtmaster: 'rya-coastal-skipper-yachtmaster-theory',
} as const

interface Surroundings {
  readonly content: Pick<Content, 'courses' | 'products'>
  readonly links: Links
}

/** What people need before a course, in numbers. */
export function beforeCourse(course: Course, { content, links }: Surroundings): BeforeYouCome {
  const { theory, requires_courses: required, if_holding: held, assumed } = course
  const link = (slug: string, why: string): OfferLink[] => {
    const other = content.courses.get(slug)
    return other ? [{ name: other.name, href: offerHref(links, 'course', other), why }] : []
  }
  const heldName = held && content.courses.get(held.course)?.name
  return {
    needs: [
      ...ages(course),
      ...seaTime(course, heldName),
      ...passages(course),
      { term: 'We assume', text: assumed },
    ],
    courses: [
      ...required.flatMap((slug) => link(slug, 'This comes first')),
      ...(theory ? link(theories[theory], 'The theory that you need') : []),
      ...(held ? link(held.course, 'With its certificate, less sea time is enough') : []),
    ],
    books: productsFor(content, course.slug).map(({ name, slug, price }) => ({
      name,
      href: links.path('web.merchandise.slug', { slug }),
      why: moneyText(fromPounds(price)),
    })),
    requirements: course.requirements,
  }
}

/** What people need before a trip. */
export function beforeTrip(trip: Holiday): BeforeYouCome {
  return {
    needs: [...ages(trip), { term: 'Experience', text: trip.needs }],
    courses: [],
    books: [],
    requirements: trip.requirements,
  }
}

function ages({ min_age: min, max_age: max }: Offer): Fact[] {
  if (min === undefined && max === undefined) return []
  if (max === undefined) return [{ term: 'Age', text: `${min} or over` }]
  return [{ term: 'Age', text: min === undefined ? `${max} or under` : `${min} to ${max}` }]
}

function seaTime({ prerequisites: all, if_holding: held }: Course, heldName?: string): Fact[] {
  const rows = [
    { term: 'Days aboard', key: 'days', one: 'day' },
    { term: 'Of these as skipper', key: 'days_as_skipper', one: 'day' },
    { term: 'Sea miles', key: 'miles', one: 'mile' },
    { term: 'Under way at night', key: 'night_hours', one: 'hour' },
  ] as const
  return rows
    .filter(({ key }) => all[key] > 0)
    .map(({ term, key, one }) => {
      const isLess = held && heldName && held[key] < all[key]
      const orLess = isLess ? `; ${counted(held[key], one)} if you hold ${heldName}` : ''
      return { term, text: `${counted(all[key], one)}${orLess}` }
    })
}

function passages({ qualifying_passages: passages }: Course): Fact[] {
  if (!passages) return []
  const { count, min_miles: miles, as_skipper: asSkipper, overnight } = passages
  const kinds = [`${asSkipper} as skipper`, `${overnight} overnight`].join(', ')
  const text = `${count}, each of more than ${counted(miles, 'mile')}; ${kinds}`
  return [{ term: 'Qualifying passages', text }]
}
