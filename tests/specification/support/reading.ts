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
  const list = title?.nextElementSibling
  if (list?.localName !== 'ul') throw new Error(`There is no list under '${heading}'.`)
  return list
}

/** The slides of a carousel, from the first to the last, in whichever order they stand. */
export function slidesOf(part: ParentNode): Element[] {
  const place = (slide: Element) => Number.parseInt(slide.getAttribute('aria-label') ?? '', 10)
  return [...part.querySelectorAll('[aria-roledescription="slide"]')].toSorted(
    (one, other) => place(one) - place(other),
  )
}

/** The arrows of a carousel. */
export function arrowsOf(part: ParentNode): (string | null)[] {
  return [...part.querySelectorAll('button')]
    .map((button) => button.getAttribute('aria-label'))
    .filter((name) => name === 'Previous' || name === 'Next')
    .toSorted()
}

/** The picture that a part of a page shows once it is near. */
export function pictureOf(part: ParentNode | undefined): string | null {
  return pathIn(part?.querySelector('noscript img'), 'src')
}

/** What a page's head says under a name. */
export function metaOf(page: Document, name: string): string | null {
  return only(page, `meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
}

/** What a page tells search engines as structured data. */
export function schemasOf(page: Document): unknown[] {
  const blocks = [...page.querySelectorAll('script[type="application/ld+json"]')]
  return blocks.flatMap(({ textContent }) => {
    const read = JSON.parse(textContent) as { '@graph'?: unknown[] }
    return read['@graph'] ?? read
  })
}

/** The path of a file in an attribute, without the digest of its content; null for none. */
export function pathIn(element: Element | null | undefined, name: 'src' | 'poster'): string | null {
  return element?.getAttribute(name)?.replace(/\?v=[\w-]{8}$/, '') ?? null
}
