import { z } from 'zod'
import { line, link, offerKind, picturePath, publication, score, slug } from './pieces.ts'

/** A card names an offer; what it leaves out is filled from that offer's own file. */
export const card = z.strictObject({
  className: offerKind.describe('Which kind of offer the slug names'),
  slug: slug.describe("The offer's file name without .json"),
  id: z.number().int().optional(),
  canonical_type: offerKind
    .optional()
    .describe('Decides where the card leads before className does'),
  name: line(80).optional(),
  overview_image: picturePath.optional(),
  priceRange: line(40).optional().describe("Empty: the offer's price"),
  meta_description: line(220).optional(),
  rating: score.optional().describe("Empty: the company's own scores"),
  href: link.optional(),
  ...publication,
})

export type CardFile = z.infer<typeof card>
