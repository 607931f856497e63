import { describe, expect, it } from 'vitest'
import { readDate } from '#server/format/dates.ts'

describe('a date that was typed', () => {
  it.each([
    ['30/04/1990', '1990-04-30'],
    [' 5/9/2027 ', '2027-09-05'],
    ['05.09.2027', '2027-09-05'],
    ['2027-09-05', '2027-09-05'],
  ])('%o is %s', (typed, date) => {
    expect(readDate(typed)).toBe(date)
  })

  it.each(['', '30/04/90', '30 April 1990', '1990/04/30', '30/04/1990x'])(
    'in no way of ours stays as it is: %o',
    (typed) => {
      expect(readDate(typed)).toBe(typed)
    },
  )
})
