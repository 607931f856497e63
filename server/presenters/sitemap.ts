import { routes } from '#routes/index.ts'
import type { PlainName } from '#routes/index.ts'
import { redirects } from '#routes/redirects.ts'
import { canonicalName, listings } from '#server/catalogue/listing/listings.ts'
import { kindOfOffer } from '#server/catalogue/offers.ts'
import type { Content } from '#server/content/content.ts'
import type { ListedAddress } from '#server/head/sitemap-text.ts'
import type { Route } from '#server/routing/define.ts'
import { isIndexed } from '#server/routing/options.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/site.ts'
import type { Site } from '#server/site/site.ts'
import { offerHref } from './context.ts'
import type { Links } from './context.ts'

/**
 * Every address under which search engines may list a page, once and as its canonical link has it:
 * pages with a name of their own, offers, things for sale, letters, dates; the farthest date last.
 */
export function listedAddresses(site: Site, links: Links): ListedAddress[] {
  const all = [
    ...namedPages(site, links),
    ...offerPages(site, links),
    ...productPages(site, links),
    ...letterPages(site, links),
    ...datePages(site, links),
  ]
  const isGivenUp = ({ path }: ListedAddress) =>
    Object.hasOwn(redirects, path) || site.content.redirects.has(path)
  const byPath = new Map(all.filter((one) => !isGivenUp(one)).map((one) => [one.path, one]))
  return [...byPath.values()]
}

/** The paths of what has a page for as long as its file is there: offers, and things for sale. */
export function filedPaths(site: Site, links: Links): string[] {
  const { courses, holidays } = site.content
  const offers = [...courses.values(), ...holidays.values()].map((offer) =>
    offerHref(links, kindOfOffer(site.content, offer), offer),
  )
  return [...offers, ...productPages(site, links).map(({ path }) => path)]
}

/** The page of each course and trip: it says something new when dates of it come on sale. */
function offerPages(site: Site, links: Links): ListedAddress[] {
  const { courses, holidays } = site.content
  const { byCode, today } = scheduleOf(site)
  return [...courses.values(), ...holidays.values()].map((offer) => ({
    path: offerHref(links, kindOfOffer(site.content, offer), offer),
    changed: latest(offer.updatedAt, lastSaleStart(byCode.get(offer.code) ?? [], today)),
    image: offer.overview_image,
  }))
}

function productPages({ content }: Site, links: Links): ListedAddress[] {
  return [...content.products.values()].map(({ slug, image, updatedAt }) => ({
    path: links.path('web.merchandise.slug', { slug }),
    changed: updatedAt ?? null,
    image,
  }))
}

function letterPages(site: Site, links: Links): ListedAddress[] {
  return site.letters.map(({ date, blocks }) => ({
    path: links.path('web.letters.date', { date }),
    changed: date,
    image: blocks.find((one) => one.type === 'picture')?.imageUrl ?? null,
  }))
}

/** The page of all dates of an offer, of each that has some; then each date, as they come. */
function datePages(site: Site, links: Links): ListedAddress[] {
  const { byCode, dates, today } = scheduleOf(site)
  const pageOf = (reference: string, changed: string | null) => ({
    path: links.path('web.events.all', { reference }),
    changed,
    image: null,
  })
  return [
    ...[...byCode].map(([code, own]) => pageOf(code, lastSaleStart(own, today))),
    ...dates.map(({ reference, onSaleFrom, offer }) =>
      pageOf(reference, latest(offer.updatedAt, onSaleFrom <= today ? onSaleFrom : null)),
    ),
  ]
}

/** The pages whose route takes nothing, or nothing that it needs. */
function namedPages(site: Site, links: Links): ListedAddress[] {
  const { dates, today } = scheduleOf(site)
  const news = lastSaleStart(dates, today)
  return listedNames().flatMap((name) => {
    const { isListed, updatedAt, image } = fileOf(site.content, name)
    if (!isListed) return []
    const changed = latest(updatedAt, showsDates(name) ? news : null)
    return [{ path: pathOf(links, name), changed, image }]
  })
}

// The level finder's entrance is its first question.
function pathOf(links: Links, name: PlainName): string {
  const entrance = 'web.level-finder.index'
  return name === entrance ? links.path(entrance, { step: '1' }) : links.path(name)
}

function listedNames(): PlainName[] {
  return Object.entries<Route>(routes)
    .filter(([, route]) => route.kind === 'page' && isIndexed(route))
    .filter(([name, { uri }]) => !/\{\w+\}/.test(uri) && canonicalName(name) === name)
    .map(([name]) => name as PlainName)
}

const notListed = 3

/** What the file of a page says; a page that is made without one may be listed. */
function fileOf({ home, pages }: Content, name: PlainName) {
  const page = pages.get(name)
  const file = name === 'web.home' ? home.pageContent : page
  return {
    isListed: file?.page_content_type_id !== notListed,
    updatedAt: name === 'web.home' ? home.updatedAt : page?.updatedAt,
    image: file?.banner_image ?? page?.banner.imageUrl ?? null,
  }
}

function showsDates(name: PlainName): boolean {
  return name === 'web.events.all' || Object.hasOwn(listings, name)
}

/** The latest of some days, `YYYY-MM-DD`; null where there is none. */
function latest(...days: readonly (string | null | undefined)[]): string | null {
  return days.reduce<string | null>(
    (last, day) => (day && (last === null || day > last) ? day : last),
    null,
  )
}

/** The day on which the newest of some dates came on sale: what shows them said something new then. */
function lastSaleStart(dates: readonly ScheduledDate[], today: string): string | null {
  return latest(...dates.map(({ onSaleFrom }) => onSaleFrom).filter((day) => day <= today))
}
