import { holidayRoute } from '#routes/item-links.ts'
import type { SlugRoute } from '#routes/item-links.ts'
import { linkTag } from '../fill/offer.ts'
import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { goodIn } from './check.ts'
import type { Check, LinkChecker } from './check.ts'

/** The trip whose own address stands in the route table besides (specification 2, "Named routes"). */
const withItsOwnRoute = 'norway-sailing-adventures'

/** No slug is a word that stands beside it in the route table: nobody could open that page. */
export function slugsAreFree(links: LinkChecker): Check {
  return function* (documents) {
    for (const [document, routes] of openedBy(documents)) {
      const { slug } = document.value
      const taken = routes
        .map((route) => links.staticBeside(route, slug))
        .find((name) => name !== null)
      if (slug === withItsOwnRoute || taken === undefined) continue
      const message = `"${slug}" is the address of ${taken}, which stands before it`
      yield violationAt(document, ['slug'], message, 'give the file and its slug another name')
    }
  }
}

/** What has a slug, with every route that the item link rules may lead to it by. */
function* openedBy({
  courses,
  holidays,
  products,
}: Documents): Iterable<
  readonly [Document<{ readonly slug: string }>, routes: readonly SlugRoute[]]
> {
  for (const course of goodIn(courses)) yield [course, ['web.courses.slug']]
  for (const trip of goodIn(holidays)) {
    const own = holidayRoute(linkTag(trip.value))
    yield [trip, [own, 'web.mile-builder.slug', 'web.breaks.slug']]
  }
  for (const product of goodIn(products)) yield [product, ['web.merchandise.slug']]
}
