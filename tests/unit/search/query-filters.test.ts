import { describe, expect, it } from 'vitest'
import { readQueryFilters } from '#server/search/query-filters.ts'

const today = '2026-11-27'

const when = (query: string, day = today) => {
  const { when: span } = readQueryFilters(query, day)
  return span && `${span.label}: ${span.from} to ${span.to}`
}

describe('a time in a query', () => {
  it.each([
    ['weekend in june', 'June 2027: 2027-06-01 to 2027-06-30'],
    ['may', 'May 2027: 2027-05-01 to 2027-05-31'],
    ['november', 'November 2026: 2026-11-01 to 2026-11-30'],
    ['day skipper september 2028', 'September 2028: 2028-09-01 to 2028-09-30'],
    ['sept course', 'September 2027: 2027-09-01 to 2027-09-30'],
    ['febuary', 'February 2027: 2027-02-01 to 2027-02-28'],
    ['next month', 'December 2026: 2026-12-01 to 2026-12-31'],
    ['winter', 'December to February 2027: 2026-12-01 to 2027-02-28'],
    ['summer', 'June to August 2027: 2027-06-01 to 2027-08-31'],
    ['easter', 'Easter 2027: 2027-03-19 to 2027-04-05'],
    ['christmas', 'the Christmas holidays: 2026-12-18 to 2027-01-03'],
    ['may bank holiday', 'May 2027: 2027-05-01 to 2027-05-31'],
    ['half term', 'half term: 2027-02-08 to 2027-02-24'],
    ['arc 2027', '2027: 2027-01-01 to 2027-12-31'],
    ['this weekend', 'this weekend: 2026-11-27 to 2026-11-29'],
    ['next weekend', 'next weekend: 2026-12-04 to 2026-12-06'],
    ['last minute', 'the next four weeks: 2026-11-27 to 2026-12-25'],
  ])('is read: %s', (query, span) => {
    expect(when(query)).toBe(span)
  })

  it('is the one that has begun, as long as it is not over', () => {
    expect(when('winter', '2027-01-15')).toBe('December to February 2027: 2026-12-01 to 2027-02-28')
    expect(when('easter', '2027-04-05')).toBe('Easter 2028: 2028-04-07 to 2028-04-24')
    expect(when('this weekend', '2026-11-29')).toBe('this weekend: 2026-11-27 to 2026-11-29')
  })

  it.each(['may i bring my dog', 'dec', 'first mate', 'march on', 'a sunny day'])(
    'is none in “%s”',
    (query) => {
      expect(when(query)).toBeNull()
    },
  )
})

describe('a number of people in a query', () => {
  it.each([
    ['sailing for 2', 2],
    ['two people', 2],
    ['couple', 2],
    ['family of four', 4],
    ['group of 8', 8],
    ['three of us in june', 3],
    ['we are 5', 5],
    ['6 friends', 6],
    ['group of 12', null],
    ['we are 3 hours away', null],
    ['for 2 days', null],
    ['5 day course', null],
    ['powerboat level 2', null],
  ])('%s: %j', (query, people) => {
    expect(readQueryFilters(query, today).people).toBe(people)
  })
})

it.each([
  ['group of 12', 'group'],
  ['we are 9 on two boats', 'we are on two boats private group'],
  ['hen do 12 girls', 'hen do'],
])('more people than a yacht takes are a group, unless it says of what kind: %s', (query, rest) => {
  expect(readQueryFilters(query, today)).toMatchObject({ people: null, rest })
})

describe('the most that it may cost', () => {
  it.each([
    ['under 200', 20_000],
    ['day sail for less than £95', 9_500],
    ['up to 30 pounds', 3_000],
    ['under 18', null],
    ['under 500 miles', null],
    ['over 200', null],
    ['200', null],
  ])('%s: %j', (query, most) => {
    expect(readQueryFilters(query, today).most).toBe(most)
  })

  it('is no word to look for', () => {
    expect(readQueryFilters('weekend under £300', today).rest).toBe('weekend')
  })
})

it('what is given at a feast is sought now, and a feast is read with one slip of the hand', () => {
  expect(when('christmas present')).toBeNull()
  expect(when('christmass')).toEqual(when('christmas'))
  expect(when('august bank holliday')).toEqual(when('august bank holiday'))
})

it('what is no filter is left to be looked for, as it was typed where nothing is one', () => {
  expect(readQueryFilters('Day-Skipper in early June for two', today).rest).toBe('day skipper')
  expect(readQueryFilters('cheap weekend', today)).toMatchObject({
    isCheapest: true,
    rest: 'weekend',
  })
  expect(readQueryFilters('Day-Skipper', today).rest).toBe('Day-Skipper')
})
