/** What the crawl looks at in one HTML document. */
export interface PageFacts {
  readonly lang: string
  readonly title: string
  /** By `name` or `property`; an element that comes twice has two contents. */
  readonly metas: Readonly<Record<string, readonly string[]>>
  readonly canonicals: readonly string[]
  /** Their levels in the order of the document, with their words. */
  readonly headings: readonly { readonly level: number; readonly text: string }[]
  /** As they are written: with repetitions, if there are any. */
  readonly ids: readonly string[]
  readonly links: readonly { readonly href: string; readonly name: string }[]
  /** Of each picture; null: it has no `alt` at all. */
  readonly alts: readonly (string | null)[]
  /** Whatever else the document fetches: pictures, films, scripts, sheets. */
  readonly needed: readonly string[]
  /** The texts of its JSON-LD elements. */
  readonly blocks: readonly string[]
}

/**
 * Reads a document. It runs in the browser, whose parser is faster than any of ours by far, so
 * nothing outside it is known to it.
 */
export function readPage(html: string): PageFacts {
  const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (link: Element) => {
    const alts = [...link.querySelectorAll('img')].map((image) => image.getAttribute('alt') ?? '')
    return [link.getAttribute('aria-label') ?? '', textOf(link), ...alts].join(' ').trim()
  }
  const filesOf = (element: Element) => [
    element.getAttribute('src') ?? '',
    ...(element.getAttribute('srcset') ?? '')
      .split(',')
      .map((one) => one.trim().split(' ')[0] ?? ''),
  ]
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string) => [...parsed.querySelectorAll(selector)]
  const attributes = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name) ?? '')
  const metas: Record<string, string[]> = {}
  for (const meta of all('meta[content]')) {
    const key = meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''
    metas[key] = [...(metas[key] ?? []), meta.getAttribute('content') ?? '']
  }
  return {
    lang: parsed.documentElement.lang,
    title: parsed.title,
    metas,
    canonicals: attributes('link[rel="canonical"]', 'href'),
    headings: all('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: textOf(heading),
    })),
    ids: attributes('[id]', 'id'),
    links: all('a[href]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      name: nameOf(link),
    })),
    alts: all('img').map((image) => image.getAttribute('alt')),
    needed: [
      ...all('img, source, script, video').flatMap(filesOf),
      ...attributes('link:not([rel="canonical"])', 'href'),
    ].filter((address) => address !== ''),
    blocks: all('script[type="application/ld+json"]').map((block) => block.textContent ?? ''),
  }
}
