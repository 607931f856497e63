import { levelFinder } from '#server/controllers/level-finder.ts'
import { sharedProps } from '#server/http/page-answers.ts'
import { noOrders } from '#server/schedule/availability.ts'
import { snapshotAt } from '#server/site/site.ts'
import { documentOf } from './home-document.ts'
import { content, origin, urls } from './home.ts'

const instant = Date.parse('2026-11-21T12:00:00Z')

/** A step of the level finder as the server prints it. */
export async function levelFinderDocument(
  step: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Document> {
  const site = snapshotAt({ content, version: 'test' }, instant)
  const result = levelFinder({ links: urls, takenPlaces: noOrders })(site, {
    params: { step },
    query,
  })
  if (result.kind !== 'page') throw new Error(`Step ${step} did not answer a page.`)

  const url = urls.path('web.level-finder.index', { step }, query)
  const shared = sharedProps(site, result.meta, { appUrl: origin, url }, result.props)
  return documentOf({
    component: result.component,
    props: { errors: {}, ...shared, ...result.props },
    url,
    version: 'test',
    flash: {},
  })
}
