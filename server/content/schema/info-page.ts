import { z } from 'zod'
import { block } from './blocks/registry.ts'
import { pageMetadata } from './page.ts'
import { draft, line, link, picturePath, schemaKey } from './pieces.ts'

const banner = z.strictObject({
  title: line(90).describe('The heading of the page'),
  description: line(300).optional(),
  imageUrl: picturePath,
  altText: line(160).describe('What the picture shows, for people who cannot see it'),
  buttonUrl: link.optional().describe('Empty: no button'),
  buttonText: line(60).optional().describe("Empty: 'See our availability and prices'"),
  promoVideo: link.optional().describe('Empty: no film'),
})

/** One information page: pages/<name>.json, a banner and blocks from top to bottom. */
export const infoPage = z.strictObject({
  ...schemaKey,
  ...draft,
  ...pageMetadata,
  routeName: line(100).describe('The name in the route table that this page answers'),
  banner,
  blocks: z.array(block).min(1).max(40),
})

export type InfoPage = z.infer<typeof infoPage>
