import { z } from 'zod'
import { count, pounds, slug } from './pieces.ts'

/** Where courses are held; each is a list of courses too. */
export const location = z.enum([
  'southampton',
  'london',
  'ca-house',
  'in-your-office',
  'online',
  'own-boat',
])

const weekday = z.enum(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])

export const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 18:00')

const dayOfYear = z
  .string()
  .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'must be a day such as 07-20 for 20 July')

const zone = z.enum([
  'Europe/London',
  'Europe/Oslo',
  'Europe/Madrid',
  'Europe/Gibraltar',
  'Atlantic/Canary',
  'Atlantic/Azores',
  'America/Antigua',
  'America/Grenada',
])

const weeks = z.number().int().min(1).max(26)

const meetings = z.strictObject({
  on: z.array(weekday).min(1).max(7),
  times: count.min(2).max(40).describe('How many times it meets; holidays are passed over'),
  every: weeks.default(1).describe('Every how many weeks'),
})

/** What a date takes for itself: each of these is on one date at a time. */
export const taking = {
  yacht: slug.optional().describe('The id of a yacht in fleet.json or schedule/resources.json'),
  room: slug.optional().describe('The id of a room in schedule/resources.json'),
  leader: slug
    .optional()
    .describe('The id of the instructor or skipper in schedule/resources.json'),
}

/** What one date may have of its own. */
export const sellingOneDate = {
  places: count.min(1).max(60).optional().describe("Empty: the offer's own"),
  price: pounds.min(1).optional().describe("Below the offer's, such as in winter. Empty: the same"),
}

/** One line of an offer's timetable: it gives the same dates on whatever day it is read. */
export const dateRule = z.strictObject({
  starts: z.array(weekday).min(1).max(7).describe('On which days people may join'),
  at: timeOfDay.describe('When people join'),
  until: timeOfDay.describe('When it is over, on its last day or on each'),
  every: weeks.default(1).describe('Every how many weeks, counted from Monday 1 January 2024'),
  week: weeks.default(1).describe('Which of these weeks: 1 for the first; weeks begin on Monday'),
  nth: z
    .literal([1, 2, 3, 4, -1])
    .optional()
    .describe('Instead of every: which such day of the month; -1 for the last'),
  easter: z
    .number()
    .int()
    .min(-8)
    .max(8)
    .optional()
    .describe('Instead of every: 0 in the week that Easter Sunday ends, 1 in the week after it'),
  shift: z
    .number()
    .int()
    .min(-28)
    .max(28)
    .default(0)
    .describe('With nth: so many days later; below 0: earlier'),
  months: z.array(count.min(1).max(12)).min(1).max(12).optional().describe('Empty: all year'),
  between: z
    .tuple([dayOfYear, dayOfYear])
    .optional()
    .describe('The first and the last day of the year on which it may begin'),
  years: z.enum(['odd', 'even']).optional().describe('Empty: every year'),
  nights: count.max(150).optional().describe("From the first day to the last. Empty: the offer's"),
  meets: meetings.optional().describe('When people go home between, such as evening classes'),
  on_days: z
    .array(count.max(200))
    .min(2)
    .max(40)
    .optional()
    .describe('The same in days from the first, which is 0'),
  runs_over: z
    .array(z.enum(['christmas', 'easter']))
    .max(2)
    .default([])
    .describe('Nothing is held at Christmas, and no class at Easter, unless it is named here'),
  place: location.optional().describe("Empty: the first of the offer's places"),
  zone: zone.optional().describe('Whose clock shows these times. Empty: Europe/London'),
  ...taking,
  ...sellingOneDate,
  suffix: z
    .string()
    .regex(/^[A-Z]$/, 'must be one letter from A to Z')
    .optional()
    .describe('At the end of references, where two rules of an offer share a day'),
})

export type DateRule = z.infer<typeof dateRule>

export type Location = z.infer<typeof location>
