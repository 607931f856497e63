import { replaced } from './mend.ts'
import type { Mend, Mended } from './mend.ts'
import { segmentsOf } from './segments.ts'

/** No line ends with spaces, and the file ends with one line break. */
export const trailingSpaces: Mend = (text) => [...lineEnds(text), ...fileEnd(text)]

function lineEnds(text: string): Mended[] {
  const strings = segmentsOf(text).filter(({ kind }) => kind === 'string')
  const last = text.trimEnd().length
  return [...text.slice(0, last).matchAll(/ +(?=\n)/g)].flatMap(({ 0: found, index }) => {
    const end = index + found.length
    // Text that is not closed may go on with these spaces.
    if (strings.some((one) => one.start < index && one.end >= end)) return []
    return [replaced(index, end, '', 'without spaces at the end')]
  })
}

function fileEnd(text: string): Mended[] {
  const last = text.trimEnd().length
  if (last === 0 || text.slice(last) === '\n') return []
  return [replaced(last, text.length, '\n', 'one line break at the end of the file')]
}
