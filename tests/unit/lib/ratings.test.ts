import { describe, expect, it } from 'vitest'
import { cardRating, describeRating, filledStars, formatScore } from '#js/lib/ratings.ts'

const both = { googleScore: 4.7, taScore: 4.9, googleCount: 612, taCount: 1204 }

describe('the rating on a card', () => {
  it.each([
    ['the average of two sites, with the sum of their counts', undefined, both, '4.8', 1816],
    ["the offer's own when it has one, with the same count", 4.2, both, '4.2', 1816],
    ["one site's own when only that is known", undefined, { taScore: 4.9, taCount: 12 }, '4.9', 12],
    ['5 of 500 while the ratings are missing', undefined, {}, '5.0', 500],
  ])('is %s', (_, own, ratings, shown, counted) => {
    const { score, count } = cardRating(own, ratings)

    expect([formatScore(score), count]).toEqual([shown, counted])
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
