import { z } from 'zod'
import { count, html, line, picturePath, schemaKey, slug } from './pieces.ts'

const yacht = z.strictObject({
  id: slug,
  name: line(40),
  kind: line(60).describe('Such as 36 ft cruiser'),
  length_feet: count.min(15).max(150),
  berths: count.min(2).max(20),
  description: html(600),
  image: picturePath,
})

/** The yachts that the company sails: fleet.json. */
export const fleet = z.strictObject({ ...schemaKey, yachts: z.array(yacht).min(1).max(30) })

export type Yacht = z.infer<typeof yacht>
