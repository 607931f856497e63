import { replaced } from './mend.ts'
import type { Mend, Mended } from './mend.ts'
import { segmentsOf } from './segments.ts'
import type { Segment } from './segments.ts'

const tabWords = 'spaces instead of tabs'
const invisibleWords = 'a space instead of an invisible character'

/** Tabs become spaces; blanks that only look like spaces become spaces where no text holds them. */
export const blanks: Mend = (text) =>
  segmentsOf(text).flatMap((segment) => inSegment(text, segment))

function inSegment(text: string, { kind, start, end }: Segment): Mended[] {
  if (kind === 'comment') return []
  const piece = text.slice(start, end)
  const tabs = [...piece.matchAll(/\t/g)].map(({ index }) => {
    const at = start + index
    return replaced(at, at + 1, kind === 'code' && isIndent(text, at) ? '  ' : ' ', tabWords)
  })
  if (kind === 'string') return tabs
  const invisible = [
    ...piece.matchAll(/[\u00A0\u1680\u2000-\u200D\u2028\u2029\u202F\u2060\u3000\uFEFF]/g),
  ]
  return [
    ...tabs,
    ...invisible.map(({ index }) => {
      const at = start + index
      return replaced(at, at + 1, ' ', invisibleWords)
    }),
  ]
}

/** Nothing but tabs and spaces stands before it in its line. */
function isIndent(text: string, at: number): boolean {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === ''
}
