import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { frozenContent } from './frozen-content.ts'
import { startSite } from './site.ts'
import type { TestSite } from './site.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { textFiles } from './text-files.ts'
import type { TextFiles } from './text-files.ts'

/** A real site whose content is a copy of the site's own, which a test may edit. */
export interface EditedSite extends TextFiles {
  readonly site: TestSite
  /** The folder of the copy. */
  readonly content: string
}

/** Starts it for as long as the test lasts. */
export async function editedSite(options: Parameters<typeof startSite>[0]): Promise<EditedSite> {
  const content = join(temporaryFolder(), 'content')
  cpSync(frozenContent, content, { recursive: true })
  const variables = { CONTENT_DIR: content, ...options?.variables }
  const site = await startSite({ ...options, variables })
  onTestFinished(() => site.stop())

  return { site, content, ...textFiles(content) }
}
