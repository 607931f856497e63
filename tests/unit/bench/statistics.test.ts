import { describe, expect, it } from 'vitest'
import { intervalOf, medianOf } from '../../bench/statistics.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('the median', () => {
  it('is the value in the middle, whatever the order', () => {
    expect(medianOf([3, 9, 1])).toBe(3)
  })

  it('is half way between the two in the middle', () => {
    expect(medianOf([4, 1, 3, 2])).toBe(2.5)
  })
})

describe('the interval of the median', () => {
  // Published tables of the sign test: the 4th to the 12th of 15, the 10th to the 22nd of 31.
  it('lies between the ranks that leave out at most 5 in 100', () => {
    expect(intervalOf(upTo(15))).toEqual([4, 12])
    expect(intervalOf(upTo(31).toReversed())).toEqual([10, 22])
  })
})
