import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { frozenContent } from '../support/frozen-content.ts'
import { siteOfFile } from '../support/site-of-file.ts'
import type { TestSite } from '../support/site.ts'
import { textFiles } from '../support/text-files.ts'
import type { TextFiles } from '../support/text-files.ts'

/** The one site of a file whose content is a copy of the frozen one, edited before it starts. */
export function siteOfEditedContent(edit: (files: TextFiles) => void): TestSite {
  const folder = mkdtempSync(join(tmpdir(), 'saltlark-edited-'))
  cpSync(frozenContent, folder, { recursive: true })
  edit(textFiles(folder))
  // Before the site's own hooks, for the last that was given is the first to run.
  afterAll(() => rmSync(folder, { recursive: true }))
  return siteOfFile({ variables: { CONTENT_DIR: folder } })
}
