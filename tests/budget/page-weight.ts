import type { Browser, Response } from '@playwright/test'

type Kind = 'html' | 'javaScript' | 'css' | 'fonts' | 'images' | 'other'

/** What a browser fetched for a page before its load event, without video. */
export interface PageWeight {
  readonly requests: number
  /** Bytes of the bodies as they travelled. */
  readonly bytes: Readonly<Record<Kind, number>>
  /** Bytes of the document before it was compressed. */
  readonly plainHtml: number
  /** Of the document, with what scripts make of it by its load event. */
  readonly elements: number
  /** Addresses of texts that travelled in another encoding than brotli although they are not small. */
  readonly uncompressed: readonly string[]
}

interface Screen {
  readonly width: number
  readonly height: number
  /** Device pixels for one of CSS. */
  readonly density: number
}

/** Opens an address as a first visit. */
export async function weighPage(
  browser: Browser,
  address: string,
  { width, height, density }: Screen,
): Promise<PageWeight> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
  })
  try {
    const page = await context.newPage()
    const responses = new Map<string, Response>()
    page.on('response', (response) => responses.set(response.url(), response))
    await page.goto(address, { waitUntil: 'load' })
    const files = (await page.evaluate(filesBeforeLoad)).map(({ url, size }): SentFile => {
      const headers = responses.get(url)?.headers() ?? {}
      const { 'content-type': type = '', 'content-encoding': encoding = '' } = headers
      return { url, size, type, encoding }
    })
    const shape = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const elements = window.document.querySelectorAll('*').length
      return { plainHtml: document?.decodedBodySize ?? 0, elements }
    })
    return { ...sumUp(files.filter(({ type }) => !type.startsWith('video/'))), ...shape }
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page. Its scripts begin by asking who is there, on a busy machine before the load event: what
 * they ask for is no part of what the page costs to open. Nor are lazy pictures, for which that event never
 * waits (HTML, "Lazy loading attributes").
 */
function filesBeforeLoad(): { url: string; size: number }[] {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const started = entries.find(({ name }) => name.endsWith('/api/header-data'))?.startTime
  const end = Math.min(document?.loadEventStart ?? 0, started ?? Infinity)
  const lazy = [...window.document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')]
  const later = new Set(lazy.map(({ currentSrc }) => currentSrc))
  const early = entries.filter(({ name, startTime }) => startTime < end && !later.has(name))
  return [...(document ? [document] : []), ...early].map(({ name, encodedBodySize }) => ({
    url: name,
    size: encodedBodySize,
  }))
}

interface SentFile {
  readonly url: string
  readonly size: number
  readonly type: string
  readonly encoding: string
}

function sumUp(files: readonly SentFile[]): Omit<PageWeight, 'plainHtml' | 'elements'> {
  const bytes = { html: 0, javaScript: 0, css: 0, fonts: 0, images: 0, other: 0 }
  for (const { type, size } of files) bytes[kindOf(type)] += size
  const uncompressed = files.filter(
    ({ type, size, encoding }) => isText.test(type) && size >= 1_000 && encoding !== 'br',
  )
  return { requests: files.length, bytes, uncompressed: uncompressed.map(({ url }) => url) }
}

const isText = /^text\/|javascript|json|svg|xml/

const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/^text\/html/, 'html'],
  [/javascript/, 'javaScript'],
  [/^text\/css/, 'css'],
  [/^font\//, 'fonts'],
  [/^image\//, 'images'],
]

function kindOf(type: string): Kind {
  return kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'other'
}
