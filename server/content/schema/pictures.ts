import { z } from 'zod'

/** The generated list of pictures and films: what a page needs to show each without a shift. */
export const pictures = z.record(
  z.string().regex(/^\/images\//, 'must be a path that starts with /images/'),
  z.strictObject({
    width: z.number().int().min(1),
    height: z.number().int().min(1),
    tint: z.string(),
    sources: z.array(z.strictObject({ type: z.string(), srcSet: z.string() })),
    tall: z.string().optional(),
  }),
)
