import type { PlainName } from '#routes/index.ts'
import { holidayRoute } from '#routes/item-links.ts'
import type { SlugRoute } from '#routes/item-links.ts'
import type { Holiday } from '#server/content/schema/holiday.ts'
import { offerHref } from '#server/presenters/offer-href.ts'
import type { OfferPageProps } from '#server/props/offer-page.ts'
import { notFound, page, redirect } from '#server/site/page.ts'
import type { PageHandler, PageResult } from '#server/site/page.ts'
import type { Site } from '#server/site/site.ts'
import { blocksFor } from '../info/shown-blocks.ts'
import type { Showing } from '../showing.ts'
import { beforeTrip } from './detail/before-you-come.ts'
import { tripCrumbs } from './detail/crumbs.ts'
import { datesOnSale } from './detail/dated-offers.ts'
import { offerMeta } from './detail/offer-meta.ts'
import { datesOnPage, offerProps } from './detail/offer-props.ts'
import { relatedToTrip } from './detail/related-tabs.ts'
import { tripFacts } from './detail/trip-facts.ts'
import { tripPlan } from './detail/trip-plan.ts'
import { tripSchema } from './detail/trip-schema.ts'

/** Where the link rules lead to trips of whatever tag (specification 2, "Item link rules"). */
const forEveryTrip: readonly SlugRoute[] = [
  'web.sailing-holidays.slug',
  'web.mile-builder.slug',
  'web.breaks.slug',
]

/**
 * One trip, at each address that the item link rules make of it; all of them name the one of its
 * tag as canonical (decision 15). At an address of other trips' tags it moves there.
 */
export function tripPage(
  showing: Showing,
  route: SlugRoute,
): PageHandler<{ readonly slug: string }> {
  return (site, { params }) => {
    const trip = site.content.holidays.get(params.slug)
    if (!trip) return notFound()
    return isAt(route, trip)
      ? tripAnswer(site, showing, trip)
      : redirect(offerHref(showing.links, 'holiday', trip), 301)
  }
}

/** The trip whose address has a route of its own, which takes no slug. */
export function namedTripPage(showing: Showing, name: PlainName, slug: string): PageHandler {
  return (site) => {
    const trip = site.content.holidays.get(slug)
    return trip ? tripAnswer(site, showing, trip, name) : notFound()
  }
}

function isAt(route: SlugRoute, { tags }: Holiday): boolean {
  return forEveryTrip.includes(route) || tags.some((tag) => holidayRoute(tag) === route)
}

function tripAnswer(site: Site, showing: Showing, trip: Holiday, name?: PlainName): PageResult {
  const { links } = showing
  const { content } = site
  const props: OfferPageProps = {
    ...offerProps(site, showing, trip),
    breadcrumbs: tripCrumbs(trip),
    facts: tripFacts(trip),
    syllabus: [],
    trip: tripPlan(content, trip),
    beforeYouCome: beforeTrip(trip),
    related: relatedToTrip(content, trip),
    blocks: name ? blocksFor(name, { ...showing, site }) : [],
  }
  const canonical = offerHref(links, 'holiday', trip)
  const { company } = content
  const dates = datesOnSale(datesOnPage(site, trip), props.dates)
  const node = tripSchema(trip, canonical, { company, dates })
  return page('offers/offer', props, offerMeta(trip, company.brand, canonical, node))
}
