import { redirects } from '#routes/redirects.ts'
import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { ListedAddress } from '#server/head/sitemap-text.ts'
import type { Links } from '#server/presenters/links.ts'
import { offerHref } from '#server/presenters/offer-href.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
import type { Site } from '#server/site/site.ts'
import { lastSaleStart, latest } from './last-change.ts'
import { namedPages } from './named-pages.ts'

/**
 * Every address under which search engines may list a page, once and as its canonical link has it:
 * pages with a name of their own, offers, things for sale, dates; the farthest date last.
 */
export function listedAddresses(site: Site, links: Links): ListedAddress[] {
  const all = [
    ...namedPages(site, links),
    ...offerPages(site, links),
    ...productPages(site, links),
    ...datesOfOffers(site, links),
    ...singleDates(site, links),
  ]
  const isGivenUp = ({ path }: ListedAddress) =>
    Object.hasOwn(redirects, path) || site.content.redirects.has(path)
  const byPath = new Map(all.filter((one) => !isGivenUp(one)).map((one) => [one.path, one]))
  return [...byPath.values()]
}

/** The page of each course and trip: it says something new when dates of it come on sale. */
function offerPages(site: Site, links: Links): ListedAddress[] {
  const { courses, holidays } = site.content
  const { byCode, today } = scheduleOf(site)
  const addressOf = (kind: OfferKind) => (offer: Offer) => ({
    path: offerHref(links, kind, offer),
    changed: latest(offer.updatedAt, lastSaleStart(byCode.get(offer.code) ?? [], today)),
    image: offer.overview_image,
  })
  return [
    ...[...courses.values()].map(addressOf('course')),
    ...[...holidays.values()].map(addressOf('holiday')),
  ]
}

/** The page of each thing for sale. */
function productPages({ content }: Site, links: Links): ListedAddress[] {
  return [...content.products.values()].map(({ slug, image, updatedAt }) => ({
    path: links.path('web.merchandise.slug', { slug }),
    changed: updatedAt ?? null,
    image,
  }))
}

/** The page of all dates of an offer, of each that has some. */
function datesOfOffers(site: Site, links: Links): ListedAddress[] {
  const { byCode, today } = scheduleOf(site)
  return [...byCode].map(([reference, dates]) => ({
    path: links.path('web.events.all', { reference }),
    changed: lastSaleStart(dates, today),
    image: null,
  }))
}

/** The page of each date, in the order of the schedule. */
function singleDates(site: Site, links: Links): ListedAddress[] {
  const { dates, today } = scheduleOf(site)
  return dates.map(({ reference, onSaleFrom, offer }) => ({
    path: links.path('web.events.all', { reference }),
    changed: latest(offer.updatedAt, onSaleFrom <= today ? onSaleFrom : null),
    image: null,
  }))
}
