import { routes } from '#routes/index.ts'
import type { Routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { homePage } from '#server/controllers/home.ts'
import type { PageServices } from '#server/presenters/context.ts'
import type { PageName, Pages } from '#server/props/pages.ts'
import { createUrls } from '#server/routing/urls.ts'
import { ziggyTable } from '#server/routing/ziggy.ts'
import { noOrders } from '#server/schedule/availability.ts'
import type { PageHandler } from '#server/site/page.ts'
import { snapshotAt } from '#server/site/site.ts'
import { content } from './catalogue.ts'
import { testInstant } from './test-instant.ts'

/** What pages are made with where nobody has ordered anything. */
export const pageServices: PageServices = {
  links: createUrls<Routes>(ziggyTable(routes, patterns, 'http://localhost')),
  takenPlaces: noOrders,
}

/** The frozen catalogue at the instant of all tests. */
export const frozenSite = snapshotAt({ content, version: 'test' }, testInstant)

/** The props that a page of the frozen catalogue gets. */
export function frozenProps<Name extends PageName, Params>(
  component: Name,
  handler: PageHandler<Params>,
  params: Params,
  query: Readonly<Record<string, unknown>> = {},
): Pages[Name] {
  const answer = handler(frozenSite, { params, query })
  if (answer.kind !== 'page' || answer.component !== component) {
    throw new Error(`The page answers no ${component}.`)
  }
  return answer.props as Pages[Name]
}

export const frozenHome = frozenProps('home', homePage(pageServices.links), {})
