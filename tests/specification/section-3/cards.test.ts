import { beforeAll, describe, expect, it } from 'vitest'
import { card as cardSchema } from '#server/content/schema/navigation.ts'
import type { Card } from '#server/props/offers.ts'
import { homeDocument } from '../support/home-document.ts'
import { content, homeObject, withLittleBut } from '../support/home.ts'
import { only, textOf, textsOf } from '../support/reading.ts'

const { courses, adventures } = homeObject().props.pageContent.page_data
const cards: readonly Card[] = [...courses, ...adventures]

describe('3. Card (course or holiday)', () => {
  it.each([
    ['id', expect.any(Number)],
    ['className', expect.stringMatching(/^(?:holiday|course)$/)],
    ['slug', expect.stringMatching(/^[a-z0-9-]+$/)],
    ['name', expect.any(String)],
    ['overview_image', expect.stringMatching(/^\/images\//)],
    ['priceRange', expect.stringMatching(/^£/)],
    ['meta_description', expect.any(String)],
  ])('has %s', (field, what) => {
    for (const card of cards) expect(card).toHaveProperty(field, what)
  })

  it('has metadata.meta_description', () => {
    for (const { metadata, meta_description } of cards) {
      expect(metadata).toEqual({ meta_description })
    }
  })

  it('has a canonical_type; clarification: holiday or course', () => {
    expect(new Set(cards.map((card) => card.canonical_type))).toEqual(
      new Set(['course', 'holiday', undefined]),
    )
  })

  it('may have an href of its own', () => {
    const entry = { className: 'course', slug: 'rya-competent-crew', href: '/knots' }

    expect(cardSchema.safeParse(entry).success).toBe(true)
  })

  it('may have a rating of its own', async () => {
    const [first] = courses
    const card: Card = { ...(first as Card), rating: 4.2 }
    const page = await homeDocument({ props: withLittleBut({ courses: [card] }) })

    expect(textOf(only(page, 'article'))).toContain('4.2')
  })
})

describe('3. What a card shows', () => {
  let article: HTMLElement
  const card = courses[0] as Card

  beforeAll(async () => {
    article = only(await homeDocument({ props: withLittleBut({ courses: [card] }) }), 'article')
  })

  it('its name, as its link', () => {
    expect(textsOf(article, 'a')).toEqual([card.name])
  })

  it('its picture, description and price', () => {
    expect(article.querySelector('noscript img')?.getAttribute('src')).toBe(card.overview_image)
    expect(textOf(article)).toContain(card.meta_description)
    expect(textOf(article)).toContain(card.priceRange)
  })

  it('Money values are numbers shown as GBP', () => {
    const offer = content.courses.get(card.slug)

    expect(offer?.price).toEqual(expect.any(Number))
    expect(card.priceRange).toMatch(/^£[\d,]+\.\d\d/)
  })
})
