import { describe, expect, it } from 'vitest'
import type { DateRule } from '#server/content/schema/dates.ts'
import { dateOf, dayOf } from '#server/schedule/day.ts'
import { occurrencesBetween } from '#server/schedule/occurrences.ts'
import { linesOfRules, rule } from '../../support/timetable.ts'

const aboard = { yacht: 'dunlin' }

describe('how long a date is', () => {
  it.each<[Facts, string, string]>([
    [{ starts: ['Fri'], ...aboard }, '2027-05-07 to 2027-05-09', 'from the evening before'],
    [{ starts: ['Sat'], at: '09:00', ...aboard }, '2027-05-01 to 2027-05-02', 'from the morning'],
    [{ starts: ['Sat'], at: '17:00', ...aboard }, '2027-05-01 to 2027-05-03', 'from evening on'],
    [{ starts: ['Sat'], nights: 9, ...aboard }, '2027-05-01 to 2027-05-10', 'as the rule says'],
    [
      { starts: ['Sat'], at: '09:00', on_days: [0, 1, 14], ...aboard },
      '2027-05-01 to 2027-05-15',
      'to the last of its own days',
    ],
  ])('by %j is %s: %s', (facts, span) => {
    expect(spans(facts)[0]).toBe(span)
  })

  it('to the last meeting, where people go home between', () => {
    const evenings = { on: ['Mon', 'Wed'] as ('Mon' | 'Wed')[], times: 4, every: 1 }
    const [occurrence] = slotsOf({ starts: ['Mon'], at: '18:30', until: '20:45', meets: evenings })

    expect(occurrence?.meetings?.map(dateOf)).toEqual([
      '2027-05-03',
      '2027-05-05',
      '2027-05-10',
      '2027-05-12',
    ])
  })
})

describe('holidays', () => {
  const christmas = ['2027-12-01', '2028-01-10'] as const
  const easter = ['2027-03-20', '2027-04-05'] as const

  it('keep every date from touching 22 December to 2 January', () => {
    const weekends = spans({ starts: ['Fri'], nights: 5, ...aboard }, ...christmas)

    expect(weekends.map((span) => span.slice(0, 10))).toEqual([
      '2027-12-03',
      '2027-12-10',
      '2028-01-07',
    ])
  })

  it('keep 2 January as the last day, and Easter free in April, too', () => {
    const day = { at: '09:00', until: '17:00', nights: 0, room: 'classroom' }
    const sundays = spans({ starts: ['Sun'], ...day }, '2027-12-19', '2028-01-09')
    const saturdays = spans({ starts: ['Sat'], ...day }, '2028-04-08', '2028-04-22')

    expect(sundays.map((span) => span.slice(0, 10))).toEqual(['2027-12-19', '2028-01-09'])
    expect(saturdays.map((span) => span.slice(0, 10))).toEqual(['2028-04-08', '2028-04-22'])
  })

  it('are sailed over where the rule says so', () => {
    const voyage = { starts: ['Fri' as const], ...aboard, runs_over: ['christmas' as const] }

    expect(spans(voyage, ...christmas)).toContain('2027-12-24 to 2027-12-26')
  })

  it('keep classes from Good Friday to Easter Monday, and no yacht in harbour', () => {
    const saturday = { starts: ['Sat' as const], at: '09:00', until: '17:00' }

    expect(spans({ ...saturday, room: 'classroom' }, ...easter)).toEqual([
      '2027-03-20 to 2027-03-21',
      '2027-04-03 to 2027-04-04',
    ])
    expect(spans({ ...saturday, ...aboard }, ...easter)).toHaveLength(3)
  })

  it('are passed over by a series, which goes on after them', () => {
    const sundays = { on: ['Sun' as const], times: 4, every: 1 }
    const [occurrence] = slotsOf({ starts: ['Sun'], at: '09:00', meets: sundays }, '2027-03-14')

    expect(occurrence?.meetings?.map(dateOf)).toEqual([
      '2027-03-14',
      '2027-03-21',
      '2027-04-04',
      '2027-04-11',
    ])
  })
})

type Facts = Partial<DateRule> & Pick<DateRule, 'starts'>

function slotsOf(facts: Facts, from = '2027-05-01', to = '2027-05-31') {
  return occurrencesBetween(linesOfRules(rule(facts)), new Map(), dayOf(from), dayOf(to))
}

function spans(facts: Facts, from?: string, to?: string): string[] {
  return slotsOf(facts, from, to).map(({ first, last }) => `${dateOf(first)} to ${dateOf(last)}`)
}
