import { describe, expect, it } from 'vitest'
import type { HomePageData, Testimonial } from '#server/props/home.ts'
import { homeDocument } from '../support/home-document.ts'
import { homeObject, withLittleBut } from '../support/home.ts'
import { only } from '../support/reading.ts'

const data = homeObject().props.pageContent.page_data

const homeWith = (part: Partial<HomePageData>) => homeDocument({ props: withLittleBut(part) })

describe('4. Hero background', () => {
  it('follows the file extension', async () => {
    const film = { ...data.hero, backgroundUrl: '/videos/loop.webm' }
    const picture = { ...data.hero, backgroundUrl: '/images/placeholders/hero.svg' }

    expect((await homeWith({ hero: film })).querySelectorAll('main video')).toHaveLength(1)
    expect((await homeWith({ hero: picture })).querySelectorAll('main video')).toHaveLength(0)
  })
})

describe('4. Call-to-action 1', () => {
  it('appears only with background and title', async () => {
    const sections = async (cta1: HomePageData['cta1']) =>
      (await homeWith({ cta1 })).querySelectorAll('#experience').length

    expect(await sections(data.cta1)).toBe(1)
    expect(await sections({ ...data.cta1, backgroundUrl: '' })).toBe(0)
    expect(await sections({ ...data.cta1, title: '' })).toBe(0)
    expect(await sections(undefined)).toBe(0)
  })
})

describe('4. Star rows', () => {
  it.each([
    [4.9, 4],
    [4, 4],
    [0, 0],
  ])('%d fills up to the floor of the score: %i', async (score, filled) => {
    expect(await filledStars(score)).toBe(filled)
  })

  it('are capped at 5', async () => {
    expect(await filledStars(7.2)).toBe(5)
  })
})

async function filledStars(score: number): Promise<number> {
  const [first] = data.testimonials
  const page = await homeWith({ testimonials: [{ ...(first as Testimonial), score }] })
  return only(page, '#testimonials figure').querySelectorAll('[data-filled="true"]').length
}
