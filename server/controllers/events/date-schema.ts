import type { Company } from '#server/content/schema/company.ts'
import type { OfferKind } from '#server/content/schema/offer.ts'
import { companyReference } from '#server/head/structured-data/company.ts'
import { offerNode } from '#server/head/structured-data/offer.ts'
import { placeNode } from '#server/head/structured-data/place.ts'
import type { DateShown } from '#server/props/dates.ts'
import type { StructuredNode } from '#server/props/meta.ts'
import { instantOf } from '#server/schedule/day.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'

interface Around {
  readonly company: Company
  readonly kind: OfferKind
}

/** A date for search engines (schema.org Event): facts of this page, and nothing of ratings. */
export function dateSchema(
  date: ScheduledDate,
  { availability, href: url }: DateShown,
  { company, kind }: Around,
): StructuredNode {
  const { offer, place, starts, ends, joins, leaves, zone, onSaleFrom: from } = date
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
      offer.price === null
        ? null
        : offerNode({ url, price: date.price, state: availability.state, from }),
  }
}
