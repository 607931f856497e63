import { describe, expect, it } from 'vitest'
import { dateOf, dayIn } from '#server/schedule/day.ts'
import { mayFollow, seasonOf } from '#server/schedule/season.ts'
import type { RuleInSeason } from '#server/schedule/series.ts'
import { rule } from '../../support/timetable.ts'

type Facts = Partial<RuleInSeason>

describe('the days of any year on which dates of a rule may begin', () => {
  it.each<[Facts, string]>([
    [{ months: [4] }, '04-01 to 04-30'],
    [{ months: [12, 1] }, '01-01 to 01-31, 12-01 to 12-31'],
    [{ months: [6], nth: 1 }, '06-01 to 06-07'],
    [{ months: [6], nth: 3 }, '06-15 to 06-21'],
    [{ months: [6], nth: -1 }, '06-24 to 06-30'],
    [{ months: [2], nth: -1 }, '02-22 to 02-29'],
    [{ months: [6], nth: 1, shift: 2 }, '06-03 to 06-09'],
    [{ months: [6], nth: 1, shift: -2 }, '05-30 to 06-05'],
    [{ months: [2], nth: -1, shift: 1 }, '02-23 to 03-02'],
    [{ months: [3], nth: 1, shift: -1 }, '02-28 to 03-06'],
    [{ months: [6], shift: 2 }, '06-01 to 06-30'],
    [{ between: ['07-20', '08-31'] }, '07-20 to 08-31'],
    [{ between: ['11-15', '02-28'] }, '01-01 to 02-28, 11-15 to 12-31'],
    [{ months: [7, 8], between: ['07-20', '08-10'] }, '07-20 to 08-10'],
    [{ easter: 1 }, '03-23 to 05-02'],
  ])('%j: %s', (facts, days) => {
    expect(rangesOf(season(facts))).toBe(days)
  })
})

describe('a date', () => {
  it.each<[string, number, string, boolean]>([
    ['06-01', 2, '06-03', true],
    ['06-01', 2, '06-04', false],
    ['02-28', 2, '03-01', true],
    ['02-28', 2, '03-02', true],
    ['02-28', 2, '03-03', false],
    ['03-02', -2, '02-28', true],
    ['03-02', -2, '02-29', true],
    ['12-30', 2, '01-01', true],
    ['12-30', 2, '01-02', false],
    ['12-31', 61, '03-01', true],
    ['12-31', 61, '03-02', true],
    ['01-01', -2, '12-30', true],
    ['01-01', -2, '12-29', false],
  ])('of %s may be %d days from one of %s: %s', (day, days, other, expected) => {
    expect(
      mayFollow(season({ between: [day, day] }), season({ between: [other, other] }), days),
    ).toBe(expected)
  })
})

function season(facts: Facts): Uint8Array {
  const { months, ...others } = facts
  return seasonOf({ ...rule({ starts: ['Mon'], ...others }), months })
}

/** `05-30 to 06-05, …` of a leap year. */
function rangesOf(days: Uint8Array): string {
  const text = (index: number) => dateOf(dayIn(2024, 1, 1) + index).slice(5)
  const firsts = [...days.keys()].filter((at) => days[at] === 1 && days[at - 1] !== 1)
  return firsts
    .map((first) => {
      const next = days.indexOf(0, first)
      return `${text(first)} to ${text((next < 0 ? days.length : next) - 1)}`
    })
    .join(', ')
}
