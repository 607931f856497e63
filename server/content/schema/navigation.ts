import { z } from 'zod'
import { line, link, offerKind, schemaKey, slug, webAddress } from './pieces.ts'

/** A menu entry: an offer by kind and slug, or a name with a route or an address. */
export const menuItem = z.strictObject({
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

export const navigation = z.strictObject({
  ...schemaKey,
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

export const blogPosts = z.strictObject({
  ...schemaKey,
  posts: z
    .array(z.strictObject({ id: z.number().int(), title: line(120), link: webAddress }))
    .max(8),
})

export type MenuItemFile = z.infer<typeof menuItem>
export type NavigationFile = z.infer<typeof navigation>
