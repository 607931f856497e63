import { redirects } from '#routes/redirects.ts'
import type { ListedAddress } from '#server/head/sitemap-text.ts'
import type { Site } from '#server/site/site.ts'
import type { Links } from '../links.ts'
import { offerPages, productPages } from './catalogue-addresses.ts'
import { datesOfOffers, singleDates } from './date-addresses.ts'
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
