import { describe, expect, it } from 'vitest'
import { cardRating, filledStars, formatScore } from '#js/lib/ratings.ts'

const both = { googleScore: 4.7, taScore: 4.9, googleCount: 612, taCount: 1204 }

describe('the rating on a card', () => {
  it.each([
    ["the offer's own when it has one, with the same count", 4.2, both, '4.2', 1816],
    ["one site's own when only that is known", undefined, { taScore: 4.9, taCount: 12 }, '4.9', 12],
  ])('is %s', (_, own, ratings, shown, counted) => {
    const { score, count } = cardRating(own, ratings)

    expect([formatScore(score), count]).toEqual([shown, counted])
  })
})

it('a row of stars has five filled at most, and none less than none', () => {
  expect([7, -1].map(filledStars)).toEqual([5, 0])
})
