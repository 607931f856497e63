import { describe, expect, it } from 'vitest'
import {
  cardRating,
  describeRating,
  filledStars,
  formatScore,
  missingRating,
} from '#js/lib/ratings.ts'

const both = { googleScore: 4.7, taScore: 4.9, googleCount: 612, taCount: 1204 }

describe('the rating on a card', () => {
  it('is the average of the two sites, with the sum of their counts', () => {
    const { score, count } = cardRating(undefined, both)

    expect(formatScore(score)).toBe('4.8')
    expect(count).toBe(1816)
  })

  it("is the offer's own when it has one, with the same count", () => {
    expect(cardRating(4.2, both)).toEqual({ score: 4.2, count: 1816 })
  })

  it('is 5 of 500 while the ratings are missing', () => {
    expect(missingRating).toEqual({ score: 5, count: 500 })
    expect(cardRating(undefined, {})).toEqual(missingRating)
  })

  it("is one site's own when only that site is known", () => {
    const one = { taScore: 4.9, taCount: 1204 }

    expect(cardRating(undefined, one)).toEqual({ score: 4.9, count: 1204 })
  })
})

describe('a row of stars', () => {
  it.each([
    [4.9, 4],
    [5, 5],
    [7, 5],
    [0.9, 0],
    [-1, 0],
  ])('of score %d has %d filled', (score, filled) => {
    expect(filledStars(score)).toBe(filled)
  })

  it('is described with one decimal and a count with a comma', () => {
    expect(describeRating(4.94, 1204)).toBe('4.9 out of 5, 1,204 reviews')
    expect(describeRating(5)).toBe('5.0 out of 5')
  })
})
