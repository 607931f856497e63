import { priceOf } from '#server/catalogue/price.ts'
import type { Company } from '#server/content/schema/company.ts'
import type { Course, Offer } from '#server/content/schema/offer.ts'
import { offerNode, placeNode } from '#server/head/structured-data/goods.ts'
import { companyReference } from '#server/head/structured-data/graph.ts'
import type { AvailabilityState, DateProps } from '#server/props/dates.ts'
import type { StructuredNode } from '#server/props/meta.ts'
import type { Schedule } from '#server/schedule/schedule.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'

/**
 * A course for search engines (schema.org Course) with the dates that its page lists. Nothing of
 * ratings: the scores on the page are the company's, of which a course may not boast.
 * @param page site path of its one address
 */
export function courseNode(
  course: Course,
  page: string,
  { company, dates }: OnSale,
): StructuredNode {
  return {
    '@type': 'Course',
    '@id': `${page}#course`,
    url: page,
    name: course.name,
    description: course.meta_description,
    image: course.overview_image,
    courseCode: course.code,
    educationalLevel: levels[course.ability],
    educationalCredentialAwarded: course.certificate,
    coursePrerequisites: course.assumed,
    inLanguage: 'en-GB',
    provider: companyReference(company),
    offers: offersOf(course, page, dates).map(paid),
    // Without dates people begin on any day, or agree on one with us.
    hasCourseInstance:
      dates.length > 0
        ? dates.map(instanceOf)
        : [instance(course, course.locations[0] ?? '', page)],
  }
}

const levels: Readonly<Record<Course['ability'], string>> = {
  beginner: 'Novice',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}

// The word by which search engines tell a course that costs something from one that does not.
function paid(offer: StructuredNode): StructuredNode {
  return { ...offer, category: 'Paid' }
}

function instanceOf(onSale: DateOnSale): StructuredNode {
  const { date, href } = onSale
  const offer = dateOffer(onSale)
  return {
    ...instance(date.offer, date.place.id, href),
    location: placeNode(date.place, href),
    startDate: date.starts,
    endDate: date.ends,
    offers: offer && paid(offer),
  }
}

function instance({ days }: DateOnSale['date']['offer'], place: string, url: string) {
  return {
    '@type': 'CourseInstance',
    url,
    courseMode: place === 'online' ? 'Online' : 'Onsite',
    courseWorkload: `P${days}D`,
  }
}

/** Who sells an offer, and on which dates. */
export interface OnSale {
  readonly company: Company
  readonly dates: readonly DateOnSale[]
}

/** A date as the schedule has it, beside what its page says of it. */
interface DateOnSale {
  readonly date: ScheduledDate
  readonly state: AvailabilityState
  /** Site path of its page. */
  readonly href: string
}

/** The dates that a page shows, in their order. */
export function datesOnSale(
  shown: readonly DateProps[],
  { byCode }: Schedule,
  { code }: Offer,
): DateOnSale[] {
  const dates = byCode.get(code) ?? []
  return shown.flatMap(({ reference, availability, href }) => {
    const date = dates.find((one) => one.reference === reference)
    return date ? [{ date, state: availability.state, href }] : []
  })
}

/** One date at its price; null for a date whose price is a matter of asking. */
function dateOffer({ date, state, href: url }: DateOnSale): StructuredNode | null {
  const price = priceOf(date.offer, date)
  // A quotation may come out higher than the price that it begins with.
  if (price.kind !== 'exact') return null
  return offerNode({ url, pence: price.pence, state, from: date.onSaleFrom })
}

/** What can be bought of an offer: each of the dates, or itself where there are none to choose. */
export function offersOf(
  offer: Offer,
  page: string,
  dates: readonly DateOnSale[],
): StructuredNode[] {
  if (dates.length > 0) return dates.flatMap((date) => dateOffer(date) ?? [])
  const price = priceOf(offer)
  if (price.kind !== 'exact') return []
  const state = offer.places === null ? 'bookNow' : 'soldOut'
  return [offerNode({ url: page, pence: price.pence, state })]
}
