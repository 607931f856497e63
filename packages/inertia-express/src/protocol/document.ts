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

/**
 * The body of a page that the browser renders: the page object and an empty root.
 * @param rootId the element's id; `createInertiaApp({ id })` must say the same.
 */
export function clientBody(page: PageObject, rootId = 'app'): string {
  return `<script data-page="${rootId}" type="application/json">${scriptJson(page)}</script><div id="${rootId}"></div>`
}

/**
 * Head elements marked as the client's `serverHead` option marks them (client 3.5 on), so that the
 * browser takes over those of the document instead of adding its own. Like there, blank elements
 * count for none.
 * @param elements one HTML element each, as the page's `head` prop has them.
 */
export function serverHead(elements: readonly string[]): string[] {
  return elements
    .map((element) => element.trim())
    .filter(Boolean)
    .map((element, index) =>
      /\sdata-inertia[=\s>]/.test(element)
        ? element
        : element.replace(/^<[a-zA-Z][^\s/>]*/, `$& data-inertia="server-head-${index}"`),
    )
}
