import type { Content } from '#server/content/content.ts'
import { readContent } from '#server/content/read-content.ts'
import { formatViolation } from '#server/content/violation.ts'
import { frozenContent } from './frozen-content.ts'

/** The frozen catalogue as the site reads it. */
export const content: Content = await loadContent()

async function loadContent(): Promise<Content> {
  const { content: found, violations } = await readContent(frozenContent)
  if (!found) throw new Error(violations.map(formatViolation).join('\n'))
  return found
}
