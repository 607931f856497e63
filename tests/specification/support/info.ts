import type { PlainName } from '#routes/index.ts'
import { infoPage } from '#server/controllers/info.ts'
import { sharedProps } from '#server/http/page-answers.ts'
import { noOrders } from '#server/schedule/availability.ts'
import { snapshotAt } from '#server/site/site.ts'
import { documentOf } from './home-document.ts'
import { content, origin, urls } from './home.ts'

const instant = Date.parse('2026-11-21T12:00:00Z')

/** An information page as the server prints it. */
export async function infoDocument(name: PlainName): Promise<Document> {
  const url = urls.path(name)
  const site = snapshotAt({ content, version: 'test' }, instant)
  const result = infoPage({ links: urls, takenPlaces: noOrders })(name)(site, {
    params: {},
    query: {},
  })
  if (result.kind !== 'page') throw new Error(`${name} did not answer a page.`)

  const shared = sharedProps(site, result.meta, { appUrl: origin, url }, result.props)
  return documentOf({
    component: result.component,
    props: { errors: {}, ...shared, ...result.props },
    url,
    version: 'test',
    flash: {},
  })
}
