import { describe, expect, it } from 'vitest'
import { findDates, newDatesSince, nextDates } from '#server/schedule/find.ts'
import type { DateCriteria } from '#server/schedule/find.ts'
import { scheduleAt } from '#server/schedule/schedule.ts'
import { course, rule, timetable } from '../../support/timetable.ts'

const start = course([
  rule({ starts: ['Fri'], nth: 1, yacht: 'dunlin' }),
  rule({ starts: ['Fri'], nth: 3, months: [12, 1, 2], yacht: 'dunlin', price: 289 }),
])
const radar = course([rule({ starts: ['Sat'], at: '09:00', nth: 2, place: 'london' })], {
  slug: 'radar',
  code: 'OD-RA',
  group: 'oneDay',
  ability: 'intermediate',
  days: 1,
  price: 140,
})
const schedule = scheduleAt(timetable([start, radar]), '2026-11-21')

describe('dates that are looked for', () => {
  it.each<[DateCriteria, string[]]>([
    [{ month: '2027-01' }, ['OD-RA-270109', 'CR-SY-270115']],
    [{ month: '2027-01', ability: 'intermediate' }, ['OD-RA-270109']],
    [{ month: '2027-01', group: 'practical', atMost: 300 }, ['CR-SY-270115']],
    [{ month: '2027-01', place: 'london' }, ['OD-RA-270109']],
    [{ month: '2027-01', days: 1 }, ['OD-RA-270109']],
    [{ month: '2027-01', code: 'OD-RA' }, ['OD-RA-270109']],
    [{ from: '2027-01-09', to: '2027-01-15' }, ['OD-RA-270109', 'CR-SY-270115']],
    [{ month: '2027-01', from: '2027-01-10' }, ['CR-SY-270115']],
    [{ month: '2027-01', kind: 'holiday' }, []],
    [{ month: '2027-01', tag: 5 }, []],
    [{ month: 'spring' }, []],
    [{ month: '2027-13' }, []],
    [{ code: '<script>' }, []],
    [{ from: '2099-01-01' }, []],
  ])('by %j are %j', (criteria, references) => {
    const january = findDates(schedule, criteria).map(({ reference }) => reference)

    expect(january).toEqual(references)
  })
})

describe('the next dates of an offer', () => {
  it('are the first few that still can be booked', () => {
    const next = nextDates(schedule, 'CR-SY', 3).map(({ starts }) => starts)

    expect(next).toEqual(['2026-12-04', '2026-12-18', '2027-01-15'])
  })

  it('leave out one that begins today, and are none for a code that nothing has', () => {
    const onTheDay = scheduleAt(timetable([start]), '2026-12-04')

    expect(nextDates(onTheDay, 'CR-SY', 1)[0]?.starts).toBe('2026-12-18')
    expect(nextDates(schedule, 'XX-NO', 3)).toEqual([])
  })
})

it('new dates are those whose sale began since, the newest first', () => {
  const fresh = newDatesSince(schedule, '2026-10-15').map(({ reference }) => reference)

  expect(fresh).toEqual(['CR-SY-280107', 'OD-RA-280108', 'CR-SY-280121'])
  expect(newDatesSince(schedule, '2026-11-01')).toEqual([])
})
