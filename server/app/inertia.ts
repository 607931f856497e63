import { scriptJson, serverHead, serverRendering } from '@saltlark/inertia-express'
import type { Html, InertiaOptions, PageObject, RenderedPage } from '@saltlark/inertia-express'
import type { Assets } from '@saltlark/inertia-express/vite'
import { pageModule } from '#js/lib/page-module.ts'
import type { VisitorState } from '#server/http/flash.ts'
import { pagesOf } from '#server/http/page-answers.ts'
import type { SharedProps } from '#server/props/shared.ts'
import { pathOf } from '#server/routing/urls.ts'
import type { ZiggyTable } from '#server/routing/ziggy.ts'
import type { Services } from './services.ts'

interface SiteInertia {
  readonly options: InertiaOptions<Html>
  /** How many pages could not be rendered on the server so far, and were left to the browser. */
  readonly failures: () => number
}

/** How the adapter makes the site's pages. */
export function siteInertia(services: Services, flashStore: VisitorState): SiteInertia {
  const { assets, browserTable, config, log, matcher, metrics, render } = services
  const isDevelopment = config.environment === 'development'
  let failures = 0
  const options: InertiaOptions<Html> = {
    version: assets.version,
    document: createDocument(assets, browserTable),
    render:
      render &&
      serverRendering({
        render(page, request) {
          metrics?.rendered('server')
          return render(page, browserTable, pagesOf(request))
        },
        // Whoever builds the page wants to see it; a visitor's browser can still render it.
        rethrow: isDevelopment,
        // The first page of a development server waits until its sources were read, however long
        // that takes on a busy machine.
        ...(isDevelopment && { timeout: Infinity }),
        onFailure({ error, message, hint, kind, component, url }) {
          failures += 1
          metrics?.rendered('browser')
          const facts = { err: error, kind, component, url, found: message, hint }
          log.error(facts, 'a page could not be rendered on the server')
        },
      }),
    origin: config.appUrl,
    canBeOpened(address) {
      const found = matcher.all(pathOf(address))
      return found.length === 0 || found.some(({ route }) => route.method === 'GET')
    },
    flashStore,
  }
  return { options, failures: () => failures }
}

/**
 * The site's HTML document. It has no inline script: the page object and the route table are JSON data
 * blocks (decision 5). The first screen's styles stand in its head; sheets come behind the page, which
 * waits for none of them.
 * @param table the route table that browsers get, delivered once with the document.
 */
export function createDocument(assets: Pick<Assets, 'tags' | 'lateTags'>, table: ZiggyTable) {
  const routes = `<script id="ziggy-routes-json" type="application/json">${scriptJson(table)}</script>`
  return (page: PageObject, rendered: RenderedPage<Html>): Buffer => {
    const component = pageModule(page.component, page.props)
    const elements = rendered.head.length > 0 ? rendered.head : headProp(page)
    const late = assets.lateTags(component)
    const isLate = (element: string) => late !== '' && isSheet(element)
    const before = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${elements.filter((element) => !isLate(element)).join('\n')}
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/images/brand/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/images/brand/icon-180.png">
<meta name="theme-color" content="#10304d">
${assets.tags(component)}
</head>
<body>
`
    const after = `
${routes}
${[late, ...elements.filter(isLate)].join('\n')}
</body>
</html>
`
    const { body } = rendered
    const bytes = typeof body === 'string' ? Buffer.from(body) : body
    return Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)])
  }
}

function isSheet(element: string): boolean {
  return /^<link\b[^>]* rel="stylesheet"/.test(element)
}

function headProp(page: PageObject): readonly string[] {
  const { head = [], documentHead = [] } = page.props as Partial<SharedProps>
  return [...serverHead(head), ...documentHead]
}
