import type { TextLength } from '#server/props/pages.ts'

/** What a document tells those who show it in small: search engines, messengers, screen readers. */
export type PageSummary = ReturnType<typeof readPage>

/** Reads a whole document, as a crawler does that runs no scripts. */
export function readPage(page: Document) {
  const title = page.title
  const description = meta(page, 'name="description"')
  const isListed = !meta(page, 'name="robots"').includes('noindex')
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href')
  return {
    title,
    description,
    /** The address that search engines list; null for a page that they are not to list. */
    address: isListed ? (canonical ?? null) : null,
    card: {
      title: meta(page, 'property="og:title"') || title,
      description: meta(page, 'property="og:description"') || description,
      siteName: meta(page, 'property="og:site_name"'),
      /** Address of its picture; null for a card without one. */
      image: meta(page, 'property="og:image"') || null,
      alt: meta(page, 'property="og:image:alt"'),
    },
    headings: headingsOf(page),
    images: {
      total: page.querySelectorAll('img').length,
      /** Those that are for the eye alone. */
      decorative: page.querySelectorAll('img[alt=""]').length,
      /** Addresses of those that say nothing at all about themselves. */
      withoutAlt: [...page.querySelectorAll('img:not([alt])')].map(
        (image) => image.getAttribute('src') ?? '',
      ),
    },
  }
}

function meta(page: Document, which: string): string {
  return page.querySelector(`meta[${which}]`)?.getAttribute('content') ?? ''
}

/** The headings of the page's own part, in their order, each with what is wrong with it or null. */
function headingsOf(page: Document) {
  const found = [...page.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map((element) => ({
    level: Number(element.tagName.slice(1)),
    text: element.textContent.replaceAll(/\s+/g, ' ').trim(),
  }))
  const title = found.find(({ level }) => level === 1)
  return found.map((heading, index) => {
    const isSecond = heading.level === 1 && heading !== title
    return { ...heading, fault: faultOf(heading, found[index - 1]?.level ?? 0, isSecond) }
  })
}

function faultOf(
  { level, text }: { readonly level: number; readonly text: string },
  before: number,
  isSecond: boolean,
): string | null {
  if (text === '') return 'is empty'
  if (isSecond) return 'is a second h1; a page has one'
  if (before === 0 && level !== 1) return 'is the first; the first should be the h1'
  if (level > before + 1) return `leaves out h${before + 1}`
  return null
}

/** How a text of a page's head fits into what search engines show, as a clause for people. */
export function lengthVerdict(text: string, { least, most }: TextLength) {
  const length = [...text].length
  if (length === 0) return { isGood: false, text: `missing; write ${least} to ${most} characters` }
  const is = `${length} characters`
  if (length < least) return { isGood: false, text: `${is}, short; better ${least} or more` }
  if (length > most) return { isGood: false, text: `${is}, cut off; at most ${most} are shown` }
  return { isGood: true, text: `${is}, good` }
}
