import { beforeAll, describe, expect, it } from 'vitest'
import type { HomePageFile } from '#server/content/schema/home-page.ts'
import type { HomeProps } from '#server/props/home.ts'
import { fixture } from '../support/fixture.ts'
import { edited, openedSite } from '../support/opened-site.ts'
import { linkNamed, metaOf, only, pathIn, schemasOf, slidesOf, textOf } from '../support/reading.ts'

type Data = HomePageFile['page_data']
type Written<File> = Partial<Record<keyof File, unknown>>

const { page_data: shipped, ...shippedPage } = fixture<HomePageFile>('home.json')
const nothing = { featured: [], adventures: [], testimonials: [], instagram: [] }
const rated = { className: 'course', slug: 'rya-competent-crew', rating: 4.2, href: '/knots' }
const hostile = { name: '</script><script>alert(1)</script>' }
const still = '/images/art/golden-hour-1280.jpg'
const withData = (own: Written<HomePageFile>, data: (from: Data) => Written<Data>) =>
  edited<HomePageFile>((home) => ({
    ...home,
    ...own,
    page_data: { ...home.page_data, ...data(home.page_data) },
  }))

/** As little as staff may write. */
const little = openedSite({
  edits: {
    'ratings.json': () => '{ "taScore": 4.76, "googleScore": 5, "salesScore": 4.86 }',
    'home.json': withData(
      { metadata: {}, banner_image: undefined, page_content_type_id: 3 },
      ({ hero, cta1 }) => ({
        hero: { ...hero, backgroundUrl: still, posterUrl: undefined, buttonText: undefined },
        cta1: { ...cta1, title: undefined },
        cta_event: undefined,
        courses: [],
      }),
    ),
  },
})

/** Nothing about the page, and no ratings at all. */
const silent = openedSite({
  edits: {
    'ratings.json': () => '{}',
    'home.json': withData(
      {
        metadata: { schema: JSON.stringify({ '@type': 'Organization', name: 'As text' }) },
        intro_description: undefined,
        introText: '<p onclick="alert(1)">Sail<script>alert(1)</script></p>',
        outroText: '<p>Ring<iframe src="https://example.com"></iframe></p>',
        promoVideo: '/videos/tide.mp4',
      },
      ({ hero, cta1, courses: [first] }) => ({
        hero: { ...hero, backgroundUrl: '/videos/loop.webm' },
        cta1: { ...cta1, backgroundUrl: undefined },
        ...nothing,
        courses: [first, rated],
      }),
    ),
  },
})

/** Other values than the shipped ones, each of a kind that is seldom written. */
const unlike = openedSite({
  edits: {
    'home.json': withData(
      { banner_image: undefined, metadata: { schema: hostile }, page_content_type_id: 4 },
      ({ hero, cta1, instagram, instagramData }) => ({
        hero: { ...hero, backgroundUrl: '/videos/loop.OGG?v=2' },
        cta1: {
          ...cta1,
          backgroundAltText: undefined,
          linkColour: '#12AB56',
          testimonial: { title: 'Fair', text: '<p>It was.</p>', name: 'Ada', score: 3.9 },
        },
        instagramData: { ...instagramData, handle: '@saltlark.crew' },
        instagram: instagram.map(({ imageAltText: _words, ...square }) => square),
      }),
    ),
    'testimonials.json': edited<{ testimonials: object[] }>(
      ({ testimonials: [first, ...rest] }) => ({
        testimonials: [{ ...first, href: 'https://reviews.example/7', score: 4.6 }, ...rest],
      }),
    ),
  },
})

let littlePage: Document
let silentPage: Document
let unlikePage: Document

beforeAll(async () => {
  littlePage = await little.document('/')
  silentPage = await silent.document('/')
  unlikePage = await unlike.document('/')
})

const heroOf = (page: Document) => only(page, 'main > section:first-child')

describe('the hero', () => {
  it('has an image where it has no film', { tags: ['spec-2.44', 'spec-4.12'] }, () => {
    expect(littlePage.querySelectorAll('main video')).toHaveLength(0)
    const image = only(heroOf(littlePage), `img[alt="${shipped.hero.altText}"]`)
    expect(pathIn(image, 'src')).toBe(still)
  })

  it(
    'has a film whose address ends .webm or .ogg, in any case and with a query',
    { tags: ['spec-2.44', 'clar-2.8'] },
    () => {
      for (const [page, address] of [
        [silentPage, '/videos/loop.webm'],
        [unlikePage, '/videos/loop.OGG?v=2'],
      ] as const) {
        const film = only(heroOf(page), 'video')

        expect(['loop', 'muted', 'autoplay'].filter((it) => !film.hasAttribute(it))).toEqual([])
        expect(film.outerHTML).toContain(address)
      }
    },
  )

  it('calls its button by the default label', { tags: ['spec-2.45', 'spec-9.13'] }, () => {
    const button = linkNamed(heroOf(littlePage), 'Click here for dates and prices')

    expect(button.getAttribute('href')).toBe('/events')
  })

  it(
    'shows scores to one decimal, and 0 for a missing count',
    { tags: ['spec-2.47', 'clar-2.5', 'clar-2.7'] },
    () => {
      expect(textOf(heroOf(littlePage))).toContain('4.80 traveller reviews')
      expect(textOf(heroOf(littlePage))).toContain('5.00 search reviews')
    },
  )
})

