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

/** Paragraphs in order, each copy as above. They are shown as paragraphs, so none needs a `<p>`. */
export const paragraphs = (entries: number, limit: number) =>
  z.array(html(limit)).min(1).max(entries)

/** Short lines, such as what a price includes. */
export const lines = (entries: number, limit = 140) => z.array(line(limit)).max(entries)

/** A list of so many objects of one shape. */
export const listOf = <Shape extends z.ZodRawShape>(least: number, most: number, shape: Shape) =>
  z.array(z.strictObject(shape)).min(least).max(most)

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

export const count = z.number().int().min(0)

/** A number that nothing else sold has. */
export const catalogueId = z
  .number()
  .int()
  .min(1)
  .describe('A number that nothing else in the catalogue has; never used again')

/** The last part of an address, and the name of the file. */
export const fileSlug = slug.describe(
  "The file's own name without .json: the last part of the address",
)

export const pounds = z.number().min(0).max(50_000).multipleOf(0.01)

export const instant = z.iso.datetime({
  offset: true,
  error: 'must be a moment such as 2026-12-01T09:00:00Z',
})

/** When a page was last changed in earnest, for search engines. */
export const changed = {
  updatedAt: z.iso
    .date({ error: 'must be a day such as 2026-12-01' })
    .optional()
    .describe('The day on which the page last said something new; search engines are told'),
}

/** When something is shown. Both ends may be left out. */
export const publication = {
  publishAt: instant.optional().describe('Not shown before this moment'),
  unpublishAt: instant.optional().describe('Not shown from this moment on'),
}

/** Written, but not shown to anybody yet. */
export const draft = {
  draft: z
    .boolean()
    .optional()
    .describe('true: nobody sees it, and nothing may name it; remove the line to publish it'),
}

/** A whole file, which may name the JSON Schema that an editor uses; the site ignores that key. */
export const contentFile = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ $schema: z.string().optional(), ...shape })

export const ability = z
  .enum(['beginner', 'intermediate', 'advanced'])
  .describe('Shown as Novice, Intermediate or Advanced')

/** The two kinds of offer: each has its folder. */
export const offerKind = z.enum(['course', 'holiday'])

export const offerReference = z.strictObject({
  className: offerKind.describe('Which kind of offer the slug names'),
  slug: slug.describe("The offer's file name without .json"),
})
