import { describe, expect, it } from 'vitest'
import { readBirth } from '#server/shop/checkout/born-form.ts'

const today = '2027-01-14'

function read(typed: string) {
  const [day = '', month = '', year = ''] = typed.split('/')
  return readBirth({ day, month, year }, today)
}

describe('a date of birth', () => {
  it.each([
    ['1/3/1988', '1988-03-01'],
    ['01/03/1988', '1988-03-01'],
    ['14 / march / 1988 ', '1988-03-14'],
    ['14th/Mar./1988', '1988-03-14'],
    ['2nd/SEPT/2001', '2001-09-02'],
    ['29/2/2008', '2008-02-29'],
    ['14/1/2027', '2027-01-14'],
    ['14/1/1907', '1907-01-14'],
  ])('typed as %s is %s', (typed, born) => {
    expect(read(typed)).toEqual({ born })
  })

  it.each([
    ['//', 'day', 'Please enter the date of birth.'],
    ['/ /1988', 'day', 'Please enter the day and the month of birth too.'],
    ['14/3/', 'year', 'Please enter the year of birth too.'],
    ['32/3/1988', 'day', 'The day of birth is a number from 1 to 31, such as 14.'],
    ['0/3/1988', 'day', 'The day of birth is a number from 1 to 31, such as 14.'],
    ['14/13/1988', 'month', 'The month of birth is a number from 1 to 12 or a name, such as'],
    ['14/ma/1988', 'month', 'The month of birth is a number from 1 to 12 or a name, such as'],
    ['14/marching/1988', 'month', 'The month of birth is a number from 1 to 12 or a name, such as'],
    ['14/3/88', 'year', 'The year of birth has four digits, such as 1988.'],
    ['x/y/z', 'day', 'The day of birth is a number'],
    ['29/2/1990', 'day', 'February 1990 has 28 days. Please look at the day once more.'],
    ['15/1/2027', 'year', 'Nobody is born in the future.'],
    ['14/1/1906', 'year', 'That is more than 120 years ago.'],
    ['14/1/0001', 'year', 'That is more than 120 years ago.'],
  ])('typed as %s is refused at its %s', (typed, part, words) => {
    expect(read(typed)).toEqual({ part, message: expect.stringContaining(words) })
  })
})
