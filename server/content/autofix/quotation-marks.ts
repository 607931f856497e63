import { commentEnd, kindAt, replaced, shortened, stringEnd } from './segments.ts'
import type { Autofix, Fixed } from './segments.ts'

const opening = /[“”„«»‘’'`]/

const double = /[“”„«»"]/

const single = /[‘’'`]/

/** What may stand after a text in JSON: the end of its line, or what another value begins with. */
const follows =
  /^[ \t]*(?:$|:|[}\]]|,[ \t]*(?:$|["“„«‘'{[\d-]|true\b|false\b|null\b|\/[/*])|\/[/*])/m

/** Straight double marks stand round every text; those inside a text stay as they were written. */
export const quotationMarks: Autofix = (text) => {
  const fixed: Fixed[] = []
  let at = 0
  while (at < text.length) {
    const kind = kindAt(text, at)
    const found =
      kind === 'string'
        ? curlyEnd(text, at)
        : kind === 'code' && opening.test(text[at] ?? '')
          ? marked(text, at)
          : null
    if (found) {
      fixed.push(found)
      at = found.edit.offset + found.edit.length
    } else if (kind === 'string') at = stringEnd(text, at)
    else if (kind === 'comment') at = commentEnd(text, at)
    else at += 1
  }
  return fixed
}

/** A text that begins with a mark that JSON does not know. */
function marked(text: string, start: number): Fixed | null {
  const closing = single.test(text[start] ?? '') ? single : double
  const end = closingPlace(text, start, closing)
  if (end === null) return null
  const inside = text.slice(start + 1, end)
  const plain = closing === single ? inside.replaceAll("\\'", "'") : inside
  return straight(text, start, end, plain)
}

/** A text that begins with a straight mark and ends with a curly one. */
function curlyEnd(text: string, start: number): Fixed | null {
  const end = stringEnd(text, start)
  const isKey = /^"[^"“”\n]*[”“][ \t]*:/.test(text.slice(start, end))
  const isOpen = text[end - 1] !== '"' || end === start + 1
  if (!isKey && !isOpen) return null
  const close = closingPlace(text, start, /[“”]/)
  return close === null ? null : straight(text, start, close, text.slice(start + 1, close))
}

/** Where the text ends: the first closing mark in its line that JSON may go on after. */
function closingPlace(text: string, start: number, closing: RegExp): number | null {
  const lineEnd = text.indexOf('\n', start)
  const line = text.slice(0, lineEnd < 0 ? text.length : lineEnd)
  for (let at = start + 1; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1
    else if (closing.test(line[at] ?? '') && follows.test(line.slice(at + 1))) return at
  }
  return null
}

function straight(text: string, start: number, end: number, inside: string): Fixed {
  const escaped = inside.replaceAll(/\\[\s\S]|"/g, (found) => (found === '"' ? '\\"' : found))
  const shown = shortened(text.slice(start + 1, end))
  return replaced(start, end + 1, `"${escaped}"`, `straight quotation marks round ${shown}`)
}
