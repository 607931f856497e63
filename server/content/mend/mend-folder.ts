import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shownPath } from '../load/document.ts'
import { contentPlaces, readFiles } from '../load/read-files.ts'
import { mendText } from './mend-text.ts'
import type { Change } from './mend-text.ts'

export interface MendedFile {
  /** As people would type it, such as `resources/content/home.json`. */
  readonly file: string
  readonly changes: readonly Change[]
}

interface MendOptions {
  /** Names inside the folder, such as `home.json`; all files when it is left out. */
  readonly names?: readonly string[]
  /** true: everything is looked for, and nothing written. */
  readonly isDryRun?: boolean
}

/** The names of the files that the site reads in a content folder, such as `courses/x.json`. */
export function mendableFiles(directory: string): readonly string[] {
  return [...readFiles(contentPlaces(directory)).files.keys()]
}

/**
 * Puts right what a machine can in the files of a content folder. A file is replaced whole, so that
 * nobody reads half of it. In the answer are the files that have changes.
 * @throws Error when a file cannot be written; those before it are mended.
 */
export function mendFolder(directory: string, options: MendOptions = {}): readonly MendedFile[] {
  const { names, isDryRun = false } = options
  const { files } = readFiles(contentPlaces(directory))
  return [...files]
    .filter(([name]) => !names || names.includes(name))
    .flatMap(([name, bytes]) => {
      const mended = mendText(bytes)
      if (!mended || mended.changes.length === 0) return []
      const path = join(directory, name)
      if (!isDryRun) replaceFile(path, mended.text)
      return [{ file: shownPath(path), changes: mended.changes }]
    })
}

function replaceFile(path: string, text: string): void {
  const written = `${path}.mended`
  try {
    writeFileSync(written, text, { mode: statSync(path).mode })
    renameSync(written, path)
  } catch (error) {
    rmSync(written, { force: true })
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${shownPath(path)} cannot be written: ${reason}`, { cause: error })
  }
}
