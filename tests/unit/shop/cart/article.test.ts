import { describe, expect, it } from 'vitest'
import type { Course } from '#server/content/schema/offer.ts'
import { placeArticle } from '#server/shop/cart/article.ts'
import type { SoldDate } from '#server/shop/places/sold-date.ts'
import { content } from '../../../support/catalogue.ts'

describe('places on a date', () => {
  it('are an article at the price of their date', () => {
    expect(placeArticle(content, date)).toMatchObject({ sku: 'CR-CC-270305', price: 52_500 })
  })

  it.each<[string, Partial<Course>]>([
    ['has no price any more', { price: null }],
    ['is sold on enquiry', { sale_unit: 'enquiry' }],
  ])('are none when their offer %s, whatever the date was sold for', (_, change) => {
    expect(placeArticle(withCompetentCrew(change), date)).toBeUndefined()
  })
})

const date = {
  reference: 'CR-CC-270305',
  code: 'CR-CC',
  name: 'Competent Crew',
  places: 5,
  price: 52_500,
} as SoldDate

function withCompetentCrew(change: Partial<Course>) {
  const courses = [...content.courses].map(([slug, course]) => {
    return [slug, course.code === date.code ? { ...course, ...change } : course] as const
  })
  return { ...content, courses: new Map(courses) }
}
