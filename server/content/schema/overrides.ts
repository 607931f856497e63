import { z } from 'zod'
import { location, sellingOneDate, taking, timeOfDay } from './dates.ts'
import { count, line, schemaKey } from './pieces.ts'

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

/** What the office changes about single dates: schedule/overrides.json. */
export const overrides = z.strictObject({
  ...schemaKey,
  overrides: z.array(override).max(2000),
})

export type DateOverride = z.infer<typeof override>
