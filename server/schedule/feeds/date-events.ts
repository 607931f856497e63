import type { Times } from '#server/format/dates.ts'
import { instantOf } from '../day.ts'
import type { ScheduledDate } from '../scheduled-date.ts'
import type { CalendarEvent } from './calendar-text.ts'

interface DateAddress {
  /** The date's own page, with its origin. */
  readonly url: string
  /** The site's host: an event's name in calendars ends in it, so it must not change. */
  readonly host: string
}

/** A date as calendars show it: one event, or one for each meeting. */
export function dateEvents(date: ScheduledDate, address: DateAddress): CalendarEvent[] {
  const { offer, place } = date
  const description = descriptionOf(date)
  return datedEvents(date, { ...address, name: offer.name, location: place.name, description })
}

type DateTimes = Times & Pick<ScheduledDate, 'reference' | 'isCancelled'>

/** How it is called and described to whom it is for. */
interface EventText extends DateAddress {
  readonly name: string
  readonly location: string
  readonly description: string
}

/** The same under another name: it takes the place of the event that a calendar has of the date. */
export function datedEvents(
  { reference, starts, ends, joins, leaves, meetings, zone, isCancelled }: DateTimes,
  { name, host, ...text }: EventText,
): CalendarEvent[] {
  const uid = `${reference.toLowerCase()}@${host}`
  if (!meetings || meetings.length === 1) {
    const start = instantOf(starts, joins, zone)
    const end = instantOf(ends, leaves, zone)
    return [{ ...text, isCancelled, uid, summary: name, start, end }]
  }
  return meetings.map((day, index, all) => ({
    ...text,
    isCancelled,
    uid: `${index + 1}-${uid}`,
    summary: `${name} (${index + 1} of ${all.length})`,
    start: instantOf(day, joins, zone),
    end: instantOf(day, leaves, zone),
  }))
}

function descriptionOf({ offer, reference, yacht, zone, joins, leaves }: ScheduledDate): string {
  const lines = [
    offer.intro_description,
    `Reference: ${reference}`,
    ...(yacht ? [`Yacht: ${yacht.name}`] : []),
    ...(zone === 'Europe/London' ? [] : [`Local time there: join at ${joins}, leave at ${leaves}`]),
  ]
  return lines.join('\n')
}
