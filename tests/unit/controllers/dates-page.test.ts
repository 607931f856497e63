import { describe, expect, it } from 'vitest'
import type { DateOverride } from '#server/content/schema/schedule.ts'
import { datesPage } from '#server/controllers/dates/dates.ts'
import { snapshotAt } from '#server/site/site.ts'
import { content } from '../../support/catalogue.ts'
import { pageServices } from '../../support/frozen-pages.ts'

/** What the page of a reference answers on a day on which staff have written something. */
function answer(reference: string, override?: DateOverride, day = '2026-11-21') {
  const overrides = new Map(override ? [[override.reference, override]] : [])
  const site = snapshotAt(
    { content: { ...content, overrides }, version: 'test' },
    Date.parse(`${day}T10:00:00Z`),
  )
  return datesPage(pageServices)(site, { params: { reference }, query: {} })
}

const reference = 'CR-DSP-261129'

describe('a date by its reference', () => {
  it.each<[Omit<DateOverride, 'reference'>, string, string]>([
    [{}, 'Book now', '5 places free'],
    [{ taken: 2 }, 'Book now', '3 of 5 places left'],
    [{ taken: 4 }, 'Few places left', '1 of 5 places left'],
    [{ taken: 5 }, 'Waiting list', 'All 5 places are taken'],
    [{ taken: 3, held: 2 }, 'Reserved', 'The last ones are held for somebody'],
    [
      { on_sale: '2026-11-25' },
      'Not yet on sale',
      '5 places, on sale from Wednesday 25 November, 2026',
    ],
  ])('with %j is “%s”: %s', (said, word, detail) => {
    expect(answer(reference, { reference, ...said })).toMatchObject({
      status: 200,
      props: { date: { availability: { word, detail } } },
    })
  })

  it('is booked no more on the day on which it begins', () => {
    expect(answer(reference, undefined, '2026-11-29')).toMatchObject({
      status: 200,
      props: { booking: { title: 'Booking for this date is over' }, add: null },
    })
  })

  it('is gone the day after, and when it was cancelled', () => {
    expect(answer(reference, undefined, '2026-11-30')).toMatchObject({
      status: 410,
      props: { title: 'This date is over' },
    })
    expect(answer(reference, { reference, cancelled: true })).toMatchObject({
      status: 410,
      props: { title: 'This date was cancelled' },
    })
  })
})
