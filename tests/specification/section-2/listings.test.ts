import { describe, expect, it } from 'vitest'
import type { Banner } from '#server/props/info-pages.ts'
import { content } from '../support/home.ts'
import { listingDocument } from '../support/listing.ts'
import { linkNamed, linksOf, only, textOf } from '../support/reading.ts'

const file = content.pages.get('web.courses.all')
if (!file) throw new Error('resources/content/pages has no page for web.courses.all.')

const bannerOf = async (changes: Partial<Banner> = {}) => {
  const page = await listingDocument('web.courses.all', { banner: { ...file.banner, ...changes } })
  return only(page, 'main section:has(h1)')
}

describe('2. Other components: page banner', () => {
  it('has title, description, image and alt text', async () => {
    const banner = await bannerOf()

    expect(textOf(only(banner, 'h1'))).toBe(file.banner.title)
    expect(textOf(banner)).toContain(file.banner.description)
    expect(only(banner, 'img').getAttribute('src')).toBe(file.banner.imageUrl)
    expect(only(banner, 'img').getAttribute('alt')).toBe(file.banner.altText)
  })

  it("has an optional call-to-action button (default text 'See our availability and prices')", async () => {
    const button = linkNamed(
      await bannerOf({ buttonUrl: '/events' }),
      'See our availability and prices',
    )

    expect(button.getAttribute('href')).toBe('/events')
    expect(linksOf(await bannerOf({ buttonUrl: undefined }))).toEqual([])
  })

  it('has an optional promo video', async () => {
    const banner = await bannerOf({ promoVideo: '/films/solent.mp4' })

    expect(only(banner, 'video').getAttribute('src')).toBe('/films/solent.mp4')
    expect((await bannerOf()).querySelectorAll('video')).toHaveLength(0)
  })
})

describe('2. Other components: overview block', () => {
  const overview = file.blocks.find(({ type }) => type === 'overview')

  it('has title and HTML overview', async () => {
    const page = await listingDocument('web.courses.all')

    expect(overview?.type).toBe('overview')
    const block = only(page, 'main section:has(.rich-text)')
    expect(textOf(only(block, 'h2'))).toBe(overview?.title)
    expect(only(block, '.rich-text').querySelectorAll('p').length).toBeGreaterThan(0)
  })

  it('links to the Why learn to sail page when asked', async () => {
    const page = await listingDocument('web.courses.all')
    const plain = await listingDocument('web.courses.online')

    expect(linkNamed(page, 'Why learn to sail').getAttribute('href')).toBe('/why-learn-to-sail')
    expect(linksOf(only(plain, 'main')).map(([text]) => text)).not.toContain('Why learn to sail')
  })
})

describe('2. Other components: product grid', () => {
  it('holds the cards of a list of offers', async () => {
    const grid = only(await listingDocument('web.courses.all'), '#results ul[data-columns]')

    expect(grid.querySelectorAll(':scope > li > article')).toHaveLength(24)
  })
})
