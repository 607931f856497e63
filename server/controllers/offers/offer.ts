import type { PlainName } from '#routes/index.ts'
import { holidayRoute } from '#routes/item-links.ts'
import type { SlugRoute } from '#routes/item-links.ts'
import { findOffer } from '#server/catalogue/offers.ts'
import { isWanted, readWanted, wantedParameters } from '#server/catalogue/wanted.ts'
import type { Holiday, Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { PageContext, PageServices } from '#server/presenters/context.ts'
import { offerHref } from '#server/presenters/context.ts'
import { blocksFor } from '#server/presenters/info/blocks.ts'
import { presentCourse } from '#server/presenters/offers/course.ts'
import { holidayNode } from '#server/presenters/offers/holiday-node.ts'
import { presentHoliday } from '#server/presenters/offers/holiday.ts'
import { courseNode, datesOnSale } from '#server/presenters/offers/nodes.ts'
import { offerMeta } from '#server/presenters/offers/offer.ts'
import { notFound, page, redirect, withQuery } from '#server/site/page.ts'
import type { PageHandler, PageResult } from '#server/site/page.ts'
import { monthsOf, scheduleOf } from '#server/site/site.ts'
import type { Site } from '#server/site/site.ts'

/** GET /rya-courses/{slug}: one course. */
export function coursePage(services: PageServices): PageHandler<{ readonly slug: string }> {
  return withQuery(wantedOf, (site, { params, query }) => {
    const course = site.content.courses.get(params.slug)
    return course ? offerAnswer({ ...services, site }, course, query) : notFound()
  })
}

/** An offer whose page has a route of its own, which takes no slug. */
export function namedOfferPage(
  services: PageServices,
  name: PlainName,
  kind: OfferKind,
  slug: string,
): PageHandler {
  return withQuery(wantedOf, (site, { query }) => {
    const offer = findOffer(site.content, kind, slug)
    return offer ? offerAnswer({ ...services, site }, offer, query, name) : notFound()
  })
}

/** When somebody would come, and with how many. */
const wantedOf = (site: Site) => wantedParameters(monthsOf(site))

/** @param name of the route, where the page has one of its own: what staff wrote for it is shown */
function offerAnswer(
  context: PageContext,
  offer: Offer,
  query: Readonly<Record<string, unknown>>,
  name?: PlainName,
): PageResult {
  const { links, site } = context
  const wanted = readWanted(monthsOf(site), query)
  const { company } = site.content
  const isCourse = 'group' in offer
  const canonical = offerHref(links, isCourse ? 'course' : 'holiday', offer)
  const own = isCourse
    ? presentCourse(offer, context, wanted)
    : presentHoliday(offer, context, wanted)
  const props = { ...own, blocks: name ? blocksFor(name, context) : [] }
  const onSale = { company, dates: datesOnSale(props.dates, scheduleOf(site), offer) }
  const node = isCourse
    ? courseNode(offer, canonical, onSale)
    : holidayNode(offer, canonical, onSale)
  return page(
    'offers/offer',
    props,
    offerMeta(offer, company.brand, canonical, node, !isWanted(wanted)),
  )
}

/** Where the link rules lead to holidays of whatever tag (specification 2, "Item link rules"). */
const forEveryHoliday: readonly SlugRoute[] = [
  'web.sailing-holidays.slug',
  'web.mile-builder.slug',
  'web.breaks.slug',
]

/**
 * One holiday, at each address that the item link rules make of it; all of them name the one of its
 * tag as canonical (decision 15). At an address of other holidays' tags it moves there.
 */
export function holidayPage(
  services: PageServices,
  route: SlugRoute,
): PageHandler<{ readonly slug: string }> {
  return withQuery(wantedOf, (site, { params, query }) => {
    const holiday = site.content.holidays.get(params.slug)
    if (!holiday) return notFound()
    return isAt(route, holiday)
      ? offerAnswer({ ...services, site }, holiday, query)
      : redirect(offerHref(services.links, 'holiday', holiday), 301)
  })
}

function isAt(route: SlugRoute, { tags }: Holiday): boolean {
  return forEveryHoliday.includes(route) || tags.some((tag) => holidayRoute(tag) === route)
}
