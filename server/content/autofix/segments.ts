import type { Edit } from 'jsonc-parser'

/** One thing put right in a text: the edit, and words for what stands there now. */
export interface Fixed {
  readonly edit: Edit
  readonly words: string
}

/** Finds what a machine can put right, and nothing that a person would have to decide. */
export type Autofix = (text: string) => readonly Fixed[]

/** The edit that writes something in the place of a piece of text. */
export function replaced(from: number, to: number, content: string, words: string): Fixed {
  return { edit: { offset: from, length: to - from, content }, words }
}

/** A piece of text short enough for one line of a report. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}

/** A stretch of a JSON text; `code` is all that is neither text in quotation marks nor a comment. */
export interface Segment {
  readonly kind: 'string' | 'comment' | 'code'
  readonly start: number
  readonly end: number
}

/** A JSON text cut into stretches. Text without its closing mark ends with its line. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = []
  let codeStart = 0
  let at = 0
  while (at < text.length) {
    const kind = kindAt(text, at)
    if (kind === 'code') {
      at += 1
      continue
    }
    const end = kind === 'string' ? stringEnd(text, at) : commentEnd(text, at)
    if (at > codeStart) segments.push({ kind: 'code', start: codeStart, end: at })
    segments.push({ kind, start: at, end })
    at = end
    codeStart = end
  }
  if (at > codeStart) segments.push({ kind: 'code', start: codeStart, end: at })
  return segments
}

/** What begins at a place that is in no text and in no comment. */
export function kindAt(text: string, at: number): Segment['kind'] {
  if (text[at] === '"') return 'string'
  const isComment = text[at] === '/' && (text[at + 1] === '/' || text[at + 1] === '*')
  return isComment ? 'comment' : 'code'
}

/** The place after the closing quotation mark, or the end of the line where there is none. */
export function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\' && text[at + 1] !== '\n') at += 1
    else if (text[at] === '"') return at + 1
    else if (text[at] === '\n') return at
  }
  return text.length
}

export function commentEnd(text: string, start: number): number {
  const mark = text[start + 1] === '*' ? '*/' : '\n'
  const found = text.indexOf(mark, start + 2)
  if (found < 0) return text.length
  return mark === '\n' ? found : found + mark.length
}
