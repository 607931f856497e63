import { z } from 'zod'
import { schemaKey, score } from './pieces.ts'

const count = z.number().int().min(0)

/** The company's review scores: one file fills `globalRatings` and `page_data.global`. */
export const ratings = z.strictObject({
  ...schemaKey,
  googleScore: score.optional().describe('Search-engine reviews'),
  googleCount: count.optional(),
  taScore: score.optional().describe('The travel-review site'),
  taCount: count.optional(),
  salesScore: score.optional().describe("The company's own customers"),
  salesCount: count.optional(),
})
