import { priceOf } from '#server/catalogue/price.ts'
import type { Company } from '#server/content/schema/company.ts'
import { formatDate } from '#server/format/dates.ts'
import { offerNode, placeNode } from '#server/head/structured-data/goods.ts'
import { companyReference } from '#server/head/structured-data/graph.ts'
import type { DateProps } from '#server/props/dates.ts'
import type { PageMeta, StructuredNode } from '#server/props/meta.ts'
import { instantOf } from '#server/schedule/day.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'

/** @param shown the date as its page shows it */
export function dateMeta(date: ScheduledDate, shown: DateProps, company: Company): PageMeta {
  const { offer, starts } = date
  return {
    title: `${offer.name}, ${formatDate(starts, 'fullDate')} | Saltlark`,
    description: description(shown),
    isIndexed: true,
    image: offer.overview_image,
    nodes: [dateNode(date, shown, company)],
  }
}

function description({ offer, when, place, price, unit, availability }: DateProps): string {
  const cost = [price.text, unit].filter((part) => part !== '').join(' ')
  return `${offer.name}: ${when}, ${place}. ${cost}. ${availability.word}.`
}

/** A date for search engines (schema.org Event): facts of this page, and nothing of ratings. */
function dateNode(
  date: ScheduledDate,
  { availability, href: url }: DateProps,
  company: Company,
): StructuredNode {
  const { kind, offer, place, starts, ends, joins, leaves, zone, onSaleFrom: from } = date
  const price = priceOf(offer, date)
  return {
    '@type': kind === 'course' ? 'EducationEvent' : 'Event',
    '@id': `${url}#event`,
    url,
    name: offer.name,
    description: offer.intro_description,
    image: offer.overview_image,
    startDate: new Date(instantOf(starts, joins, zone)).toISOString(),
    endDate: new Date(instantOf(ends, leaves, zone)).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${place.id === 'online' ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: placeNode(place, url),
    organizer: companyReference(company),
    offers:
      price.kind === 'on enquiry'
        ? null
        : offerNode({ url, pence: price.pence, state: availability.state, from }),
  }
}
