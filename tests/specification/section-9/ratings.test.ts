import { describe, expect, it } from 'vitest'
import { missingCount, missingRating } from '#js/lib/ratings.ts'
import type { GlobalRatings } from '#server/props/home.ts'
import type { Card } from '#server/props/offers.ts'
import { homeDocument } from '../support/home-document.ts'
import { homeObject, withLittleBut } from '../support/home.ts'
import { only } from '../support/reading.ts'

const data = homeObject().props.pageContent.page_data

describe('9. Card rating', () => {
  it('defaults to 5 and review count to 500 when global ratings are missing', async () => {
    expect(await starsOfCard({})).toBe('5.0 out of 5, 500 reviews')
  })

  it('otherwise is the average of the Google and travel-site scores', async () => {
    expect(await starsOfCard({ googleScore: 4.2, taScore: 4.8 })).toMatch(/^4\.5 out of 5/)
  })

  it('count is the sum of the two counts', async () => {
    const ratings = { googleScore: 4.2, taScore: 4.8, googleCount: 400, taCount: 1250 }

    expect(await starsOfCard(ratings)).toMatch(/1,650 reviews$/)
  })

  it('clarification: 5 and 500, and 0 for a missing count, are two named constants', () => {
    expect(missingRating).toEqual({ score: 5, count: 500 })
    expect(missingCount).toBe(0)
  })
})

describe('9. Stars', () => {
  it('testimonial stars capped at 5; star rows of 5', async () => {
    const [first] = data.testimonials
    const testimonials = first ? [{ ...first, score: 9 }] : []
    const page = await homeDocument({ props: withLittleBut({ testimonials }) })
    const figure = only(page, '#testimonials figure')

    expect(figure.querySelectorAll('[data-filled]')).toHaveLength(5)
    expect(figure.querySelectorAll('[data-filled="true"]')).toHaveLength(5)
  })

  it('scores to 1 decimal', async () => {
    expect(await starsOfCard({ googleScore: 4.26, taScore: 4.26 })).toMatch(/^4\.3 out of 5/)
  })
})

/** What the stars of a card say. */
async function starsOfCard(globalRatings: GlobalRatings): Promise<string | null> {
  const card: Card = { ...(data.courses[0] as Card), rating: undefined }
  const page = await homeDocument({
    props: { ...withLittleBut({ courses: [card] }), globalRatings },
  })
  return only(page, '#courses article [role="img"]').getAttribute('aria-label')
}
