import type { Company } from '#server/content/schema/company.ts'
import type { OfferKind } from '#server/content/schema/offer.ts'
import type { AvailabilityState, DateShown } from '#server/props/dates.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { instantOf } from '#server/schedule/zoned-time.ts'
import type { Links } from '../links.ts'

interface Around {
  readonly links: Links
  readonly company: Company
  readonly kind: OfferKind
}

/** A date for search engines (schema.org Event): facts of this page, and nothing of ratings. */
export function dateSchema(
  date: ScheduledDate,
  { availability }: DateShown,
  { links, company, kind }: Around,
): object {
  const { offer, place, reference, starts, ends, joins, leaves, zone } = date
  const url = links.absolute('web.events.all', { reference })
  return {
    '@context': 'https://schema.org',
    '@type': kind === 'course' ? 'EducationEvent' : 'Event',
    name: offer.name,
    description: offer.intro_description,
    startDate: new Date(instantOf(starts, joins, zone)).toISOString(),
    endDate: new Date(instantOf(ends, leaves, zone)).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: place.name, address: place.name },
    organizer: { '@type': 'Organization', name: company.name, url: links.absolute('web.home') },
    ...(offer.price !== null && {
      offers: {
        '@type': 'Offer',
        url,
        price: date.price.toFixed(2),
        priceCurrency: 'GBP',
        validFrom: date.onSaleFrom,
        availability: `https://schema.org/${words[availability.state]}`,
      },
    }),
  }
}

const words: Readonly<Record<AvailabilityState, string>> = {
  bookNow: 'InStock',
  fewLeft: 'LimitedAvailability',
  waitingList: 'SoldOut',
  reserved: 'SoldOut',
  soldOut: 'SoldOut',
  saleOver: 'SoldOut',
  notYetOnSale: 'PreOrder',
}
