import type { ScheduledDate } from '../scheduled-date.ts'
import { instantOf } from '../zoned-time.ts'
import type { CalendarEvent } from './calendar-text.ts'

/** Where a date leads, which only the routes know. */
export interface DateAddress {
  /** The date's own page, with its origin. */
  readonly url: string
  /** The site's host: an event's name in calendars ends in it, so it must not change. */
  readonly host: string
}

/** A date as calendars show it: one event, or one for each meeting. */
export function dateEvents(date: ScheduledDate, { url, host }: DateAddress): CalendarEvent[] {
  const { reference, offer, place, joins, leaves, zone, isCancelled, starts, ends } = date
  const facts = {
    ...{ description: descriptionOf(date), location: place.name, url, isCancelled },
  }
  const name = `${reference.toLowerCase()}@${host}`
  if (!date.meetings || date.meetings.length === 1) {
    const start = instantOf(starts, joins, zone)
    const end = instantOf(ends, leaves, zone)
    return [{ ...facts, uid: name, summary: offer.name, start, end }]
  }
  return date.meetings.map((day, index, all) => ({
    ...facts,
    uid: `${index + 1}-${name}`,
    summary: `${offer.name} (${index + 1} of ${all.length})`,
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
