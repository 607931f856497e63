import { routes } from '#routes/index.ts'
import type { RouteName } from '#routes/index.ts'
import { later } from '#routes/later.ts'
import { escapeHtml } from '#server/escape-html.ts'

/** The route table as a page: name, method, path, and whether it is answered yet. */
export function routesPage(): string {
  const names = Object.keys(routes) as RouteName[]
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Routes</title>
<h1>${names.length} routes</h1>
<table>
<thead><tr><th scope="col">Name<th scope="col">Method<th scope="col">Path<th scope="col">Answer</thead>
<tbody>
${names.map(row).join('\n')}
</tbody>
</table>
`
}

function row(name: RouteName): string {
  const { kind, method, uri } = routes[name]
  const answer = (later as readonly RouteName[]).includes(name) ? 'later' : kind
  return `<tr>${[name, method, uri, answer].map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`
}
