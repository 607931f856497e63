import { describe, expect, it } from 'vitest'
import { annotations, codeFrame, violationReport } from '#server/content/report.ts'
import type { Violation } from '#server/content/violation.ts'
import { fc } from '../../support/properties.ts'

const fault = (file: string, line: number): Violation => ({
  severity: 'error',
  file,
  line,
  column: 5,
  path: 'hero.title',
  message: 'is empty',
  remedy: 'write something',
})
const warning = (file: string, line: number): Violation => ({
  ...fault(file, line),
  severity: 'warning',
})

const texts: ReadonlyMap<string, string> = new Map([['a.json', '{\n  "":\n}']])

describe('the report of the content check', () => {
  it('has a heading for each file, the lines around each fault, and counts', () => {
    const faults = [fault('a.json', 2), warning('a.json', 3), fault('b.json', 3)]

    expect(violationReport({ files: 61, violations: faults, texts }).split('\n')).toEqual([
      'a.json: 1 error, 1 warning',
      '',
      'a.json:2:5 hero.title: is empty; write something',
      '  1 | {',
      '> 2 |   "":',
      '    |     ^',
      '  3 | }',
      '',
      'a.json:3:5 warning: hero.title: is empty; write something',
      '  1 | {',
      '  2 |   "":',
      '> 3 | }',
      '    |  ^',
      '',
      'b.json: 1 error, 0 warnings',
      '',
      'b.json:3:5 hero.title: is empty; write something',
      '',
      'content: 61 files, 2 errors, 1 warning',
    ])
  })

  it('colours headings, errors, warnings and frames apart where it is given colours', () => {
    const faults = [fault('a.json', 2), warning('a.json', 3)]
    const said = violationReport(
      { files: 1, violations: faults, texts },
      (style, text) => `<${style}>${text}</>`,
    )

    expect(said).toContain('<heading>a.json: 1 error, 1 warning</>\n')
    expect(said).toContain('<error>a.json:2:5 hero.title: is empty; write something</>\n<quiet>')
    expect(said).toContain('<warning>a.json:3:5 warning: hero.title')
  })
})

describe('the lines that GitHub shows beside a file', () => {
  it('name the place and say what to do, errors and warnings apart', () => {
    expect(annotations({ violations: [fault('a.json', 7), warning('a.json', 8)] })).toEqual([
      '::error file=a.json,line=7,col=5::hero.title: is empty; write something',
      '::warning file=a.json,line=8,col=5::hero.title: is empty; write something',
    ])
  })

  it('stay one line each, whatever a file is called and a fault says', () => {
    const odd = { ...fault('a,b:c.json', 1), message: '50% of it\nis empty' }

    expect(annotations({ violations: [odd] })).toEqual([
      '::error file=a%2Cb%3Ac.json,line=1,col=5::hero.title: 50%25 of it%0Ais empty; write something',
    ])
  })
})

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

  it('has one caret for any place of any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), fc.integer(), (text, line, column) => {
        const rows = codeFrame(`.${text}`, line, column).split('\n')

        expect(rows.filter((row) => /^ +\| +\^$/.test(row))).toHaveLength(1)
      }),
    )
  })
})
