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
  it.each<[string, object, string, object, string, boolean]>([
    ['the week and the weekend after it', { at: '18:00', nights: 5 }, 'Sun', {}, 'Fri', true],
    ['weekends in turn', { every: 2 }, 'Fri', { every: 2, week: 2 }, 'Fri', true],
    ['summer and winter', { months: [6, 7] }, 'Fri', { months: [12, 1] }, 'Fri', true],
    ['the first and the third of a month', { nth: 1 }, 'Fri', { nth: 3 }, 'Fri', true],
    ['two weeks at Easter', { easter: 0 }, 'Mon', { easter: 1 }, 'Mon', true],
    ['every second and every third week', { every: 2 }, 'Fri', { every: 3 }, 'Fri', false],
    ['a week that goes on over the weekend', { nights: 6 }, 'Sun', {}, 'Fri', false],
    ['the last Monday of a month and every week', { nth: -1 }, 'Mon', {}, 'Mon', false],
    [
      'what meets only in years without 29 February',
      { nights: 1, between: ['02-28', '02-28'] },
      'Fri',
      { at: '09:00', between: ['03-01', '03-01'] },
      'Sat',
      false,
    ],
  ])('%s: %j on %s and %j on %s are seen to be apart: %s', (_, one, day, other, otherDay, is) => {
    expect(apart(yachtRule(one, day), yachtRule(other, otherDay))).toBe(is)
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

const some = { minLength: 1, maxLength: 4 }
const weekday = fc.constantFrom('Mon', 'Wed', 'Fri', 'Sat', 'Sun')

/** Rules of every kind, on one yacht. */
const rules: fc.Arbitrary<DateRule> = fc
  .record({
    starts: fc.uniqueArray(weekday, { minLength: 1, maxLength: 2 }),
    at: fc.constantFrom('09:00', '18:00'),
    until: fc.constantFrom('19:00', '20:00'),
    every: fc.constantFrom(1, 2, 3, 4, 8),
    week: fc.constant(1),
    months: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), some), { nil: undefined }),
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
