import type { ListedAddress } from '#server/head/sitemap-text.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
import type { Site } from '#server/site/site.ts'
import type { Links } from '../links.ts'
import { lastSaleStart, latest } from './last-change.ts'

/** The page of all dates of an offer, of each that has some. */
export function datesOfOffers(site: Site, links: Links): ListedAddress[] {
  const { byCode, today } = scheduleOf(site)
  return [...byCode].map(([reference, dates]) => ({
    path: links.path('web.events.all', { reference }),
    changed: lastSaleStart(dates, today),
    image: null,
  }))
}

/** The page of each date, in the order of the schedule. */
export function singleDates(site: Site, links: Links): ListedAddress[] {
  const { dates, today } = scheduleOf(site)
  return dates.map(({ reference, onSaleFrom, offer }) => ({
    path: links.path('web.events.all', { reference }),
    changed: latest(offer.updatedAt, onSaleFrom <= today ? onSaleFrom : null),
    image: null,
  }))
}
