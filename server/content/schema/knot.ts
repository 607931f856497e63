import { z } from 'zod'
import { fileSlug, line, lines, picturePath, schemaKey } from './pieces.ts'

/** One knot: knots/<slug>.json. */
export const knot = z.strictObject({
  ...schemaKey,
  slug: fileSlug,
  order: z.number().int().min(1).describe('Its place on the page'),
  name: line(60),
  use: line(160).describe('What it is for'),
  steps: lines(8, 200).min(2).describe('One movement each, in order'),
  mistake: line(240).describe('What goes wrong most often'),
  limit: line(200).optional().describe('What it must not be used for'),
  taught_in: z
    .array(z.enum(['rya-start-yachting', 'rya-competent-crew']))
    .describe('The courses whose syllabus names it'),
  meta_description: line(160).describe('The sentence in search results'),
  pictures: z.array(picturePath).min(1).max(8).describe('The drawings of its steps, in order'),
})

export type Knot = z.infer<typeof knot>
