import type { Edit } from 'jsonc-parser'

/** One thing put right in a text: the edit, and words for what stands there now. */
export interface Mended {
  readonly edit: Edit
  readonly words: string
}

/** Finds what a machine can put right, and nothing that a person would have to decide. */
export type Mend = (text: string) => readonly Mended[]

/** The edit that writes something in the place of a piece of text. */
export function replaced(from: number, to: number, content: string, words: string): Mended {
  return { edit: { offset: from, length: to - from, content }, words }
}

/** A piece of text short enough for one line of a report. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}
