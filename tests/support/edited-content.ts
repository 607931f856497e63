import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { frozenContent } from './frozen-content.ts'
import { textFiles } from './text-files.ts'
import type { TextFiles } from './text-files.ts'

/** The folder of a copy of the frozen content, edited for all tests of a file, which is removed behind them. */
export function editedContent(edit: (files: TextFiles) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'saltlark-edited-'))
  // Whoever is given the folder afterwards ends before: the last hook that was given is the first to run.
  afterAll(() => rmSync(folder, { recursive: true }))
  cpSync(frozenContent, folder, { recursive: true })
  edit(textFiles(folder))
  return folder
}
