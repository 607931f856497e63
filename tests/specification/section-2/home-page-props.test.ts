import { describe, expect, it } from 'vitest'
import { homePage, homePageData } from '#server/content/schema/home-page.ts'
import { homeDocument } from '../support/home-document.ts'
import { content, homeObject, urls } from '../support/home.ts'
import { only } from '../support/reading.ts'

const { props } = homeObject()

describe('2. Home page: its props', () => {
  it.each([
    'giftVouchers',
    'title',
    'introText',
    'outroText',
    'promoVideo',
    'pageContent',
    'globalRatings',
    'courses',
    'tlfPages',
  ] as const)('has the prop %s', (name) => {
    expect(props[name]).toBeDefined()
  })

  it('clarification: giftVouchers are Gift cards {code, price, image}', () => {
    expect(props.giftVouchers.length).toBeGreaterThan(0)
    for (const voucher of props.giftVouchers) {
      expect(Object.keys(voucher).toSorted()).toEqual(['code', 'image', 'price'])
    }
  })

  it('clarification: courses are Cards', () => {
    expect(props.courses.length).toBeGreaterThan(0)
    expect(props.courses).toEqual(props.pageContent.page_data.courses)
  })

  it("clarification: tlfPages are {id, title, href}, the level finder's pages", () => {
    expect(props.tlfPages[0]).toEqual({
      id: expect.any(String),
      title: expect.any(String),
      href: '/level-finder/1',
    })
  })

  it('clarification: introText and outroText are sanitised HTML', () => {
    expect(props.introText).toMatch(/^<p>/)
    expect(props.introText + props.outroText).not.toMatch(/<script|\son\w+=/)
  })

  it('clarification: promoVideo is a URL or null', () => {
    expect(props.promoVideo === null || /^(?:https:|\/)/.test(props.promoVideo)).toBe(true)
  })

  it('clarification: globalRatings is {googleScore, taScore, googleCount, taCount}', () => {
    expect(Object.keys(props.globalRatings).toSorted()).toEqual([
      'googleCount',
      'googleScore',
      'taCount',
      'taScore',
    ])
  })

  it('clarification: globalRatings and page_data.global are filled from one file', () => {
    const { salesScore, salesCount, ...shared } = props.pageContent.page_data.global

    expect(shared).toEqual(props.globalRatings)
    expect({ salesScore, salesCount }).toEqual({
      salesScore: content.ratings.salesScore,
      salesCount: content.ratings.salesCount,
    })
  })

  it('sits in a layout with an absolute-positioned header', async () => {
    expect(only(await homeDocument(), 'header').classList).toContain('absolute')
  })

  it.each([
    ['posterUrl', homePageData.shape.hero.shape.posterUrl],
    ['focus', homePageData.shape.hero.shape.focus],
    ['imageAltText on gallery squares', homePageData.shape.instagram.element.shape.imageAltText],
    ['publishAt', homePageData.shape.courses.element.shape.publishAt],
    ['unpublishAt', homePageData.shape.adventures.element.shape.unpublishAt],
    ['$schema', homePage.shape.$schema],
  ])('clarification: %s is an addition, optional', (_name, field) => {
    expect(field.safeParse(undefined).success).toBe(true)
  })
})

describe('2. Home page: the web.events.all link', () => {
  it('is computed from cta_event and cta_tag', () => {
    const { cta_event: reference, cta_tag: tag } = props.pageContent.page_data

    expect(props.eventsUrl).toBe(
      urls.path('web.events.all', reference ? { reference } : {}, { tag }),
    )
    expect(props.eventsUrl).toContain(`/events/${reference}`)
    expect(props.eventsUrl).toContain(`tag=${tag}`)
  })

  it('is not visibly used', async () => {
    const page = await homeDocument({ props: { eventsUrl: '/events/ZZ-NOWHERE' } })

    expect(page.querySelectorAll('a[href*="ZZ-NOWHERE"]')).toHaveLength(0)
  })
})

describe('2. Home page: its sections', () => {
  it('stand in the order of the specification', async () => {
    const page = await homeDocument()
    const main = [...only(page, 'main').querySelectorAll(':scope > section')]

    expect(
      main.map((it) => it.getAttribute('aria-labelledby') ?? it.getAttribute('aria-label')),
    ).toEqual([
      'hero-title',
      'Accreditations and partners',
      'courses-title',
      'experience-title',
      'adventures-title',
      'testimonials-title',
      'guarantee-title',
      'gallery-title',
      'next-step-title',
    ])
    expect(page.querySelectorAll('main ~ footer')).toHaveLength(1)
  })
})
