import { beforeAll, describe, expect, it } from 'vitest'
import type { CardTab } from '#server/props/offers.ts'
import { fixture } from '../support/fixture.ts'
import { edited, openedSite } from '../support/opened-site.ts'
import { linkNamed, linksOf, only, pathIn, slidesOf, textOf, textsOf } from '../support/reading.ts'

interface ListingFile {
  readonly banner: { title: string; description: string; imageUrl: string; altText: string }
  readonly blocks: readonly { type: string; title: string; copy: string }[]
}

const site = openedSite({
  edits: {
    'pages/courses-all.json': edited<ListingFile>((file) => ({
      ...file,
      banner: {
        ...file.banner,
        buttonUrl: '/events',
        promoVideo: '/images/art/golden-hour-loop.mp4',
      },
    })),
  },
})

let home: Document
let listing: Document

beforeAll(async () => {
  home = await site.document('/')
  listing = await site.document('/rya-courses')
})

describe('the page banner', () => {
  const { banner } = fixture<ListingFile>('pages/courses-all.json')

  it('has title, description, film and a button', { tags: ['spec-2.65', 'clar-3.4'] }, () => {
    const part = only(listing, 'main section:has(h1)')

    expect(textOf(only(part, 'h1'))).toBe(banner.title)
    expect(textOf(part)).toContain(banner.description)
    const film = only<HTMLVideoElement>(part, 'video')
    expect(pathIn(film, 'src')).toBe('/images/art/golden-hour-loop.mp4')
    expect(pathIn(film, 'poster')).toBe(banner.imageUrl)
    expect(only(film, 'track').getAttribute('src')).toBe('/images/art/golden-hour-loop.vtt')
    expect([film.controls, film.autoplay]).toEqual([true, false])
    expect(part.querySelectorAll('img')).toHaveLength(0)
    const button = linkNamed(part, 'See our availability and prices')
    expect(button.getAttribute('href')).toBe('/events')
  })

  it('has image and alt text, and needs no button', { tags: ['spec-2.65'] }, async () => {
    const { banner: plain } = fixture<ListingFile>('pages/about.json')
    const part = only(await site.document('/about-saltlark'), 'main section:has(h1)')

    expect(pathIn(only(part, 'img'), 'src')).toBe(plain.imageUrl)
    expect(only(part, 'img').getAttribute('alt')).toBe(plain.altText)
    expect(linksOf(part)).toEqual([])
    expect(part.querySelectorAll('video')).toHaveLength(0)
  })
})

describe('a list of offers', () => {
  it(
    'has an overview, with a link where it is asked for',
    { tags: ['spec-2.66', 'clar-3.4'] },
    async () => {
      const overview = fixture<ListingFile>('pages/courses-all.json').blocks[0]
      const part = only(listing, 'main section:has(.rich-text)')

      expect(textOf(only(part, 'h2'))).toBe(overview?.title)
      expect(only(part, '.rich-text').innerHTML).toBe(overview?.copy)
      expect(linkNamed(part, 'Why learn to sail').getAttribute('href')).toBe('/why-learn-to-sail')
      const without = only(await site.document('/rya-courses/online'), 'main')
      expect(linksOf(without).map(([text]) => text)).not.toContain('Why learn to sail')
    },
  )

  it.each([
    ['/rya-courses', '4', 24],
    ['/merchandise', '4', 12],
    ['/sailing-holidays', '4', 8],
    ['/gift-vouchers', '3', 6],
  ])(
    'is a grid: %s in %s columns',
    { tags: ['spec-2.67', 'spec-9.9', 'clar-3.4'] },
    async (path, columns, cards) => {
      const grid = only(await site.document(path), 'main ul[data-columns]')

      expect(grid.dataset['columns']).toBe(columns)
      expect(grid.className).toContain(`xl:grid-cols-${columns}`)
      expect(grid.querySelectorAll(':scope > li > article')).toHaveLength(cards)
    },
  )
})

describe('a card', () => {
  it.each([
    ['beginner', 'courses', 0, 'Novice', 1],
    ['intermediate', 'adventures', 2, 'Intermediate', 2],
    ['advanced', 'adventures', 5, 'Advanced', 3],
  ])(
    'shows %s in three segments',
    { tags: ['spec-2.67', 'spec-3.11', 'spec-5.5'] },
    (_, id, index, name, filled) => {
      const bar = slidesOf(only(home, `#${id}`))[index]?.querySelector('.level-bar')

      expect(textOf(bar?.parentElement)).toBe(name)
      expect(bar?.getAttribute('data-filled')).toBe(String(filled))
    },
  )

  it('says its rating and how many reviews it is from', { tags: ['clar-3.5'] }, () => {
    const [first] = slidesOf(only(home, '#courses'))
    const rating = first?.querySelector('[role="img"]')

    expect(rating?.getAttribute('aria-label')).toBe('4.8 out of 5, 648 reviews')
    expect(textOf(rating?.parentElement)).toBe('4.8 (648)')
  })
})

describe('the page of an offer', () => {
  it('has cards behind tabs', { tags: ['spec-2.67', 'spec-3.4', 'clar-3.7'] }, async () => {
    const address = '/rya-courses/rya-day-skipper-practical'
    const { related } = await site.props<{ related: readonly CardTab[] }>(address)
    const part = only(await site.document(address), 'section[aria-labelledby="related-heading"]')

    expect(textsOf(part, 'a[href^="#related-"]')).toEqual([
      'What comes next',
      'Courses like this one',
      'Trips at this level',
    ])
    expect(part.querySelectorAll('[role^="tab"]')).toHaveLength(0)
    for (const [index, { title, ids, courses }] of related.entries()) {
      const tab = only(part, `#related-${index + 1}`)

      expect(ids).toEqual(courses.map(({ id }) => id))
      expect(textOf(only(tab, 'h3[id$="-title"][class*="noscript:block"]'))).toBe(title)
      expect(slidesOf(tab).map((slide) => textOf(slide.querySelector('h3')))).toEqual(
        courses.map(({ name }) => name),
      )
    }
  })

  it('has one card of several offers', { tags: ['spec-2.67', 'clar-3.4'] }, async () => {
    const page = await site.document('/rya-courses/yachtmaster-coastal-prep-and-exam')

    expect(linksOf(only(page, '#before-you-come article'))).toEqual([
      [
        'RYA Coastal Skipper and Yachtmaster Offshore theory',
        '/rya-courses/rya-coastal-skipper-yachtmaster-theory',
      ],
      ['RYA Coastal Skipper practical', '/rya-courses/rya-coastal-skipper-practical'],
    ])
  })
})

describe('every page', () => {
  it(
    'has a newsletter block',
    { tags: ['spec-1.1', 'spec-2.67', 'spec-3.9', 'spec-5.1', 'clar-3.9'] },
    () => {
      const form = only(home, 'section#newsletter form')
      const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')]

      expect(fields.map((it) => [it.name, it.type, it.placeholder, it.required])).toEqual([
        ['email', 'email', 'you@example.com', true],
      ])
      expect(form.getAttribute('action')).toBe('/mail/customer-subscribe#newsletter')
      expect(textOf(only(home, 'section#newsletter'))).toMatch(/once a week/i)
    },
  )
})
