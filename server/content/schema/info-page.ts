import { z } from 'zod'
import { block } from './blocks.ts'
import { changed, contentFile, draft, line, link, picturePath } from './pieces.ts'

const error = 'must be an object, or JSON text of one'

const structuredData = z.union(
  [z.record(z.string(), z.json()), z.string().refine(isJsonObject, { error })],
  { error },
)

/** What every page says about itself to search engines and to people who share it. */
export const pageMetadata = {
  name: line(90).describe('The title when meta_title is empty'),
  metadata: z.strictObject({
    meta_title: z.string().max(70).optional(),
    meta_description: z.string().max(200).optional(),
    meta_keywords: z.string().max(300).optional(),
    schema: structuredData
      .optional()
      .describe('JSON-LD of this page, as an object or as JSON text'),
  }),
  intro_description: z.string().max(300).optional(),
  banner_image: picturePath.optional().describe('The picture shown when the page is shared'),
  page_content_type_id: z
    .number()
    .int()
    .min(1)
    .describe('3: search engines are told not to list the page'),
  ...changed,
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

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
export const infoPage = contentFile({
  ...draft,
  ...pageMetadata,
  routeName: line(100).describe('The name in the route table that this page answers'),
  banner,
  blocks: z.array(block).min(1).max(40),
})

export type InfoPage = z.infer<typeof infoPage>
