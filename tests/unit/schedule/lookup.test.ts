import { describe, expect, it } from 'vitest'
import { lookUp } from '#server/schedule/lookup.ts'
import { formatReference, parseReference } from '#server/schedule/reference.ts'
import { scheduleAt } from '#server/schedule/schedule.ts'
import { fc } from '../../support/properties.ts'
import { course, rule, timetable } from '../../support/timetable.ts'

const weekends = course([rule({ starts: ['Fri'], every: 2, yacht: 'dunlin' })])
const content = timetable([weekends], [{ reference: 'CR-SY-270618', cancelled: true }])
const schedule = scheduleAt(content, '2027-06-01')

describe('a reference', () => {
  it('is the code of the offer and the day', () => {
    const named = parseReference('CR-DS9-270321B')

    expect(named).toMatchObject({ code: 'CR-DS9', suffix: 'B' })
    expect(named && formatReference(named)).toBe('CR-DS9-270321B')
  })

  it.each(['', 'CR-DSP', 'CR-DSP-270230', 'CR-DSP-27032', 'cr-dsp-270321', 'CR-DSP-270321BB'])(
    'is not %j',
    (text) => {
      expect(parseReference(text)).toBeNull()
    },
  )
})

describe('the reference in an address', () => {
  it('leads to a date, also beyond those that are listed, or to an offer by its code alone', () => {
    const found = ['CR-SY-270604', 'CR-SY-290601', 'CR-SY'].map((text) =>
      lookUp(content, schedule, text),
    )

    expect(found).toMatchObject([
      { kind: 'date', date: { starts: '2027-06-04' } },
      { kind: 'date', date: { starts: '2029-06-01' } },
      { kind: 'offer', offer: weekends },
    ])
  })

  it.each([
    ['CR-SY-270521', 'past', 'a weekend that was'],
    ['CR-SY-270522', 'past', 'a day on which the rules of then may have had one'],
    ['CR-SY-270618', 'cancelled', 'a date that does not take place'],
    ['CR-SY-270605', 'no-such-date', 'a day without a date'],
  ])('%s is %s, with the next dates: %s', (reference, kind) => {
    const found = lookUp(content, schedule, reference)

    expect(found).toMatchObject({ kind, offer: { code: 'CR-SY' } })
    expect(found && 'next' in found && found.next.map(({ starts }) => starts)).toEqual([
      '2027-06-04',
      '2027-07-02',
      '2027-07-16',
      '2027-07-30',
      '2027-08-13',
      '2027-08-27',
    ])
  })

  it('leads nowhere when nothing of ours is called so, whatever it is', () => {
    expect(lookUp(content, schedule, 'XX-NO-270604')).toBeNull()
    expect(lookUp(content, schedule, 'XX-NO')).toBeNull()
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(lookUp(content, schedule, text)).toBeNull()
      }),
    )
  })
})
