import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits, parseTree } from 'jsonc-parser'
import type { ParseError } from 'jsonc-parser'
import { displayPath } from '../load/document.ts'
import { decode } from '../load/parse-text.ts'
import { readFiles } from '../load/read-files.ts'
import { quotationMarks } from './quotation-marks.ts'
import type { Autofix, Fixed } from './segments.ts'
import { commas, comments } from './slips.ts'
import { blanks, lineEnds, trailingSpaces } from './white-space.ts'

interface Change {
  /** In the file as it was, from 1. */
  readonly line: number
  /** What stands there now, such as `spaces instead of tabs`. */
  readonly words: string
}

interface FixedText {
  readonly text: string
  readonly changes: readonly Change[]
}

/** In this order. Comments come last: until then lines have the numbers that they had in the file. */
const autofixes: readonly { readonly autofix: Autofix; readonly isForSlips?: true }[] = [
  { autofix: lineEnds },
  { autofix: quotationMarks, isForSlips: true },
  { autofix: blanks },
  { autofix: commas, isForSlips: true },
  { autofix: trailingSpaces },
  { autofix: comments, isForSlips: true },
]

/**
 * Puts right what a machine can in the bytes of a JSON file, and leaves everything else as it was
 * written: values, their order, and how the lines are broken. Null for bytes that are no UTF-8 text
 * or nest deeper than any file of content.
 */
export function autofixText(bytes: Uint8Array): FixedText | null {
  try {
    return fixedText(bytes)
  } catch (error) {
    // The parser calls itself for every level.
    if (error instanceof RangeError) return null
    throw error
  }
}

function fixedText(bytes: Uint8Array): FixedText | null {
  const decoded = decode(bytes)
  if (!decoded) return null
  let { text } = decoded
  if (text.trim() === '') return { text, changes: [] }

  const changes: Change[] = []
  if (decoded.hasMark) changes.push({ line: 1, words: 'without the byte order mark' })
  for (const { autofix, isForSlips } of autofixes) {
    if (isForSlips && slipsIn(text) === 0) continue
    const fixed = autofix(text)
    const next = applied(text, fixed)
    // What looked like one slip may have been another: then a person has to decide.
    if (slipsIn(next) > slipsIn(text)) continue
    const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index)
    const lineOf = (offset: number) => breaks.filter((index) => index < offset).length + 1
    changes.push(...fixed.map(({ edit, words }) => ({ line: lineOf(edit.offset), words })))
    text = next
  }
  // A comment that went may have left blanks at the end of a line or of the file.
  const tidied = applied(text, trailingSpaces(text))
  return { text: slipsIn(tidied) > slipsIn(text) ? text : tidied, changes }
}

function applied(text: string, fixed: readonly Fixed[]): string {
  const edits = fixed.map(({ edit }) => edit)
  return applyEdits(text, edits)
}

function slipsIn(text: string): number {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  return errors.length
}

export interface FixedFile {
  /** As people would type it, such as `resources/content/home.json`. */
  readonly file: string
  readonly changes: readonly Change[]
}

/** The names of the files that the site reads in a content folder, such as `courses/x.json`. */
export async function fixableFiles(directory: string): Promise<readonly string[]> {
  const { files } = await readFiles({ directory })
  return [...files.keys()]
}

/**
 * Puts right what a machine can in the files of a content folder. A file is replaced whole, so that
 * nobody reads half of it. In the answer are the files that have changes.
 * @param names inside the folder, such as `home.json`.
 * @param isDryRun true: everything is looked for, and nothing written.
 * @throws Error when a file cannot be written; those before it are put right.
 */
export async function autofixFolder(
  directory: string,
  names: readonly string[],
  isDryRun: boolean,
): Promise<readonly FixedFile[]> {
  const { files } = await readFiles({ directory })
  return [...files]
    .filter(([name]) => names.includes(name))
    .flatMap(([name, bytes]) => {
      const fixed = autofixText(bytes)
      if (!fixed || fixed.changes.length === 0) return []
      const path = join(directory, name)
      if (!isDryRun) replaceFile(path, fixed.text)
      return [{ file: displayPath(path), changes: fixed.changes }]
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
    throw new Error(`${displayPath(path)} cannot be written: ${reason}`, { cause: error })
  }
}
