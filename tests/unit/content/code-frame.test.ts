import { describe, expect, it } from 'vitest'
import { codeFrame } from '#server/content/report.ts'
import { fc } from '../../support/properties.ts'

const seven = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].join('\n')

describe('a code frame', () => {
  it.each([
    [
      'two lines around a place',
      4,
      2,
      '  2 | two\n  3 | three\n> 4 | four\n    |  ^\n  5 | five\n  6 | six',
    ],
    ['what there is at the start', 1, 1, '> 1 | one\n    | ^\n  2 | two\n  3 | three'],
    ['what there is at the end', 7, 6, '  5 | five\n  6 | six\n> 7 | seven\n    |      ^'],
  ])('shows %s, and a caret under it', (_, line, column, frame) => {
    expect(codeFrame(seven, line, column)).toBe(frame)
  })

  it('lines numbers of different lengths up', () => {
    expect(codeFrame('\n'.repeat(11), 9, 1)).toMatch(/^ {3}7 \|\n.*\n> {2}9 \|\n.*\n {2}10 \|/s)
  })

  it('shows of a long line the part around the place', () => {
    const long = `${'a'.repeat(300)}!${'b'.repeat(300)}`

    const [row = '', caret = ''] = codeFrame(long, 1, 301).split('\n')

    expect(row).toMatch(/^> 1 \| …a+!b+…$/)
    expect(row.length).toBeLessThanOrEqual(100)
    expect(row[caret.indexOf('^')]).toBe('!')
  })

  it('counts a tab as one column and shows no control character', () => {
    expect(codeFrame('\t"a\u001B[31m"', 1, 2)).toBe('> 1 |  "a [31m"\n    |  ^')
  })

  it('is empty for an empty text', () => {
    expect(codeFrame('', 1, 1)).toBe('')
  })

  it('has one caret for any place of any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), fc.integer(), (text, line, column) => {
        const rows = codeFrame(`.${text}`, line, column).split('\n')

        expect(rows.filter((row) => /^ +\| +\^$/.test(row))).toHaveLength(1)
      }),
    )
  })
})
