import { z } from 'zod'
import { location } from './dates.ts'
import { everyOffer } from './every-offer.ts'
import { count, line, lines, pounds, slug } from './pieces.ts'
import type { offerKind } from './pieces.ts'

export type Offer = Course | Holiday

export type OfferKind = z.infer<typeof offerKind>

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

const offerTag = z.literal([5, 6, 7, 8, 9, 10, 11, 19], {
  error:
    'must be 5 weekend, 6 holiday, 7 classic, 8 mile builder, 9 adventure, 10 DofE, 11 charter or 19 racing',
})

const miles = z.strictObject({ min: count, max: count })

const leg = z.strictObject({
  name: line(60).describe('From port to port'),
  miles: count,
  days: count.min(1),
  price: pounds,
  ocean_qualifying: z.boolean().default(false),
})

const stage = z.strictObject({
  title: line(80).describe('Such as Day 1: Oban to Tobermory'),
  text: line(320),
})

/** One trip: holidays/<slug>.json. */
export const holiday = everyOffer.extend({
  tags: z.array(offerTag).min(1).describe('The first tag says what kind of trip it is'),
  region: z
    .enum(['uk', 'west-country', 'abroad', 'norway', 'caribbean', 'atlantic'])
    .optional()
    .describe('The list of holidays that it stands in'),
  nights: count.describe('How many nights aboard'),
  needs: line(120).describe('What people should be able to do already'),
  ports: lines(8, 40).min(1).describe('The ports of the trip, in order'),
  route: z.array(slug).min(2).max(12).describe('The ids of places in waypoints.json, in order'),
  miles: miles.describe('About how many sea miles'),
  months: z
    .array(z.number().int().min(1).max(12))
    .min(1)
    .max(12)
    .describe('The months in which it sails, 1 for January'),
  season: line(140).describe('The same in words, such as March to November'),
  night_hours: count.optional().describe('About how many hours under way after dark'),
  ocean_qualifying: z
    .boolean()
    .default(false)
    .describe('true: long enough to be the passage for Yachtmaster Ocean'),
  one_way: z.boolean().default(false).describe('true: it ends in another port'),
  passport: z.boolean().default(false).describe('true: everybody needs a passport'),
  vessel: z
    .enum(['gaff-cutter', 'pilot-cutter', 'ketch'])
    .optional()
    .describe('Empty: one of the cruising yachts'),
  itinerary: z.array(stage).max(10).default([]).describe('The days of the trip, in order'),
  legs: z.array(leg).max(5).default([]).describe('Parts of the trip that are sold on their own'),
})

export type Holiday = z.infer<typeof holiday>
