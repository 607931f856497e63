import { z } from 'zod'
import { line, schemaKey, slug } from './pieces.ts'

const waypoint = z.strictObject({
  id: slug.describe('The name that routes use'),
  name: line(40).describe('As a chart says it'),
  latitude: z.number().min(-90).max(90).describe('Degrees north; south is negative'),
  longitude: z.number().min(-180).max(180).describe('Degrees east; west is negative'),
})

/** The places that routes go by, for maps and distances: waypoints.json. Not for navigation. */
export const waypoints = z.strictObject({
  ...schemaKey,
  waypoints: z.array(waypoint).min(1).max(200),
})

export type Waypoint = z.infer<typeof waypoint>
