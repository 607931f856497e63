import { beforeAll, describe, expect, it } from 'vitest'
import type { HomePageFile } from '#server/content/schema/home-page.ts'
import type { HomeProps } from '#server/props/home.ts'
import { cardOf, fixture, voice } from '../support/fixture.ts'
import { openedSite } from '../support/opened-site.ts'
import { metaOf } from '../support/reading.ts'

const home = fixture<HomePageFile>('home.json')
const { page_data: data, ...ownFields } = home
const ratings = fixture<Record<string, number>>('ratings.json')

const site = openedSite()
let page: Document
let props: HomeProps

beforeAll(async () => {
  page = await site.document('/')
  props = await site.props<HomeProps>('/')
})

describe('the props of the home page', () => {
  it('are what staff wrote', { tags: ['spec-2.41', 'clar-2.1', 'clar-2.2'] }, () => {
    const { title, introText, outroText, promoVideo } = home

    expect(props).toMatchObject({ title, introText, outroText, promoVideo })
    expect(props.courses).toEqual(props.pageContent.page_data.courses)
    expect(props.tlfPages.slice(0, 2)).toEqual([
      { id: 'goal', title: 'What would you like to do?', href: '/level-finder/1' },
      { id: 'age', title: 'How old will you be when you sail?', href: '/level-finder/2' },
    ])
  })

  it('hold the vouchers as gift cards', { tags: ['spec-2.41', 'clar-2.1', 'spec-3.10'] }, () => {
    const { vouchers } = fixture<{ vouchers: HomeProps['giftVouchers'] }>('gift-vouchers.json')

    expect(props.giftVouchers).toEqual(
      vouchers.map(({ code, price, image }) => ({ code, price, image })),
    )
  })

  it(
    'have all ratings from one file',
    { tags: ['clar-2.1', 'clar-2.3', 'spec-3.5', 'spec-3.15'] },
    () => {
      const { googleScore, taScore, googleCount, taCount } = ratings

      expect(props.globalRatings).toEqual({ googleScore, taScore, googleCount, taCount })
      expect(props.pageContent.page_data.global).toEqual(ratings)
    },
  )

  it('have pageContent as it was written', { tags: ['spec-3.13', 'spec-2.60'] }, () => {
    const { name, metadata, intro_description, banner_image, page_content_type_id } = ownFields

    expect(props.pageContent).toMatchObject({
      name,
      metadata,
      intro_description,
      banner_image,
      page_content_type_id,
    })
  })

  it(
    'have page_data as it was written, filled from the catalogue and nothing added',
    { tags: ['spec-3.14', 'clar-2.4', 'spec-3.6'] },
    () => {
      const { courses: _courses, adventures: _adventures, ...written } = data
      const { courses, adventures, ...rest } = props.pageContent.page_data

      expect(rest).toEqual({
        ...written,
        testimonials: data.testimonials.map(({ id }) => voice(id)),
        global: ratings,
      })
      expect(courses).toMatchObject(data.courses.map(cardOf))
      expect(adventures).toMatchObject(data.adventures.map(cardOf))
    },
  )

  it(
    'have the address of the dates page, which nothing shows',
    { tags: ['spec-2.62', 'clar-2.11'] },
    () => {
      expect(props.eventsUrl).toBe('/events/CR-DSP?tag=practical')
      expect(page.querySelectorAll(`a[href*="/events/${data.cta_event}"]`)).toHaveLength(0)
    },
  )
})

describe('the head of the home page', () => {
  it(
    'has title, description, keywords and picture',
    { tags: ['spec-2.59', 'spec-2.60', 'clar-2.14', 'spec-2.67'] },
    () => {
      const { meta_title, meta_description, meta_keywords } = home.metadata

      expect(page.title).toBe(meta_title)
      expect(metaOf(page, 'description')).toBe(meta_description)
      expect(metaOf(page, 'keywords')).toBe(meta_keywords)
      expect(metaOf(page, 'og:image')).toBe(site.running().origin + home.banner_image)
      expect(page.querySelectorAll('meta[property="og:image:alt"]')).toHaveLength(0)
    },
  )
})
