import type { PageObject } from '@saltlark/inertia-express'
import { coursePage } from '#server/controllers/offers/offer.ts'
import { sharedProps } from '#server/http/page-answers.ts'
import type { OfferPageProps } from '#server/props/offer-page.ts'
import type { SharedProps } from '#server/props/shared.ts'
import { noOrders } from '#server/schedule/availability.ts'
import { snapshotAt } from '#server/site/site.ts'
import { content, origin, urls } from './home.ts'

const instant = Date.parse('2026-11-21T12:00:00Z')

/** The page object of a course, made by its controller, with other props where they are given. */
export function courseObject(
  slug: string,
  props: Partial<OfferPageProps> = {},
): PageObject & { readonly props: OfferPageProps & SharedProps } {
  const url = urls.path('web.courses.slug', { slug })
  const site = snapshotAt({ content, version: 'test' }, instant)
  const result = coursePage({ links: urls, takenPlaces: noOrders })(site, {
    params: { slug },
    query: {},
  })
  if (result.kind !== 'page') throw new Error(`The course ${slug} did not answer a page.`)

  const own = { ...(result.props as OfferPageProps), ...props }
  const shared = sharedProps(site, result.meta, { appUrl: origin, url }, own)
  return {
    component: result.component,
    props: { errors: {}, ...shared, ...own },
    url,
    version: 'test',
    flash: {},
  }
}
