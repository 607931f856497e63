import { z } from 'zod'
import { location } from './dates.ts'
import { everyOffer } from './every-offer.ts'
import { count, line, lines, slug } from './pieces.ts'

/** Sea time, as sailors keep it in their logbooks. */
const seaTime = {
  days: count.default(0).describe('Days aboard'),
  miles: count.default(0).describe('Sea miles'),
  night_hours: count.default(0).describe('Hours under way after dark'),
  days_as_skipper: count.default(0).describe('Days in charge'),
}

const qualifyingPassages = z.strictObject({
  count: count.min(1),
  min_miles: count.describe('The least sea miles of each'),
  as_skipper: count.describe('How many of them as skipper'),
  overnight: count.describe('How many of them overnight'),
})

const ifHolding = z.strictObject({
  course: slug.describe('The course whose certificate shortens the list'),
  ...seaTime,
})

/** One course: courses/<slug>.json. */
export const course = everyOffer.extend({
  group: z
    .enum(['practical', 'theory', 'oneDay', 'otherCourses', 'online'])
    .describe('The group of the courses menu'),
  locations: z.array(location).min(1),
  is_rya: z.boolean().describe('true: an RYA course; false: one of our own'),
  ratio: count.nullable().describe('Students to one instructor; null: nobody beside you'),
  prerequisites: z
    .strictObject(seaTime)
    .default({ days: 0, miles: 0, night_hours: 0, days_as_skipper: 0 })
    .describe('The sea time that people need before they come'),
  theory: z
    .enum(['day-skipper', 'yachtmaster'])
    .optional()
    .describe('The theory that people need; empty: none'),
  requires_courses: z.array(slug).max(3).default([]).describe('Courses that must come before'),
  if_holding: ifHolding.optional().describe('A certificate with which less sea time is enough'),
  qualifying_passages: qualifyingPassages.optional(),
  assumed: line(320).describe('What people should be able to do already'),
  certificate: line(200).describe('What people take home'),
  assessed: line(120).describe('How people are judged'),
  sea_time: z
    .strictObject(seaTime)
    .optional()
    .describe('What the course adds to a logbook, where that is sure'),
  syllabus: lines(20).min(1).describe('What is taught, in order'),
  next: z.array(slug).max(4).default([]).describe('Offers that come after this one'),
})

export type Course = z.infer<typeof course>
