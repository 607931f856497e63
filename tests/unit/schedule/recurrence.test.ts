import { describe, expect, it } from 'vitest'
import type { DateRule } from '#server/content/schema/dates.ts'
import { clashesOf } from '#server/schedule/clashes.ts'
import { dayOf } from '#server/schedule/day.ts'
import { occurrencesBetween } from '#server/schedule/occurrences.ts'
import { neverOverlap, recurrenceOf } from '#server/schedule/recurrence.ts'
import { fc } from '../../support/properties.ts'
import { linesOfRules, rule } from '../../support/timetable.ts'

const yacht = { yacht: 'dunlin' }

describe('two rules of one yacht', () => {
  it.each([
    ['the week and the weekend after it', { at: '18:00', nights: 5 }, 'Sun', {}, 'Fri'],
    ['weekends in turn', { every: 2 }, 'Fri', { every: 2, week: 2 }, 'Fri'],
    ['summer and winter', { months: [6, 7] }, 'Fri', { months: [12, 1] }, 'Fri'],
    ['the first and the third of a month', { nth: 1 }, 'Fri', { nth: 3 }, 'Fri'],
    ['two weeks at Easter', { easter: 0 }, 'Mon', { easter: 1 }, 'Mon'],
  ] as const)('are seen to be apart: %s', (_, one, oneStarts, other, otherStarts) => {
    expect(apart(yachtRule(one, oneStarts), yachtRule(other, otherStarts))).toBe(true)
  })

  it.each([
    ['every second and every third week', { every: 2 }, 'Fri', { every: 3 }, 'Fri'],
    ['a week that goes on over the weekend', { nights: 6 }, 'Sun', {}, 'Fri'],
    ['the last Monday of a month and every week', { nth: -1 }, 'Mon', {}, 'Mon'],
  ] as const)('are not: %s', (_, one, oneStarts, other, otherStarts) => {
    expect(apart(yachtRule(one, oneStarts), yachtRule(other, otherStarts))).toBe(false)
  })

  it('are not, when they meet only in years without 29 February', () => {
    const lastOfFebruary: OwnRule = {
      ...yacht,
      starts: ['Fri'],
      nights: 1,
      between: ['02-28', '02-28'],
    }
    const firstOfMarch: OwnRule = {
      ...yacht,
      starts: ['Sat'],
      at: '09:00',
      between: ['03-01', '03-01'],
    }

    expect(apart(lastOfFebruary, firstOfMarch)).toBe(false)
  })

  it('never meet in any of 30 years, when they are seen to be apart', () => {
    let proven = 0
    fc.assert(
      fc.property(rules, rules, (one, other) => {
        const [first, second] = linesOfRules(one, other)
        if (!first || !second || !neverOverlap(recurrenceOf(first), recurrenceOf(second))) return
        proven += 1
        const occurrences = occurrencesBetween(
          [first, second],
          new Map(),
          dayOf('2024-01-01'),
          dayOf('2053-12-31'),
        )
        const between = clashesOf(occurrences).filter(
          ({ one: a, other: b }) => a.series !== b.series,
        )
        expect(between.map(({ one: a }) => a.first)).toEqual([])
      }),
      { numRuns: 150, seed: 7 },
    )
    expect(proven).toBeGreaterThan(20)
  })
})

const weekday = fc.constantFrom('Mon', 'Wed', 'Fri', 'Sat', 'Sun')

/** Rules of every kind, on one yacht. */
const rules: fc.Arbitrary<DateRule> = fc
  .record({
    starts: fc.uniqueArray(weekday, { minLength: 1, maxLength: 2 }),
    at: fc.constantFrom('09:00', '18:00'),
    until: fc.constantFrom('19:00', '20:00'),
    every: fc.constantFrom(1, 2, 3, 4, 8),
    week: fc.constant(1),
    months: fc.option(
      fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }),
      {
        nil: undefined,
      },
    ),
    between: fc.option(fc.constantFrom(['07-20', '08-31'], ['11-15', '02-28']), { nil: undefined }),
    nth: fc.option(fc.constantFrom(1, 3, -1), { nil: undefined, freq: 2 }),
    shift: fc.constantFrom(0, -3, 20),
    nights: fc.constantFrom(0, 2, 7, 40),
    meets: fc.option(
      fc.record({
        on: fc.uniqueArray(weekday, { minLength: 1, maxLength: 2 }),
        times: fc.integer({ min: 2, max: 12 }),
        every: fc.constantFrom(1, 2),
      }),
      { nil: undefined, freq: 2 },
    ),
  })
  .map((made) => rule({ ...made, ...yacht } as Parameters<typeof rule>[0]))

type OwnRule = Parameters<typeof rule>[0]

function yachtRule(own: object, starts: string): OwnRule {
  return { ...yacht, ...own, starts: [starts] } as OwnRule
}

function apart(one: OwnRule, other: OwnRule): boolean {
  const [first, second] = linesOfRules(rule(one), rule(other))
  if (!first || !second) throw new Error('two rules make two series')
  return neverOverlap(recurrenceOf(first), recurrenceOf(second))
}
