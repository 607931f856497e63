import { serverHead } from '../../src/protocol/page-object.ts'
import type { PageObject, RenderedPage } from '../../src/protocol/page-object.ts'
import type { Mode } from './client-bundle.ts'

/** The HTML around a page of the small site, with the script of this mode. */
export function smallDocument(mode: Mode) {
  return (page: PageObject, { head, body }: RenderedPage): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<link rel="icon" href="data:,">
${(head.length > 0 ? head : headProp(page)).join('\n')}
<style>.sailing { height: 50vh } .screen { height: 150vh }</style>
<script type="module" src="/${mode}.js"></script>
</head>
<body>
${body}
</body>
</html>
`
}

function headProp(page: PageObject): readonly string[] {
  const { head } = page.props
  return Array.isArray(head) ? serverHead(head as string[]) : []
}
