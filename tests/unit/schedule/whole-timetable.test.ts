import { expect, it } from 'vitest'
import { dateOf, dayOf } from '#server/schedule/day.ts'
import { scheduleAt } from '#server/schedule/schedule.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { samples } from '../../support/by-night.ts'
import { content } from '../../support/catalogue.ts'
import { fc } from '../../support/properties.ts'

const schedule = scheduleAt(content, '2026-11-21')
const days = samples(400, 120)

it('the timetable of a whole catalogue has the dates of one day on the next day too', () => {
  const start = dayOf('2026-11-21')
  let before = signsOn(start)
  for (let day = start + 1; day <= start + days; day += 1) {
    const after = signsOn(day)
    const from = before.findIndex((sign) => sign >= dateOf(day))

    // What began yesterday is gone, and what comes after the end of yesterday's list is new.
    expect(after.slice(0, before.length - from)).toEqual(before.slice(from))
    before = after
  }
}, 120_000)

it('what staff changes leaves every other date as it was', () => {
  const references = schedule.dates.map(({ reference }) => reference)
  const change = fc.record({
    reference: fc.constantFrom(...references),
    cancelled: fc.boolean(),
    taken: fc.integer({ min: 0, max: 3 }),
  })
  fc.assert(
    fc.property(fc.uniqueArray(change, { selector: (one) => one.reference }), (changes) => {
      const overrides = new Map(changes.map((one) => [one.reference, one]))
      const after = scheduleAt({ ...content, overrides }, '2026-11-21')
      const plain = scheduleAt({ ...content, overrides: new Map() }, '2026-11-21')
      const others = (dates: readonly ScheduledDate[]) =>
        dates.filter(({ reference }) => !overrides.has(reference))

      expect(others(after.dates)).toEqual(others(plain.dates))
      expect(after.dates).toHaveLength(
        plain.dates.length - changes.filter(({ cancelled }) => cancelled).length,
      )
    }),
    { numRuns: 10 },
  )
})

/** All that people see of each date on a day's list, with its first day in front. */
function signsOn(day: number): string[] {
  return scheduleAt(content, dateOf(day)).dates.map((date) => {
    const { starts, ends, joins, leaves, reference, price, places, onSaleFrom } = date
    const of = [date.place.id, date.yacht?.id, date.leader?.id, date.meetings?.length]
    return [starts, ends, joins, leaves, reference, price, places, onSaleFrom, ...of].join(' ')
  })
}
