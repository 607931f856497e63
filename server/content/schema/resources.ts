import { z } from 'zod'
import { line, schemaKey, slug } from './pieces.ts'

const named = z.strictObject({
  id: slug,
  name: line(40).describe('As customers read it'),
})

const yacht = named.extend({
  kind: line(60).describe('Such as 40 ft cruiser'),
  base: line(40).describe('Where she lies'),
})

/** What dates need besides the yachts of fleet.json: schedule/resources.json. */
export const resources = z.strictObject({
  ...schemaKey,
  yachts: z.array(yacht).max(80).describe('Chartered sisters, guest vessels, small craft'),
  rooms: z.array(named).max(20).describe('Classrooms and pools'),
  leaders: z.array(named).max(120).describe('Instructors and skippers'),
})

export type Resources = z.infer<typeof resources>
