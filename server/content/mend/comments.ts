import { replaced, shortened } from './mend.ts'
import type { Mend } from './mend.ts'
import { segmentsOf } from './segments.ts'

/** A comment goes, and its line with it when nothing else stands there; the report keeps its words. */
export const comments: Mend = (text) =>
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
