import { routes } from '#routes/index.ts'
import type { PlainName } from '#routes/index.ts'
import { listings } from '#server/catalogue/listing/listings.ts'
import type { Content } from '#server/content/content.ts'
import type { ListedAddress } from '#server/head/sitemap-text.ts'
import type { Links } from '#server/presenters/links.ts'
import type { Route } from '#server/routing/define.ts'
import { isIndexed } from '#server/routing/options.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
import type { Site } from '#server/site/site.ts'
import { canonicalName } from '../offers/twins.ts'
import { lastSaleStart, latest } from './last-change.ts'

/** The pages whose route takes nothing, or nothing that it needs. */
export function namedPages(site: Site, links: Links): ListedAddress[] {
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
