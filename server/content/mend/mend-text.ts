import { applyEdits, parseTree } from 'jsonc-parser'
import type { ParseError } from 'jsonc-parser'
import { blanks } from './blanks.ts'
import { commas } from './commas.ts'
import { comments } from './comments.ts'
import { lineEnds } from './line-ends.ts'
import type { Mend } from './mend.ts'
import { quotationMarks } from './quotation-marks.ts'
import { trailingSpaces } from './trailing-spaces.ts'

/** Something that was put right. */
export interface Change {
  /** In the file as it was, from 1. */
  readonly line: number
  /** What stands there now, such as `spaces instead of tabs`. */
  readonly words: string
}

interface MendedText {
  readonly text: string
  readonly changes: readonly Change[]
}

/** In this order. Comments come last: until then lines have the numbers that they had in the file. */
const mends: readonly { readonly mend: Mend; readonly isForSlips?: true }[] = [
  { mend: lineEnds },
  { mend: quotationMarks, isForSlips: true },
  { mend: blanks },
  { mend: commas, isForSlips: true },
  { mend: trailingSpaces },
  { mend: comments, isForSlips: true },
]

const byteOrderMark = '\uFEFF'
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Puts right what a machine can in the bytes of a JSON file, and leaves everything else as it was
 * written: values, their order, and how the lines are broken. Null for bytes that are no UTF-8 text
 * or nest deeper than any file of content.
 */
export function mendText(bytes: Uint8Array): MendedText | null {
  try {
    return mendedText(bytes)
  } catch (error) {
    // The parser calls itself for every level.
    if (error instanceof RangeError) return null
    throw error
  }
}

function mendedText(bytes: Uint8Array): MendedText | null {
  const decoded = decode(bytes)
  if (decoded === null) return null
  const hasMark = decoded.startsWith(byteOrderMark)
  const changes: Change[] = hasMark ? [{ line: 1, words: 'without the byte order mark' }] : []
  let text = hasMark ? decoded.slice(1) : decoded
  if (text.trim() === '') return { text: decoded, changes: [] }

  for (const { mend, isForSlips } of mends) {
    if (isForSlips && slipsIn(text) === 0) continue
    const mended = mend(text)
    if (mended.length === 0) continue
    const next = applyEdits(
      text,
      mended.map(({ edit }) => edit),
    )
    // What looked like one slip may have been another: then a person has to decide.
    if (slipsIn(next) > slipsIn(text)) continue
    const lineOf = lineFinder(text)
    changes.push(...mended.map(({ edit, words }) => ({ line: lineOf(edit.offset), words })))
    text = next
  }
  return { text: tidied(text), changes }
}

/** A comment that went may have left blanks at the end of a line or of the file. */
function tidied(text: string): string {
  const edits = trailingSpaces(text).map(({ edit }) => edit)
  const next = applyEdits(text, edits)
  return slipsIn(next) > slipsIn(text) ? text : next
}

function decode(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

function slipsIn(text: string): number {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  return errors.length
}

function lineFinder(text: string): (offset: number) => number {
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return (offset) => breaks.filter((index) => index < offset).length + 1
}
