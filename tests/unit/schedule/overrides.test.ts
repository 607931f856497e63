import { describe, expect, it } from 'vitest'
import { readContent } from '#server/content/read-content.ts'
import type { DateOverride } from '#server/content/schema/schedule.ts'
import { clashesOf } from '#server/schedule/clashes.ts'
import { dayOf } from '#server/schedule/day.ts'
import { occurrencesBetween } from '#server/schedule/occurrences.ts'
import { scheduleAt } from '#server/schedule/schedule.ts'
import { seriesOf } from '#server/schedule/series.ts'
import { contentFolder, faultLines } from '../../support/content-folder.ts'
import { fc } from '../../support/properties.ts'
import { course, rule, timetable } from '../../support/timetable.ts'

const weekends = course([rule({ starts: ['Fri'], every: 2, yacht: 'dunlin', leader: 'rowan' })])
const reference = 'CR-SY-270604'

describe('a date that staff changed', () => {
  it('is given by its rule where nothing was changed', () => {
    expect(dateAfter()).toMatchObject({
      reference,
      starts: '2027-06-04',
      ends: '2027-06-06',
      joins: '19:30',
      leaves: '16:00',
      places: 5,
      unit: 'person',
      price: 325,
      place: { id: 'southampton', name: 'Southampton' },
      yacht: { id: 'dunlin', name: 'Dunlin' },
      leader: { id: 'rowan', name: 'Rowan' },
      meetings: null,
      zone: 'Europe/London',
      byPhone: { taken: 0, held: 0 },
    })
  })

  it('keeps its reference when it is moved, and the places that were sold by telephone', () => {
    expect(dateAfter({ moved_to: '2027-06-11', taken: 2, held: 1 })).toMatchObject({
      reference,
      starts: '2027-06-11',
      ends: '2027-06-13',
      byPhone: { taken: 2, held: 1 },
    })
  })

  it('is listed where it was moved to, and no more when it is cancelled, but found', () => {
    const cancelled = 'CR-SY-270618'
    const changes = [
      { reference, moved_to: '2027-06-11' },
      { reference: cancelled, cancelled: true },
    ]
    const { dates, dateOf } = scheduleAt(timetable([weekends], changes), '2027-06-01')

    expect(dates.slice(0, 2).map(({ starts }) => starts)).toEqual(['2027-06-11', '2027-07-02'])
    expect(dateOf(cancelled)).toMatchObject({ reference: cancelled, isCancelled: true })
  })

  it('may have a time, a price, places and a yacht of its own', () => {
    const own = { at: '18:00', price: 250, places: 3, place: 'london', nights: 1 } as const

    expect(dateAfter(own)).toMatchObject({
      joins: '18:00',
      price: 250,
      places: 3,
      ends: '2027-06-05',
      place: { id: 'london' },
    })
  })

  it('may be one that no rule gives: it is on sale from the day on which it was added', () => {
    const added = { reference: 'CR-SY-270611B', added: '2027-01-04' }
    const { dateOf } = scheduleAt(timetable([weekends], [added]), '2027-06-01')

    expect(dateOf(added.reference)).toMatchObject({
      starts: '2027-06-11',
      onSaleFrom: '2027-01-04',
      yacht: { id: 'dunlin' },
    })
  })
})

describe('changes that pass the check', () => {
  it('put no yacht or person on two dates at a time', async () => {
    const change = fc.record(
      {
        reference: fc.constantFrom('WK-SOL-270402', 'CR-CC-270416', 'CR-CC-270319'),
        moved_to: fc.integer({ min: 0, max: 60 }).map((days) => dayText('2027-03-12', days)),
        yacht: fc.constantFrom('dunlin', 'dunlin-two'),
        nights: fc.integer({ min: 0, max: 20 }),
        cancelled: fc.boolean(),
      },
      { requiredKeys: ['reference'] },
    )
    const changes = fc.uniqueArray(change, { selector: (one) => one.reference })
    const folder = contentFolder()
    let good = 0
    await fc.assert(
      fc.asyncProperty(changes, async (overrides) => {
        folder.write('schedule/overrides.json', JSON.stringify({ overrides }))
        const { content } = await readContent(folder.directory, { pictures: folder.pictures })
        if (!content) return
        good += 1
        const [from, to] = [dayOf('2027-01-01'), dayOf('2027-12-31')]
        const dates = occurrencesBetween(seriesOf(content), content.overrides, from, to)
        expect(clashesOf(dates)).toEqual([])
      }),
      { numRuns: 100, seed: 3 },
    )
    expect(good).toBeGreaterThan(5)
  })

  it('are not taken when they would', async () => {
    const folder = contentFolder()
    const overrides = [{ reference: 'WK-SOL-270402', moved_to: '2027-03-26' }]
    folder.write('schedule/overrides.json', JSON.stringify({ overrides }, null, 2))

    const { violations } = await readContent(folder.directory, { pictures: folder.pictures })

    expect(faultLines(violations, folder.directory).join()).toBe(
      'schedule/overrides.json:4:20 overrides[0].reference: needs "dunlin" while CR-CC-270326 has it; choose another day, or another yacht, room or leader',
    )
  })
})

function dateAfter(change: Partial<DateOverride> = {}) {
  return scheduleAt(timetable([weekends], [{ reference, ...change }]), '2027-06-01').dateOf(
    reference,
  )
}

function dayText(from: string, days: number): string {
  return new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)
}
