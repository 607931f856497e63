import { describe, expect, it } from 'vitest'
import { isSeasonal, londonDate, nextLondonMidnight, shiftedClock } from '#server/site/clock.ts'
import { fc } from '../../support/properties.ts'

it('a clock that is shifted starts at its instant and runs on', () => {
  const christmas = Date.parse('2026-12-25T08:00:00Z')
  const clock = shiftedClock(christmas)

  const first = clock.now()

  expect(first).toBeGreaterThanOrEqual(christmas)
  expect(first).toBeLessThan(christmas + 60_000)
  expect(clock.now()).toBeGreaterThanOrEqual(first)
})

const instants = fc.integer({
  min: Date.parse('2020-01-01T00:00:00Z'),
  max: Date.parse('2035-01-01T00:00:00Z'),
})

it(
  'the season is all of December, and January until Twelfth Night',
  { tags: ['spec-4.15'] },
  () => {
    const days = Array.from({ length: 366 }, (_, day) => {
      return new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10)
    })

    expect(days.filter(isSeasonal)).toEqual([...days.slice(0, 5), ...days.slice(-31)])
  },
)

describe('the next midnight in London', () => {
  it.each([
    ['2026-11-21T10:00:00Z', '2026-11-22T00:00:00Z', 'in winter'],
    ['2026-06-15T23:00:00Z', '2026-06-16T23:00:00Z', 'of a summer day that has just begun'],
    ['2026-03-29T00:30:00Z', '2026-03-29T23:00:00Z', 'before clocks go forward'],
    ['2026-10-25T00:30:00Z', '2026-10-26T00:00:00Z', 'before they go back'],
    ['2026-12-31T12:00:00Z', '2027-01-01T00:00:00Z', 'at the end of a year'],
  ])('after %s is %s: %s', (instant, midnight) => {
    expect(nextLondonMidnight(Date.parse(instant))).toBe(Date.parse(midnight))
  })

  it('is the first instant of another day, whatever the instant', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const midnight = nextLondonMidnight(instant)

        expect(midnight).toBeGreaterThan(instant)
        expect(londonDate(midnight - 1)).toBe(londonDate(instant))
        expect(londonDate(midnight)).not.toBe(londonDate(instant))
      }),
    )
  })
})
