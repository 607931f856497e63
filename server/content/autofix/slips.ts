import { parseTree, printParseErrorCode } from 'jsonc-parser'
import type { ParseError } from 'jsonc-parser'
import { replaced, segmentsOf, shortened } from './segments.ts'
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
