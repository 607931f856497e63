import { describe, expect, it } from 'vitest'
import { calendarText } from '#server/schedule/feeds/calendar-text.ts'
import type { CalendarEvent } from '#server/schedule/feeds/calendar-text.ts'
import { fc } from '../../../support/properties.ts'

const event: CalendarEvent = {
  uid: 'cr-dsp-270321@saltlark.example',
  start: Date.parse('2027-03-21T18:00:00Z'),
  end: Date.parse('2027-03-26T16:00:00Z'),
  summary: 'RYA Day Skipper practical',
  description: 'Five days.\nBring boots, gloves; and a hat.',
  location: 'Southampton',
  url: 'https://saltlark.example/events/CR-DSP-270321',
  isCancelled: false,
}
const stamp = Date.parse('2026-11-21T10:00:00Z')

describe('a calendar', () => {
  it('is written as RFC 5545 wants it', () => {
    expect(calendarText({ name: 'Day Skipper', stamp, events: [event] })).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Saltlark Sailing//Dates//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'NAME:Day Skipper',
        'X-WR-CALNAME:Day Skipper',
        'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
        'BEGIN:VEVENT',
        'UID:cr-dsp-270321@saltlark.example',
        'DTSTAMP:20261121T100000Z',
        'DTSTART:20270321T180000Z',
        'DTEND:20270326T160000Z',
        'SUMMARY:RYA Day Skipper practical',
        String.raw`DESCRIPTION:Five days.\nBring boots\, gloves\; and a hat.`,
        'LOCATION:Southampton',
        'URL:https://saltlark.example/events/CR-DSP-270321',
        'STATUS:CONFIRMED',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it('says that an event is cancelled, and may be empty', () => {
    expect(written({ isCancelled: true })).toContain('\r\nSTATUS:CANCELLED\r\n')
    expect(calendarText({ name: 'Nothing', stamp, events: [] })).not.toContain('VEVENT')
  })

  it('keeps every text in its place, however it is written', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' })
    fc.assert(
      fc.property(texts, texts, (summary, description) => {
        const text = written({ summary, description })
        const lines = unfolded(text)

        expect(valueOf(lines, 'SUMMARY')).toBe(plain(summary))
        expect(valueOf(lines, 'DESCRIPTION')).toBe(plain(description))
        expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2)
      }),
    )
  })

  it('has no line of more than 75 octets, and cuts no character', () => {
    const texts = fc.string({
      unit: fc.constantFrom('a', 'é', '⛵', '🧭'),
      maxLength: 200,
      size: 'max',
    })
    fc.assert(
      fc.property(texts, (summary) => {
        const lines = written({ summary }).split('\r\n')

        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
        expect(valueOf(unfolded(lines.join('\r\n')), 'SUMMARY')).toBe(summary)
      }),
    )
  })

  it('cannot be given lines through an address', () => {
    expect(written({ url: 'https://x.example/\r\nATTENDEE:mailto:a@b.example' })).not.toContain(
      '\nATTENDEE',
    )
  })
})

function written(change: Partial<CalendarEvent>): string {
  return calendarText({ name: 'Dates', stamp, events: [{ ...event, ...change }] })
}

function unfolded(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('\r\n')
}

/** A text as a calendar program reads it. */
function valueOf(lines: readonly string[], name: string): string | undefined {
  return lines
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replaceAll(/\\([\\;,n])/g, (_, character) => (character === 'n' ? '\n' : String(character)))
}

/** What a text may be once line breaks are one kind and other control characters are gone. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ')
}
