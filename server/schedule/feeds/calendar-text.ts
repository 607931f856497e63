export interface CalendarEvent {
  /** The same for the same event for ever: a changed event takes the place of the old. */
  readonly uid: string
  /** Milliseconds since 1970, UTC. */
  readonly start: number
  readonly end: number
  readonly summary: string
  readonly description: string
  readonly location: string
  readonly url: string
  readonly isCancelled: boolean
}

interface Calendar {
  readonly name: string
  /** The instant at which the text is made, in milliseconds. */
  readonly stamp: number
  readonly events: readonly CalendarEvent[]
}

/**
 * A calendar as iCalendar text (RFC 5545): what calendar programs open once or subscribe to. Times
 * are in UTC, so it needs no time zones of its own. Lines end in CRLF and are folded at 75 octets.
 */
export function calendarText({ name, stamp, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Saltlark Sailing//Dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventLines(event: CalendarEvent, stamp: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    // A URI is no text: it is written as it is (RFC 5545, 3.3.13).
    `URL:${event.url.replaceAll(/[\r\n]/g, '')}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** `20270321T180000Z`: RFC 5545, 3.3.5, form 2. */
function utc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** RFC 5545, 3.3.11. Control characters other than a line break may not stand in a text. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
}

const octetsOfLine = 75

/** RFC 5545, 3.1: long lines go on in the next, behind a space; no character is cut in two. */
function folded(line: string): string {
  if (line.length * 3 <= octetsOfLine || Buffer.byteLength(line) <= octetsOfLine) return line
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > octetsOfLine) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}
