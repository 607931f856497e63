import { z } from 'zod'
import { line, schemaKey, slug } from './blocks.ts'

/** The questions of the level finder, one to a page, in order: the first is /level-finder/1. */
export const levelFinder = z.strictObject({
  ...schemaKey,
  questions: z
    .array(z.strictObject({ id: slug, title: line(90).describe('The question') }))
    .min(1)
    .max(12),
})
