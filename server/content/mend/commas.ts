import { parseTree, printParseErrorCode } from 'jsonc-parser'
import type { ParseError } from 'jsonc-parser'
import { replaced } from './mend.ts'
import type { Mend, Mended } from './mend.ts'
import { segmentsOf } from './segments.ts'

/** No comma stands before a closing bracket, and one stands between two lines that need it. */
export const commas: Mend = (text) => [...commasTooMany(text), ...commasMissing(text)]

function commasTooMany(text: string): Mended[] {
  const plain = withoutComments(text)
  const mended: Mended[] = []
  for (const { kind, start, end } of segmentsOf(plain)) {
    if (kind !== 'code') continue
    for (const { index } of plain.slice(start, end).matchAll(/,(?=\s*[}\]])/g)) {
      const at = start + index
      const before = plain.slice(0, at).trimEnd().at(-1) ?? ''
      if (/[[{,:]/.test(before)) continue
      mended.push(replaced(at, at + 1, '', 'without the comma that nothing follows'))
    }
  }
  return mended
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
function commasMissing(text: string): Mended[] {
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
