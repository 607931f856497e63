import { beforeAll, describe, expect, it } from 'vitest'
import type { HomePageFile } from '#server/content/schema/home-page.ts'
import type { CardTab } from '#server/props/offers.ts'
import { fixture } from '../support/fixture.ts'
import { edited, openedSite } from '../support/opened-site.ts'
import { linkNamed, linksOf, only, slidesOf, textOf, textsOf } from '../support/reading.ts'

interface ListingFile {
  readonly banner: { title: string; description: string; imageUrl: string; altText: string }
  readonly blocks: readonly { type: string; title: string; copy: string }[]
}

const site = openedSite({
  edits: {
    'home.json': edited<HomePageFile>((home) => ({
      ...home,
      page_data: {
        ...home.page_data,
        adventures: [
          ...home.page_data.adventures,
          { className: 'holiday', slug: 'corporate-sailing-day' },
          { className: 'holiday', canonical_type: 'holiday', slug: 'biscay-crossing' },
        ],
      },
    })),
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
    expect(only(part, 'video').getAttribute('src')).toBe('/images/art/golden-hour-loop.mp4')
    const button = linkNamed(part, 'See our availability and prices')
    expect(button.getAttribute('href')).toBe('/events')
  })

  it('has image and alt text, and needs no button', { tags: ['spec-2.65'] }, async () => {
    const { banner: plain } = fixture<ListingFile>('pages/about.json')
    const part = only(await site.document('/about-saltlark'), 'main section:has(h1)')

    expect(only(part, 'img').getAttribute('src')).toBe(plain.imageUrl)
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

  it(
    'is a grid of four columns, of vouchers three',
    { tags: ['spec-2.67', 'clar-3.4'] },
    async () => {
      const columns = (page: Document) => only(page, 'main ul[data-columns]').dataset['columns']

      expect(columns(listing)).toBe('4')
      expect(columns(await site.document('/gift-vouchers'))).toBe('3')
      expect(listing.querySelectorAll('ul[data-columns] > li > article')).toHaveLength(24)
    },
  )
})

describe('a card', () => {
  it(
    'leads a holiday by its tag, else to its break',
    { tags: ['spec-2.9', 'clar-1.1', 'clar-3.7'] },
    () => {
      const links = slidesOf(only(home, '#adventures')).map((slide) => linksOf(slide)[0]?.[1])

      expect(links).toEqual([
        '/sailing-weekends/sail-the-solent-weekend',
        '/sailing-holidays/norway-sailing-adventures',
        '/mile-builder/cross-channel-mile-builder',
        '/sailing-holidays/grenadines-sailing-week',
        '/racing/round-the-island-race',
        '/sailing-holidays/sail-the-atlantic-ocean',
        '/classic-sailing/gaff-cutter-day-sail',
        '/sailing-weekends/winter-solent-weekend',
        '/breaks/corporate-sailing-day',
        '/breaks/biscay-crossing',
      ])
    },
  )

  it.each([
    ['beginner', 'courses', 0, 'Novice', 1],
    ['intermediate', 'adventures', 2, 'Intermediate', 2],
    ['advanced', 'adventures', 5, 'Advanced', 3],
  ])(
    'shows %s in three segments',
    { tags: ['spec-2.67', 'spec-3.11'] },
    (_, id, index, name, filled) => {
      const level = slidesOf(only(home, `#${id}`))[index]?.querySelector('p:has(> * [data-filled])')

      expect(textOf(level)).toContain(name)
      expect(level?.querySelectorAll('[data-filled]')).toHaveLength(3)
      expect(level?.querySelectorAll('[data-filled="true"]')).toHaveLength(filled)
    },
  )

  it('says how many reviews its rating is from', { tags: ['clar-3.5'] }, () => {
    const [first] = slidesOf(only(home, '#courses'))
    const seen = [...(first?.querySelectorAll('[aria-hidden="true"]') ?? [])].map(textOf)

    expect(seen.find((text) => text.includes('('))).toMatch(/ \(648\)$/)
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
    for (const [index, { title, ids, courses }] of related.entries()) {
      const tab = only(part, `#related-${index + 1}`)

      expect(ids).toEqual(courses.map(({ id }) => id))
      expect(textsOf(tab, 'h3')).toContain(title)
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
  it('has a newsletter block', { tags: ['spec-2.67', 'spec-3.9', 'clar-3.9'] }, () => {
    const form = only(home, 'section#newsletter form')
    const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')]

    expect(fields.map(({ name, type, placeholder }) => [name, type, placeholder])).toEqual([
      ['email', 'email', 'you@example.com'],
    ])
    expect(form.getAttribute('action')).toBe('/mail/customer-subscribe#newsletter')
  })

  it('has placeholders for what is further down', { tags: ['spec-2.68', 'clar-3.10'] }, () => {
    const [first] = slidesOf(only(home, '#courses'))
    const box = first?.querySelector('article > span')

    expect(box?.className).toMatch(/(?:^| )tint-/)
    expect(box?.querySelectorAll(':scope > picture img[src]')).toHaveLength(0)
    expect(box?.querySelectorAll('noscript img[src]')).toHaveLength(1)
  })
})