describe('cards without ratings', () => {
  it('show 5 and 500', { tags: ['spec-9.7', 'clar-2.6', 'clar-2.7', 'clar-3.5'] }, () => {
    expect(textOf(slidesOf(only(silentPage, '#courses'))[0])).toContain('5.0 (500)')
  })

  it('may have a rating and an address of their own', { tags: ['spec-3.4'] }, async () => {
    const [, second] = slidesOf(only(silentPage, '#courses'))
    const { courses } = await silent.props<HomeProps>('/')

    expect(textOf(second)).toContain('4.2 (')
    expect(courses[1]).toMatchObject({ rating: 4.2, href: '/knots' })
  })
})

describe('call-to-action 1', () => {
  it('is shown only with a background and a title', { tags: ['spec-2.50', 'spec-4.13'] }, () => {
    expect(littlePage.querySelectorAll('#experience')).toHaveLength(0)
    expect(silentPage.querySelectorAll('#experience')).toHaveLength(0)
    expect(unlikePage.querySelectorAll('#experience')).toHaveLength(1)
  })

  it(
    'has default words for its background, stars and a link colour',
    { tags: ['spec-2.51', 'spec-2.52'] },
    async () => {
      const cta = only(unlikePage, '#experience')
      const words = 'Background image for experience section'

      expect(cta.querySelectorAll(`noscript img[alt="${words}"]`)).toHaveLength(1)
      expect(cta.querySelectorAll('figure .stars[data-filled="3"]')).toHaveLength(1)
      expect(cta.querySelectorAll('.rich-text.link-colour-12ab56')).toHaveLength(1)
      const sheet = only(unlikePage, 'link[href*="link-colour"]').getAttribute('href')
      expect(await (await unlike.get(sheet ?? '')).text()).toContain('#12ab56')
    },
  )
})

describe('what else staff may write', () => {
  it('nothing for a section, which then is not there', () => {
    const { hero, coursesData, cta2, cta3 } = shipped
    const titles = [hero, coursesData, cta2, cta3].map(({ title }) => title)
    const sections = [...silentPage.querySelectorAll('main > section')]

    expect(littlePage.querySelectorAll('#courses')).toHaveLength(0)
    expect(sections.map((part) => textOf(part.querySelector('h1, h2')))).toEqual(titles)
  })

  it('calls to action say scores to one decimal', { tags: ['spec-2.55', 'spec-2.57'] }, () => {
    for (const id of ['guarantee', 'next-step']) {
      expect(textOf(only(littlePage, `#${id}`))).toContain('4.9 based on 0 Happy Sailors')
    }
  })

  it('a testimonial leads to its review', { tags: ['spec-3.6'] }, () => {
    const [first] = slidesOf(only(unlikePage, '#testimonials'))

    expect(first?.querySelector('a')?.getAttribute('href')).toBe('https://reviews.example/7')
    expect(first?.querySelectorAll('.stars[data-filled="4"]')).toHaveLength(1)
  })

  it(
    "the gallery's link follows the handle; squares need no words",
    { tags: ['clar-2.4', 'clar-3.6'] },
    () => {
      const link = only<HTMLAnchorElement>(only(unlikePage, '#gallery'), 'a')

      expect(textOf(link)).toMatch(/^@saltlark\.crew/)
      expect(link.href).toMatch(/\/saltlark\.crew$/)
      const squares = [...unlikePage.querySelectorAll('#gallery li noscript img')]
      expect(new Set(squares.map((square) => square.getAttribute('alt')))).toEqual(new Set(['']))
    },
  )

  it('texts are sanitised, a film travels', { tags: ['clar-2.1', 'clar-2.2'] }, async () => {
    const { introText, outroText, promoVideo } = await silent.props<HomeProps>('/')

    expect(introText).toBe('<p>Sail</p>')
    expect(outroText).toBe('<p>Ring</p>')
    expect(promoVideo).toBe('/videos/tide.mp4')
  })

  it('the address of dates has what there is of them', { tags: ['clar-2.11'] }, async () => {
    expect((await little.props<HomeProps>('/')).eventsUrl).toBe('/events?tag=practical')
  })
})

describe('the metadata of a page', () => {
  it('falls back to its name and introduction', { tags: ['spec-2.59'] }, () => {
    expect(littlePage.title).toBe(shippedPage.name)
    expect(metaOf(littlePage, 'description')).toBe(shippedPage.intro_description)
    expect(metaOf(silentPage, 'description')).toBe('')
  })

  it('asks not to be indexed as type 3 only', { tags: ['spec-2.61', 'spec-9.11'] }, () => {
    expect(metaOf(littlePage, 'robots')).toContain('noindex')
    expect(`${metaOf(silentPage, 'robots')} ${metaOf(unlikePage, 'robots')}`).not.toMatch('noindex')
  })

  it("shares the page's picture without a banner", { tags: ['spec-2.60', 'clar-2.14'] }, () => {
    for (const [page, site] of [
      [littlePage, little],
      [unlikePage, unlike],
    ] as const) {
      expect(metaOf(page, 'og:image')).toBe(site.running().origin + still)
      expect(metaOf(page, 'og:image:alt')).toBe(shipped.hero.altText)
    }
  })

  it('has its schema, from text or object, escaped', { tags: ['spec-2.60', 'clar-2.14'] }, () => {
    expect(schemasOf(silentPage)).toContainEqual({ '@type': 'Organization', name: 'As text' })
    expect(schemasOf(unlikePage)).toContainEqual(hostile)
  })
})
