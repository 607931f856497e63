import { z } from 'zod'
import { location, sellingOneDate, taking, timeOfDay } from './dates.ts'
import { contentFile, count, html, line, picturePath, slug } from './pieces.ts'

const ownYacht = z.strictObject({
  id: slug,
  name: line(40),
  kind: line(60).describe('Such as 36 ft cruiser'),
  length_feet: count.min(15).max(150),
  berths: count.min(2).max(20),
  description: html(600),
  image: picturePath,
  saloon: picturePath.optional().describe('What she is like below deck; empty: not shown'),
  plan: picturePath.optional().describe('Her cabins seen from above; empty: not shown'),
})

/** The yachts that the company sails: fleet.json. */
export const fleet = contentFile({ yachts: z.array(ownYacht).min(1).max(30) })

export type Yacht = z.infer<typeof ownYacht>

const named = z.strictObject({
  id: slug,
  name: line(40).describe('As customers read it'),
})

const yacht = named.extend({
  kind: line(60).describe('Such as 40 ft cruiser'),
  base: line(40).describe('Where she lies'),
  like: slug
    .optional()
    .describe(
      'The id of the yacht in fleet.json that she is built like; her dates show its drawings',
    ),
})

const pictured = named.extend({
  image: picturePath.optional().describe('Shown on the pages of dates; empty: none'),
})

/** What dates need besides the yachts of fleet.json: schedule/resources.json. */
export const resources = contentFile({
  yachts: z.array(yacht).max(80).describe('Chartered sisters, guest vessels, small craft'),
  rooms: z.array(pictured).max(20).describe('Classrooms and pools'),
  leaders: z.array(pictured).max(120).describe('Instructors and skippers'),
})

const waypoint = z.strictObject({
  id: slug.describe('The name that routes use'),
  name: line(40).describe('As a chart says it'),
  latitude: z.number().min(-90).max(90).describe('Degrees north; south is negative'),
  longitude: z.number().min(-180).max(180).describe('Degrees east; west is negative'),
})

/** The places that routes go by, for maps and distances: waypoints.json. Not for navigation. */
export const waypoints = contentFile({
  waypoints: z.array(waypoint).min(1).max(200),
})

export type Waypoint = z.infer<typeof waypoint>

const day = z.iso.date({ error: 'must be a day such as 2027-03-21' })

const override = z.strictObject({
  reference: z
    .string()
    .regex(
      /^[A-Z]{2}-[A-Z0-9]{1,6}-\d{6}[A-Z]?$/,
      'must be the reference of a date, such as CR-DSP-270321',
    )
    .describe('The code of the offer, then the day as year, month, day'),
  taken: count.max(60).optional().describe('Places sold by telephone'),
  held: count.max(60).optional().describe('Places kept for somebody who has not paid yet'),
  cancelled: z.boolean().optional().describe('true: it does not take place'),
  moved_to: day.optional().describe('The day on which it begins instead; it keeps its reference'),
  added: day.optional().describe('A date that no rule gives, and the day on which you add it'),
  on_sale: day.optional().describe('Sold from this day on, sooner or later than others'),
  at: timeOfDay.optional().describe('Empty: as the rule says, or as the first rule of its offer'),
  until: timeOfDay.optional().describe('The same'),
  nights: count.max(150).optional().describe('The same'),
  place: location.optional().describe('The same'),
  ...taking,
  ...sellingOneDate,
  note: line(200).optional().describe('For the office; nobody else reads it'),
})

/** What staff change about single dates: schedule/overrides.json. */
export const overrides = contentFile({
  overrides: z.array(override).max(2000),
})

export type DateOverride = z.infer<typeof override>
