/** What a person reads of an element: its text with single spaces. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** The texts of all elements that a selector finds. */
export function textsOf(parent: ParentNode, selector: string): string[] {
  return [...parent.querySelectorAll(selector)].map(textOf)
}

/** The one element that a selector finds. */
export function only<Found extends Element = HTMLElement>(
  parent: ParentNode,
  selector: string,
): Found {
  const found = parent.querySelectorAll<Found>(selector)
  if (found.length !== 1) throw new Error(`'${selector}' finds ${found.length} elements, not 1.`)
  return found[0] as Found
}

/** Every link as its text and its address. */
export function linksOf(parent: ParentNode): (readonly [string, string | null])[] {
  return [...parent.querySelectorAll('a')].map((link) => [textOf(link), link.getAttribute('href')])
}

/** The link with this text. */
export function linkNamed(parent: ParentNode, text: string): HTMLAnchorElement {
  const link = [...parent.querySelectorAll('a')].find((found) => textOf(found) === text)
  if (!link) throw new Error(`There is no link '${text}'.`)
  return link
}

/** The panel that a menu's button opens. */
export function panelOf(document: Document, button: string): HTMLElement {
  const opener = [...document.querySelectorAll('button[aria-controls]')].find(
    (found) => textOf(found) === button,
  )
  const panel = document.getElementById(opener?.getAttribute('aria-controls') ?? '')
  if (!panel) throw new Error(`No button '${button}' opens a panel.`)
  return panel
}

/** The part of a menu under a heading. */
export function listUnder(panel: ParentNode, heading: string): Element {
  const title = [...panel.querySelectorAll('h2, h3')].find((found) => textOf(found) === heading)
  const list = title?.parentElement?.querySelector('ul')
  if (!list) throw new Error(`There is no list under '${heading}'.`)
  return list
}
