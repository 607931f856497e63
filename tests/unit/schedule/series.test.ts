import { describe, expect, it } from 'vitest'
import type { DateRule } from '#server/content/schema/dates.ts'
import { dateOf, dayOf } from '#server/schedule/day.ts'
import { ruleDays } from '#server/schedule/series.ts'
import { fc } from '../../support/properties.ts'
import { rule } from '../../support/timetable.ts'

describe('a rule', () => {
  it('begins on its weekdays, every week unless it says otherwise', () => {
    expect(daysIn2027({ starts: ['Tue', 'Sat'], months: [6] }).slice(0, 4)).toEqual([
      '2027-06-01',
      '2027-06-05',
      '2027-06-08',
      '2027-06-12',
    ])
  })

  it('counts its weeks from Monday 1 January 2024, whatever day it is', () => {
    const [from, to] = [dayOf('2024-01-01'), dayOf('2024-02-20')]
    const first = ruleDays(rule({ starts: ['Mon'], every: 4 }), from, to)
    const second = ruleDays(rule({ starts: ['Sun'], every: 4, week: 2 }), from, to)

    expect(first.map(dateOf)).toEqual(['2024-01-01', '2024-01-29'])
    expect(second.map(dateOf)).toEqual(['2024-01-14', '2024-02-11'])
  })

  it('gives the same days for a year as for each day of it', () => {
    const rules = fc.record({
      starts: fc.subarray(['Mon', 'Wed', 'Sun'] as const, { minLength: 1 }),
      every: fc.integer({ min: 1, max: 6 }),
      nth: fc.option(fc.constantFrom(1, 4, -1), { nil: undefined }),
      shift: fc.constantFrom(0, -3, 9),
      easter: fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }),
    })
    fc.assert(
      fc.property(rules, fc.integer({ min: 2020, max: 2060 }), (facts, year) => {
        const whole = rule({ ...facts, starts: [...facts.starts] })
        const [from, to] = [dayOf(`${year}-01-01`), dayOf(`${year}-12-31`)]
        const single = Array.from({ length: to - from + 1 }, (_, ahead) => from + ahead)

        expect(ruleDays(whole, from, to)).toEqual(
          single.flatMap((day) => ruleDays(whole, day, day)),
        )
      }),
      { numRuns: 25 },
    )
  })

  it.each<[Facts, string, string]>([
    [{ starts: ['Sun'], nth: 4, months: [11] }, '2027-11-28', 'the fourth Sunday of November'],
    [{ starts: ['Mon'], nth: -1, months: [5] }, '2027-05-31', 'the last Monday of May'],
    [{ starts: ['Mon'], nth: -1, shift: -3, months: [5] }, '2027-05-28', 'three days before it'],
    [{ starts: ['Mon'], easter: 1 }, '2027-03-29', 'Easter Monday'],
    [{ starts: ['Mon'], easter: 0 }, '2027-03-22', 'the Monday before Easter'],
    [{ starts: ['Fri'], between: ['12-28', '01-03'] }, '2027-01-01', 'a season over New Year'],
  ])('%j begins on %s: %s', (facts, date) => {
    expect(daysIn2027(facts)[0]).toBe(date)
  })

  it('may be for odd or even years alone', () => {
    const odd: Facts = { starts: ['Sat'], nth: 2, months: [3], years: 'odd' }

    expect(daysIn2027(odd)).toEqual(['2027-03-13'])
    expect(daysIn2027({ ...odd, years: 'even' })).toEqual([])
  })
})

type Facts = Partial<DateRule> & Pick<DateRule, 'starts'>

function daysIn2027(facts: Facts): string[] {
  return ruleDays(rule(facts), dayOf('2027-01-01'), dayOf('2027-12-31')).map(dateOf)
}
