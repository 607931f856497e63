import { beforeAll, describe, expect, it } from 'vitest'
import { testimonial as testimonialSchema } from '#server/content/schema/company.ts'
import { homeDocument } from '../support/home-document.ts'
import { content, homeObject, withLittleBut } from '../support/home.ts'
import { only, textOf } from '../support/reading.ts'

const { props } = homeObject()
const data = props.pageContent.page_data

describe('3. Global ratings', () => {
  it('googleScore, taScore, googleCount, taCount', () => {
    for (const key of ['googleScore', 'taScore', 'googleCount', 'taCount'] as const) {
      expect(props.globalRatings[key]).toEqual(expect.any(Number))
    }
  })

  it('page_data.global also salesScore, salesCount', () => {
    expect(data.global).toEqual({ ...props.globalRatings, ...pick(data.global) })
    expect(pick(data.global)).toEqual({
      salesScore: content.ratings.salesScore,
      salesCount: content.ratings.salesCount,
    })
  })
})

describe('3. Testimonial', () => {
  it('has id, imageUrl, score, title, name, text, href and imageAltText', () => {
    expect(Object.keys(testimonialSchema.shape).toSorted()).toEqual([
      'href',
      'id',
      'imageAltText',
      'imageUrl',
      'name',
      'score',
      'text',
      'title',
    ])
  })

  describe('as it is shown', () => {
    const [first] = data.testimonials
    let figure: HTMLElement

    beforeAll(async () => {
      const testimonials = first
        ? [{ ...first, href: 'https://reviews.example/7', score: 4.6 }]
        : []
      const page = await homeDocument({ props: withLittleBut({ testimonials }) })
      figure = only(page, '#testimonials figure')
    })

    it('has title, text and name', () => {
      expect(textOf(only(figure, 'h3'))).toBe(first?.title)
      expect(only(figure, '.rich-text').innerHTML).toBe(first?.text)
      expect(textOf(only(figure, 'figcaption'))).toContain(first?.name)
    })

    it('has imageUrl and imageAltText', () => {
      const image = only(figure, 'noscript img')

      expect(image.getAttribute('src')).toBe(first?.imageUrl)
      expect(image.getAttribute('alt')).toBe(first?.imageAltText)
    })

    it('has its score as stars and its href as a link', () => {
      expect(figure.querySelectorAll('[data-filled="true"]')).toHaveLength(4)
      expect(only(figure, 'a').getAttribute('href')).toBe('https://reviews.example/7')
    })
  })
})

function pick({ salesScore, salesCount }: typeof data.global) {
  return { salesScore, salesCount }
}
