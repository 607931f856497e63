import { parseTree, printParseErrorCode } from 'jsonc-parser'
import type { ParseError } from 'jsonc-parser'
import { commentEnd, kindAt, replaced, segmentsOf, shortened, stringEnd } from './segments.ts'
import type { Autofix, Fixed } from './segments.ts'

/** No comma stands before a closing bracket, and one stands between two lines that need it. */
export const commas: Autofix = (text) => [...commasTooMany(text), ...commasMissing(text)]

function commasTooMany(text: string): Fixed[] {
  const plain = withoutComments(text)
  const fixed: Fixed[] = []
  for (const { kind, start, end } of segmentsOf(plain)) {
    if (kind !== 'code') continue
    for (const { index } of plain.slice(start, end).matchAll(/,(?=\s*[}\]])/g)) {
      const at = start + index
      const before = plain.slice(0, at).trimEnd().at(-1) ?? ''
      if (/[[{,:]/.test(before)) continue
      fixed.push(replaced(at, at + 1, '', 'without the comma that nothing follows'))
    }
  }
  return fixed
}

/** Blanks for comments, so that every other character keeps its place. */
function withoutComments(text: string): string {
  return segmentsOf(text)
    .map(({ kind, start, end }) => {
      const piece = text.slice(start, end)
      return kind === 'comment' ? piece.replaceAll(/[^\n]/g, ' ') : piece
    })
    .join('')
}

/** Where commas are all that is wrong, and a line break shows where each belongs. */
function commasMissing(text: string): Fixed[] {
  const plain = withoutComments(text)
  const errors: ParseError[] = []
  parseTree(plain, errors, { allowTrailingComma: true })
  if (errors.some(({ error }) => printParseErrorCode(error) !== 'CommaExpected')) return []

  const places = errors.map(
    ({ offset }) => [plain.slice(0, offset).trimEnd().length, offset] as const,
  )
  if (places.some(([end, offset]) => !plain.slice(end, offset).includes('\n'))) return []
  return places.map(([end]) => replaced(end, end, ',', 'with the comma that was missing'))
}

/** A comment goes, and its line with it when nothing else stands there; the report keeps its words. */
export const comments: Autofix = (text) =>
  segmentsOf(text)
    .filter(({ kind }) => kind === 'comment')
    .map(({ start, end }) => {
      const words = shortened(text.slice(start, end).replaceAll(/^\/[/*]\s*|\s*\*\/$/g, ''))
      const [from, to] = withItsLine(text, start, end)
      return replaced(from, to, '', `without the comment “${words}”`)
    })

function withItsLine(text: string, start: number, end: number): readonly [number, number] {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const blanks = /[ \t]*$/.exec(text.slice(lineStart, start))?.[0].length ?? 0
  const isAlone = blanks === start - lineStart
  const after = /^[ \t]*\n/.exec(text.slice(end))
  if (isAlone && after) return [lineStart, end + after[0].length]
  return after || end === text.length ? [start - blanks, end] : [start, end]
}

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
