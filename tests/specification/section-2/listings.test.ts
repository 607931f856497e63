import { beforeAll, describe, expect, it } from 'vitest'
import { edited, openedSite } from '../support/opened-site.ts'
import { linkNamed, linksOf, only, textOf } from '../support/reading.ts'

interface Page {
  readonly banner: object
}

const site = openedSite({
  edits: {
    'pages/courses-theory.json': edited<Page>((page) => ({
      ...page,
      banner: {
        ...page.banner,
        buttonUrl: '/events',
        promoVideo: '/images/art/golden-hour-loop.mp4',
      },
    })),
  },
})
let plain: HTMLElement
let furnished: HTMLElement
let bare: HTMLElement
beforeAll(async () => {
  plain = only(await site.document('/rya-courses'), 'main')
  furnished = only(await site.document('/rya-courses/theory'), 'main')
  bare = only(await site.document('/about-saltlark'), 'main')
})

const bannerOf = (page: HTMLElement) => only(page, 'section:has(h1)')

describe('2. Other components: page banner', () => {
  it('has title, description, image and alt text', { tags: ['spec-2.65'] }, async () => {
    const image = only<HTMLImageElement>(bannerOf(plain), 'img')

    expect(textOf(only(bannerOf(plain), 'h1'))).toBe('RYA sailing courses')
    expect(textOf(bannerOf(plain))).toContain('The RYA scheme is a ladder, and you may step on')
    expect(image.alt).toBe('Two crew in oilskins pull down a reef at the mast under a grey sky')
    expect(image.getAttribute('src')).toMatch(/^\/images\/art\/reefing-/)
    expect((await site.get(image.getAttribute('src') ?? '')).status).toBe(200)
  })

  it('has an optional button and an optional promo video', { tags: ['spec-2.65'] }, () => {
    const button = linkNamed(bannerOf(furnished), 'See our availability and prices')

    expect(button.getAttribute('href')).toBe('/events')
    expect(only(bannerOf(furnished), 'video').getAttribute('src')).toBe(
      '/images/art/golden-hour-loop.mp4',
    )
    expect(linksOf(bannerOf(bare))).toEqual([])
    expect(bannerOf(bare).querySelector('video')).toBeNull()
  })
})

describe('2. Other components: overview block and product grid', () => {
  it(
    'has title, HTML and, when asked, the link to Why learn to sail',
    { tags: ['spec-2.66'] },
    () => {
      const block = only(plain, 'section:has(.rich-text)')

      expect(textOf(only(block, 'h2'))).toBe('How the ladder works')
      expect(block.querySelectorAll('.rich-text p')).toHaveLength(2)
      expect(linkNamed(block, 'Why learn to sail').getAttribute('href')).toBe('/why-learn-to-sail')
      expect(linksOf(furnished).map(([text]) => text)).not.toContain('Why learn to sail')
    },
  )

  it('has the cards of a list of offers', { tags: ['spec-2.67'] }, () => {
    const grid = only(plain, '#results ul[data-columns]')

    expect(grid.querySelectorAll(':scope > li > article h3 a')).toHaveLength(24)
  })
})
