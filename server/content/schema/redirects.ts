import { z } from 'zod'
import { schemaKey } from './pieces.ts'

const redirect = z.strictObject({
  from: z
    .string()
    .max(200)
    .regex(
      /^(?:\/[a-z0-9]+(?:[._-][a-z0-9]+)*)+$/,
      'must be a path in lower case without query, such as /rya-courses/old-name',
    )
    .describe('The path that people still ask for'),
  to: z
    .string()
    .max(200)
    .regex(
      /^(?:\/[a-z0-9/._-]*|[a-z][a-z0-9.-]*)$/,
      'must be a path such as /rya-courses/new-name, or the name of a route',
    )
    .describe('Where the page is now: its path, or the name of its route'),
})

/** Renamed pages: who asks for the old path is sent to the new one for good. */
export const redirects = z.strictObject({
  ...schemaKey,
  redirects: z.array(redirect).max(500),
})
