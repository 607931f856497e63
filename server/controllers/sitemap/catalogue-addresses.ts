import type { Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { ListedAddress } from '#server/head/sitemap-text.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
import type { Site } from '#server/site/site.ts'
import type { Links } from '../links.ts'
import { offerHref } from '../offer-href.ts'
import { lastSaleStart, latest } from './last-change.ts'

/** The page of each course and trip: it says something new when dates of it come on sale. */
export function offerPages(site: Site, links: Links): ListedAddress[] {
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
export function productPages({ content }: Site, links: Links): ListedAddress[] {
  return [...content.products.values()].map(({ slug, image, updatedAt }) => ({
    path: links.path('web.merchandise.slug', { slug }),
    changed: updatedAt ?? null,
    image,
  }))
}
