import { z } from 'zod'
import {
  contentFile,
  line,
  link,
  offerKind,
  picturePath,
  publication,
  score,
  slug,
  webAddress,
} from './pieces.ts'

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

/** A menu entry: an offer by kind and slug, or a name with a route or an address. */
const menuItem = z.strictObject({
  menuable_type: offerKind.optional().describe('Which kind of offer the slug names'),
  className: offerKind
    .optional()
    .describe('holiday without menuable_type: a mile builder, at its mile-builder address'),
  slug: slug.optional().describe("The offer's file name without .json"),
  name: line(60).optional().describe("Empty: the offer's name"),
  routeName: line(80).optional().describe('A name of the route table, for an item without a slug'),
  href: link.optional().describe('An address, for an item without a slug'),
})

const items = z
  .array(menuItem)
  .max(24)
  .describe('A menu shows the first eight of a group, then View all')

export const navigation = contentFile({
  courses: z.strictObject({
    practical: items,
    theory: items,
    oneDay: items,
    otherCourses: items,
    online: items,
  }),
  weekendHolidays: items.describe('The Solent weekend is in the menu already'),
  holidays: items,
  builders: items,
  racing: items,
})

export const blogPosts = contentFile({
  posts: z
    .array(z.strictObject({ id: z.number().int(), title: line(120), link: webAddress }))
    .max(8),
})

export type MenuItemFile = z.infer<typeof menuItem>

export type NavigationFile = z.infer<typeof navigation>

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
export const redirects = contentFile({
  redirects: z.array(redirect).max(500),
})
