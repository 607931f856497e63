import type { PageObject } from './page-object.ts'

/** What server-side rendering gives: head elements, and a body that holds the page object too. */
export interface RenderedPage {
  readonly head: readonly string[]
  readonly body: string
}

/** JSON inside a script element: neither `</script>` nor `<!--` can end or confuse it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('/', String.raw`\/`)
}

/** The body of a page that the browser renders: the page object and an empty root. */
export function clientBody(page: PageObject): string {
  return `<script data-page="app" type="application/json">${scriptJson(page)}</script><div id="app"></div>`
}
