import { areas } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { escapeHtml } from '#server/format/words.ts'
import { answerOf, differencesOf } from '#server/routing/listing/format-rows.ts'
import { routeRows } from '#server/routing/listing/rows.ts'
import type { RouteRow } from '#server/routing/listing/rows.ts'
import { readSources } from '#server/routing/sources.ts'

/** The route table as a page without script or style: what `npm run routes -- --verbose` tells. */
export function routesPage(rows: readonly RouteRow[]): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Routes</title>
</head>
<body>
<h1>${rows.length} routes</h1>
<p>In the order in which paths are matched. <code>npm run why -- GET /path</code> explains one request.</p>
<table border="1" cellpadding="4">
<thead><tr>${headings.map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(rowElement).join('\n')}
</tbody>
</table>
</body>
</html>
`
}

const headings = ['Method', 'Path', 'Name', 'Answer', 'Declared', 'Differs in']

function rowElement(row: RouteRow): string {
  const { declared, handler, methods, name, uri } = row
  const answer = handler ? `${answerOf(row)} (${handler.file})` : answerOf(row)
  const path = row.kind === 'page' && !uri.includes('{') ? openable(uri) : code(uri)
  const cells = [
    escapeHtml(methods.join('|')),
    path,
    `<a id="${escapeHtml(name)}" href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`,
    escapeHtml(answer),
    escapeHtml(`${declared.file}${declared.line === null ? '' : `:${declared.line}`}`),
    escapeHtml(differencesOf(row).join('; ')),
  ]
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`
}

function openable(path: string): string {
  return `<a href="${escapeHtml(path)}">${code(path)}</a>`
}

/** Every route of the site, with what the sources beside it tell about its handler. */
export function siteRouteRows(): RouteRow[] {
  return routeRows({
    tables: Object.entries(areas).map(([area, table]) => ({ file: `routes/${area}.ts`, table })),
    patterns,
    binding: {
      files: ['server/controllers/index.ts', 'server/controllers/pages.ts'],
      folder: 'server/controllers',
    },
    sources: readSources('routes', 'server/controllers'),
  })
}
