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
