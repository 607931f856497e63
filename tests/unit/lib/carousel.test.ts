import { describe, expect, it } from 'vitest'
import { arrangeSlides, hasMore, wrapIndex } from '#js/hooks/use-carousel.ts'

const order = (count: number, current: number) =>
  arrangeSlides(count, current).map(({ index, place }) => `${index} ${place}`)

describe('the slides of a carousel', () => {
  it('stand as previous, current and next, then the rest', () => {
    expect(order(5, 2)).toEqual(['1 wide', '2 always', '3 wide', '4 never', '0 never'])
  })

  it('go round at both ends', () => {
    expect(order(4, 0)).toEqual(['3 wide', '0 always', '1 wide', '2 never'])
    expect(order(4, 3)).toEqual(['2 wide', '3 always', '0 wide', '1 never'])
  })

  it('keep their own order when there are fewer than 4', () => {
    expect(order(3, 2)).toEqual(['0 wide', '1 wide', '2 always'])
    expect(order(1, 0)).toEqual(['0 always'])
    expect(order(0, 0)).toEqual([])
  })
})

describe('an index that goes round', () => {
  it('follows the last with the first, and precedes the first with the last', () => {
    expect(wrapIndex(4, 4)).toBe(0)
    expect(wrapIndex(-1, 4)).toBe(3)
    expect(wrapIndex(2, 4)).toBe(2)
  })
})

describe('more than is seen', () => {
  it('is more than 3 on a wide screen and more than 1 on a narrow one', () => {
    expect([3, 4].map((count) => hasMore(count, true))).toEqual([false, true])
    expect([1, 2].map((count) => hasMore(count, false))).toEqual([false, true])
  })
})
