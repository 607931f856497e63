import { describe, expect, it } from 'vitest'
import { presentPlaces } from '#server/presenters/dates/places.ts'
import { availabilityOf } from '#server/schedule/availability.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'

const today = '2026-11-21'

function shown(places: number, taken: number, unit: ScheduledDate['unit'] = 'person') {
  const date = { starts: '2027-05-02', places, onSaleFrom: '2026-01-01', isCancelled: false }
  return presentPlaces({ places, unit }, availabilityOf(date, { taken, held: 0 }, today))
}

describe('how much of a date is free', () => {
  it.each([
    [5, 0, '5 free', false],
    [5, 2, '3 free', false],
    [5, 3, '2 left', true],
    [5, 4, 'Last place', true],
    [5, 5, 'Waiting list', false],
    [2, 1, '1 free', false],
    [12, 10, '2 left', true],
  ])('of %i places, %i of them gone, is “%s”', (places, gone, text, isScarce) => {
    expect(shown(places, gone)).toEqual({ free: places - gone, all: places, text, isScarce })
  })

  it('is one yacht or one team where one is sold whole', () => {
    expect([shown(1, 0, 'yacht').text, shown(1, 0, 'team').text]).toEqual([
      '1 yacht free',
      '1 team free',
    ])
  })

  it('is nothing while the sale of a date rests', () => {
    const date = { starts: '2027-05-02', places: 5, onSaleFrom: '2026-01-01', isCancelled: false }
    const now = availabilityOf(date, { taken: 1, held: 0, change: 'open' }, today)

    expect(presentPlaces({ places: 5, unit: 'person' }, now)).toMatchObject({
      free: 0,
      text: 'Not on sale',
    })
  })
})
