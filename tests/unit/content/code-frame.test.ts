import { describe, expect, it } from 'vitest'
import { codeFrame } from '#server/content/report.ts'
import { fc } from '../../support/properties.ts'

const seven = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].join('\n')

describe('a code frame', () => {
  it('shows two lines around a place and a caret under it', () => {
    expect(codeFrame(seven, 4, 2).split('\n')).toEqual([
      '  2 | two',
      '  3 | three',
      '> 4 | four',
      '    |  ^',
      '  5 | five',
      '  6 | six',
    ])
  })

  it('shows what there is at the ends of a text', () => {
    expect(codeFrame(seven, 1, 1).split('\n')).toEqual([
      '> 1 | one',
      '    | ^',
      '  2 | two',
      '  3 | three',
    ])
    expect(codeFrame(seven, 7, 6).split('\n')).toEqual([
      '  5 | five',
      '  6 | six',
      '> 7 | seven',
      '    |      ^',
    ])
  })

  it('lines numbers of different lengths up', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => `row ${index + 1}`).join('\n')

    expect(codeFrame(twelve, 9, 1).split('\n')).toEqual([
      '   7 | row 7',
      '   8 | row 8',
      '>  9 | row 9',
      '     | ^',
      '  10 | row 10',
      '  11 | row 11',
    ])
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
