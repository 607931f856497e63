import { z } from 'zod'
import { everyOffer } from './every-offer.ts'
import { count, line, lines, pounds, slug } from './pieces.ts'

/** 5 weekend, 6 holiday, 7 classic, 8 mile builder, 9 adventure, 10 DofE, 11 charter, 19 racing. */
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
