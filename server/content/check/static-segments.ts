import { holidayRoute } from '#routes/item-links.ts'
import type { SlugRoute } from '#routes/item-links.ts'
import type { Fault } from '../fault.ts'
import { linkTag } from '../fill/link-tag.ts'
import { faultAtPath } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Holiday } from '../schema/holiday.ts'
import type { LinkChecker } from './link-checker.ts'
import type { Rule } from './rule.ts'

/** The trip whose own address stands in the route table besides (specification 2, "Named routes"). */
const withItsOwnRoute = 'norway-sailing-adventures'

/** No slug is a word that stands beside it in the route table: nobody could open that page. */
export function slugsAreFree(links: LinkChecker): Rule {
  return ({ courses, holidays, products }) => [
    ...named(courses).flatMap((course) => slugFaults(course, ['web.courses.slug'], links)),
    ...named(holidays).flatMap((trip) => slugFaults(trip, routesOf(trip.value), links)),
    ...named(products).flatMap((product) => slugFaults(product, ['web.merchandise.slug'], links)),
  ]
}

function named<Value extends { readonly slug: string }>(
  documents: ReadonlyMap<string, Document<Value> | null>,
): readonly Document<Value>[] {
  return [...documents.values()].filter((document) => document !== null)
}

/** Every route that the item link rules may lead to a trip by. */
function routesOf(trip: Holiday): readonly SlugRoute[] {
  return [holidayRoute(linkTag(trip)), 'web.mile-builder.slug', 'web.breaks.slug']
}

function slugFaults(
  document: Document<{ readonly slug: string }>,
  routes: readonly SlugRoute[],
  links: LinkChecker,
): Fault[] {
  const { slug } = document.value
  if (slug === withItsOwnRoute) return []
  const taken = routes.map((route) => links.staticBeside(route, slug)).find((name) => name !== null)
  if (taken === undefined) return []
  return [
    faultAtPath(
      document,
      ['slug'],
      `"${slug}" is the address of ${taken}, which stands before it`,
      'give the file and its slug another name',
    ),
  ]
}
