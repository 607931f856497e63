import type { TextLength } from '#server/props/pages.ts'

/** What a document tells those who show it in small: search engines, messengers, screen readers. */
export interface PageFacts {
  readonly title: string
  readonly description: string
  /** The address that search engines list; null for a page that they are not to list. */
  readonly address: string | null
  readonly card: {
    readonly title: string
    readonly description: string
    readonly siteName: string
    /** Address of its picture; null for a card without one. */
    readonly image: string | null
    readonly alt: string
  }
  /** The headings of the page's own part, in their order. */
  readonly headings: readonly Heading[]
  readonly images: {
    readonly total: number
    /** Those that are for the eye alone. */
    readonly decorative: number
    /** Addresses of those that say nothing at all about themselves. */
    readonly withoutAlt: readonly string[]
  }
}

interface Heading {
  readonly level: number
  readonly text: string
  /** What is wrong with it; null when nothing is. */
  readonly fault: string | null
}

/** Reads a whole document, as a crawler does that runs no scripts. */
export function readPage(page: Document): PageFacts {
  const title = page.title
  const description = meta(page, 'name="description"')
  const isListed = !meta(page, 'name="robots"').includes('noindex')
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href')
  const images = [...page.querySelectorAll('img')]
  const alts = images.map((image) => image.getAttribute('alt'))
  return {
    title,
    description,
    address: isListed ? (canonical ?? null) : null,
    card: {
      title: meta(page, 'property="og:title"') || title,
      description: meta(page, 'property="og:description"') || description,
      siteName: meta(page, 'property="og:site_name"'),
      image: meta(page, 'property="og:image"') || null,
      alt: meta(page, 'property="og:image:alt"'),
    },
    headings: headingsOf(page),
    images: {
      total: images.length,
      decorative: alts.filter((alt) => alt === '').length,
      withoutAlt: images
        .filter((_, index) => alts[index] === null)
        .map((image) => image.getAttribute('src') ?? ''),
    },
  }
}

function meta(page: Document, which: string): string {
  return page.querySelector(`meta[${which}]`)?.getAttribute('content') ?? ''
}

function headingsOf(page: Document): Heading[] {
  const found = [...page.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map((element) => ({
    level: Number(element.tagName.slice(1)),
    text: element.textContent.replaceAll(/\s+/g, ' ').trim(),
  }))
  return found.map((heading, index) => {
    const isSecond = heading.level === 1 && found.findIndex(({ level }) => level === 1) < index
    return { ...heading, fault: faultOf(heading, found[index - 1]?.level ?? 0, isSecond) }
  })
}

function faultOf(
  { level, text }: Omit<Heading, 'fault'>,
  before: number,
  isSecond: boolean,
): string | null {
  if (text === '') return 'is empty'
  if (isSecond) return 'is a second h1; a page has one'
  if (before === 0 && level !== 1) return 'is the first; the first should be the h1'
  if (level > before + 1) return `leaves out h${before + 1}`
  return null
}

interface LengthVerdict {
  readonly isGood: boolean
  /** A clause for people. */
  readonly words: string
}

/** How a text of a page's head fits into what search engines show. */
export function lengthVerdict(text: string, { least, most }: TextLength): LengthVerdict {
  const length = [...text].length
  if (length === 0) return { isGood: false, words: `missing; write ${least} to ${most} characters` }
  const is = `${length} characters`
  if (length < least) return { isGood: false, words: `${is}, short; better ${least} or more` }
  if (length > most) return { isGood: false, words: `${is}, cut off; at most ${most} are shown` }
  return { isGood: true, words: `${is}, good` }
}
