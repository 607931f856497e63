import { scriptJson, serverHead } from '@saltlark/inertia-express'
import type { PageObject, RenderedPage } from '@saltlark/inertia-express'
import type { Assets } from '@saltlark/inertia-express/vite'
import { pageModule } from '#js/lib/page-module.ts'
import type { ZiggyTable } from '#server/routing/ziggy.ts'

/**
 * The site's HTML document. It has no inline script or style: the page object and the route table
 * are JSON data blocks (decision 5).
 * @param table the route table that browsers get, delivered once with the document.
 */
export function createDocument(assets: Pick<Assets, 'tags'>, table: ZiggyTable) {
  const routes = `<script id="ziggy-routes-json" type="application/json">${scriptJson(table)}</script>`
  return (page: PageObject, { head, body }: RenderedPage): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${(head.length > 0 ? head : headProp(page)).join('\n')}
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/images/brand/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/images/brand/icon-180.png">
<meta name="theme-color" content="#10304d">
${assets.tags(pageModule(page.component, page.props))}
</head>
<body>
${body}
${routes}
</body>
</html>
`
}

function headProp(page: PageObject): readonly string[] {
  const { head } = page.props
  return Array.isArray(head) ? serverHead(head as string[]) : []
}
