import { describe, expect, it } from 'vitest'
import { productsFor, productsLike } from '#server/catalogue/offers.ts'
import type { ProductFile } from '#server/content/schema/shop.ts'
import { content } from '../../support/catalogue.ts'

const product = (slug: string) => content.products.get(slug) as ProductFile
const slugs = (products: readonly ProductFile[]) => products.map(({ slug }) => slug)

describe('what goes with a thing from the shop', () => {
  it('begins with what the same courses use, then has its own kind and level', () => {
    const alike = slugs(productsLike(content, product('rya-competent-crew-skills')))

    expect(alike[0]).toBe('rya-yachtmaster-scheme-syllabus-and-logbook')
    expect(alike).toHaveLength(4)
    expect(product(alike[1] ?? '')).toMatchObject({ kind: 'book', ability: 'beginner' })
  })

  it('falls back on its level where its kind has nothing else', () => {
    const alike = productsLike(content, product('solent-practice-chart'))

    expect(alike.map(({ ability }) => ability)).toEqual(Array(4).fill('beginner'))
  })

  it('never holds the thing itself', () => {
    for (const one of content.products.values()) {
      expect(slugs(productsLike(content, one))).not.toContain(one.slug)
    }
  })
})

it('what the shop has for a course is what names the course, by id', () => {
  expect(slugs(productsFor(content, 'rya-day-skipper-theory'))).toEqual([
    'rya-day-skipper-handbook-sail',
    'rya-navigation-handbook',
    'rya-international-regulations-for-preventing-collisions-at-sea',
  ])
})
