import { z } from 'zod'
import { sanitiseHtml } from '../html.ts'

/** The pieces that content files are made of. `.describe()` is what staff read in their editor. */

/** Text on one line, without markup. */
export const line = (limit: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(limit)
    .regex(/^[^\r\n]*$/, 'must be on one line')

/** Copy that may hold a few tags; whatever else it holds is dropped. */
export const html = (limit: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(limit)
    .transform(sanitiseHtml)
    .refine((copy) => copy.trim() !== '', 'must hold text besides tags that copy may not use')

export const link = z
  .string()
  .max(500)
  .regex(
    /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)[^\s\\]*$/,
    'must be a path such as /gift-vouchers, an anchor such as #courses, or an https:, mailto: or tel: address',
  )

export const webAddress = z.url({
  protocol: /^https$/,
  error: 'must be a web address that starts with https://',
})

export const picturePath = z
  .string()
  .max(300)
  .regex(/^\/images\/[\w./-]+$/, 'must be a path that starts with /images/')

export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by single hyphens')

export const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #eab64f')

export const score = z.number().min(0).max(5)

export const pounds = z.number().min(0).max(50_000).multipleOf(0.01)

export const instant = z.iso.datetime({
  offset: true,
  error: 'must be a moment such as 2026-12-01T09:00:00Z',
})

/** When something is shown. Both ends may be left out. */
export const publication = {
  publishAt: instant.optional().describe('Not shown before this moment'),
  unpublishAt: instant.optional().describe('Not shown from this moment on'),
}

/** Names the JSON Schema that an editor uses; the site ignores it. */
export const schemaKey = { $schema: z.string().optional() }

export const ability = z
  .enum(['beginner', 'intermediate', 'advanced'])
  .describe('Shown as Novice, Intermediate or Advanced')

/** The two kinds of offer: each has its folder. */
export const offerKind = z.enum(['course', 'holiday'])
