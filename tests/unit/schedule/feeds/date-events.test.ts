import { describe, expect, it } from 'vitest'
import { dateEvents } from '#server/schedule/feeds/date-events.ts'
import { scheduleAt } from '#server/schedule/schedule.ts'
import { course, rule, timetable } from '../../../support/timetable.ts'

const address = { url: 'https://saltlark.example/events/CR-SY-270402', host: 'saltlark.example' }

describe('a date in a calendar', () => {
  it('is one event from joining to leaving, in the time of the place', () => {
    const [event, ...others] = eventsOf({ starts: ['Fri'], yacht: 'dunlin', zone: 'Europe/Oslo' })

    expect(others).toEqual([])
    expect(event).toMatchObject({
      uid: 'cr-sy-270402@saltlark.example',
      summary: 'Start Yachting',
      location: 'Southampton',
      url: address.url,
      isCancelled: false,
      start: Date.parse('2027-04-02T17:30:00Z'),
      end: Date.parse('2027-04-04T14:00:00Z'),
    })
    expect(event?.description).toContain('Reference: CR-SY-270402\nYacht: Dunlin\nLocal time there')
  })

  it('is an event for each meeting where people go home between, over the change of clocks', () => {
    const evenings = { on: ['Fri' as const], times: 3, every: 1 }
    const events = eventsOf(
      { starts: ['Fri'], at: '18:30', until: '20:45', meets: evenings },
      '2027-03-19',
    )

    expect(
      events.map(({ uid, summary, start }) => [uid, summary, new Date(start).toJSON()]),
    ).toEqual([
      ['1-cr-sy-270319@saltlark.example', 'Start Yachting (1 of 3)', '2027-03-19T18:30:00.000Z'],
      ['2-cr-sy-270319@saltlark.example', 'Start Yachting (2 of 3)', '2027-04-02T17:30:00.000Z'],
      ['3-cr-sy-270319@saltlark.example', 'Start Yachting (3 of 3)', '2027-04-09T17:30:00.000Z'],
    ])
  })
})

function eventsOf(facts: Parameters<typeof rule>[0], starts = '2027-04-02') {
  const runs: Parameters<typeof rule>[0] = facts.meets ? facts : { ...facts, runs_over: ['easter'] }
  const { dates } = scheduleAt(timetable([course([rule(runs)])]), starts)
  const [first] = dates
  if (!first) throw new Error(`no date on ${starts}`)
  return dateEvents(first, address)
}
