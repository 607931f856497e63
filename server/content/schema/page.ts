import { z } from 'zod'
import { changed, line, picturePath } from './pieces.ts'

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
