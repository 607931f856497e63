import { replaced, segmentsOf } from './segments.ts'
import type { Autofix, Fixed, Segment } from './segments.ts'

const notASpace = /[\t\u00A0\u1680\u2000-\u200D\u2028\u2029\u202F\u2060\u3000\uFEFF]/g

/** Tabs become spaces; blanks that only look like spaces become spaces where no text holds them. */
export const blanks: Autofix = (text) =>
  segmentsOf(text).flatMap((segment) => inSegment(text, segment))

function inSegment(text: string, { kind, start, end }: Segment): Fixed[] {
  if (kind === 'comment') return []
  const found = [...text.slice(start, end).matchAll(notASpace)].map(({ 0: blank, index }) => {
    return { at: start + index, isTab: blank === '\t' }
  })
  const tabs = found.filter(({ isTab }) => isTab)
  const others = kind === 'code' ? found.filter(({ isTab }) => !isTab) : []
  return [
    ...tabs.map(({ at }) => {
      const spaces = kind === 'code' && isIndent(text, at) ? '  ' : ' '
      return replaced(at, at + 1, spaces, 'spaces instead of tabs')
    }),
    ...others.map(({ at }) =>
      replaced(at, at + 1, ' ', 'a space instead of an invisible character'),
    ),
  ]
}

function isIndent(text: string, at: number): boolean {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === ''
}

/** Lines end as they do in every other file, whatever system wrote them. */
export const lineEnds: Autofix = (text) =>
  [...text.matchAll(/\r\n?/g)].map(({ 0: found, index }) =>
    replaced(index, index + found.length, '\n', 'LF instead of CRLF at the end'),
  )

/** No line ends with spaces, and the file ends with one line break. */
export const trailingSpaces: Autofix = (text) => [...spacesAtEnds(text), ...fileEnd(text)]

function spacesAtEnds(text: string): Fixed[] {
  const strings = segmentsOf(text).filter(({ kind }) => kind === 'string')
  const last = text.trimEnd().length
  return [...text.slice(0, last).matchAll(/ +(?=\n)/g)].flatMap(({ 0: found, index }) => {
    const end = index + found.length
    // Text that is not closed may go on with these spaces.
    if (strings.some((one) => one.start < index && one.end >= end)) return []
    return [replaced(index, end, '', 'without spaces at the end')]
  })
}

function fileEnd(text: string): Fixed[] {
  const last = text.trimEnd().length
  if (last === 0 || text.slice(last) === '\n') return []
  return [replaced(last, text.length, '\n', 'one line break at the end of the file')]
}
