import { describe, expect, it } from 'vitest'
import {
  availabilityOf,
  availabilityLabels,
  noOrders,
  placesGone,
} from '#server/schedule/availability.ts'
import { scheduleAt } from '#server/schedule/schedule.ts'
import { fc } from '../../support/properties.ts'
import { course, rule, timetable } from '../../support/timetable.ts'

const weekends = course([rule({ starts: ['Fri'], every: 2, yacht: 'dunlin' })])
const schedule = scheduleAt(timetable([weekends]), '2027-06-01')
const reference = 'CR-SY-270618'
const date = found()

describe('whether a date can be booked', () => {
  it.each([
    ['2027-06-01', 0, 0, 'Book now', 5, 'all places are there'],
    ['2027-06-01', 3, 0, 'Book now', 2, 'two of five are left'],
    ['2027-06-01', 4, 0, 'Few places left', 1, 'one of five is left'],
    ['2027-06-01', 3, 1, 'Few places left', 1, 'one is left besides a place that is kept'],
    ['2027-06-01', 4, 1, 'Reserved', 0, 'the last place is in somebody’s cart'],
    ['2027-06-01', 5, 0, 'Waiting list', 0, 'all are sold, and somebody may cancel'],
    ['2027-06-16', 5, 0, 'Sold out', 0, 'all are sold, and it is too late to hope'],
    ['2027-06-17', 0, 0, 'Book now', 5, 'it is the day before'],
    ['2027-06-18', 0, 0, 'Sale over', 0, 'it is the day'],
    ['2027-06-30', 5, 0, 'Sale over', 0, 'it is past'],
    ['2026-03-31', 0, 0, 'Not yet on sale', 0, 'its month is not on sale'],
    ['2026-04-01', 0, 0, 'Book now', 5, 'its month came on sale'],
  ])('on %s with %i taken and %i held: %s, %i left, as %s', (today, taken, held, word, left) => {
    expect(availabilityOf(date, { taken, held }, today)).toMatchObject({ word, left })
  })

  const nothing = { taken: 0, held: 0 }

  it('says from when, while it is not on sale', () => {
    expect(availabilityOf(date, nothing, '2026-01-01').onSaleFrom).toBe('2026-04-01')
    expect(availabilityOf(date, nothing, '2027-06-01').onSaleFrom).toBeNull()
  })

  it.each([
    ['2027-06-01', 5, 0, true],
    ['2027-06-01', 4, 1, true],
    ['2027-06-01', 3, 1, false],
    ['2027-06-16', 4, 1, false],
  ])(
    'on %s with %i taken and %i held, whether people may wait for it: %s',
    (day, taken, held, is) => {
      expect(availabilityOf(date, { taken, held }, day).takesNames).toBe(is)
    },
  )

  it('is no for a date that is cancelled, and never calls the only yacht one of few', () => {
    expect(availabilityOf({ ...date, isCancelled: true }, nothing, '2027-06-01').state).toBe(
      'saleOver',
    )
    expect(availabilityOf({ ...date, places: 1 }, nothing, '2027-06-01').word).toBe('Book now')
  })

  it('has one of seven words, and never more places than there are', () => {
    const places = fc.integer({ min: 1, max: 60 })
    const gone = fc.record({ taken: fc.nat(70), held: fc.nat(20) })
    const days = fc.integer({ min: -500, max: 60 })
    fc.assert(
      fc.property(places, gone, days, (all, counts, ahead) => {
        const today = new Date(Date.parse(date.starts) + ahead * 86_400_000)
        const { word, left } = availabilityOf(
          { ...date, places: all },
          counts,
          today.toISOString().slice(0, 10),
        )

        expect(Object.values(availabilityLabels)).toContain(word)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + counts.taken + counts.held <= all || left === 0).toBe(true)
      }),
    )
  })
})

describe('the places that are gone', () => {
  const phoned = { ...date, byPhone: { taken: 2, held: 1 } }

  it('went by telephone and through the site together', () => {
    const asked: string[][] = []
    const gone = placesGone([phoned], (references) => {
      asked.push([...references])
      return new Map([[reference, { taken: 1, held: 1 }]])
    })

    expect(gone.get(reference)).toEqual({ taken: 3, held: 2 })
    expect(placesGone([phoned], noOrders).get(reference)).toEqual({ taken: 2, held: 1 })
    expect(asked).toEqual([[reference]])
  })
})

function found() {
  const one = schedule.dateOf(reference)
  if (!one) throw new Error(`${reference} is not in the timetable`)
  return one
}
