import { describe, expect, it } from 'vitest'
import { csvRecord, tableOf, wrapped } from '#server/console/table.ts'

const columns = [
  { heading: 'Number' },
  { heading: 'Total', isRight: true },
  { heading: 'Name', canShrink: true },
] as const

it('a table lets no text steer the terminal or begin a line of its own', () => {
  const [, line] = tableOf(columns, [['SL-1', '£1.00', 'Ada\u001b[31m\nSL-2\u202e']])

  expect(line).toBe('SL-1    £1.00  Ada [31m SL-2')
})

describe('a wrapped text', () => {
  it.each([
    ['the spaces that it begins with', '             2 × Ship’s bag'],
    ['a word that is longer than a line', `Page         https://www.example/${'x'.repeat(100)}`],
  ])('keeps %s', (_, text) => {
    expect(wrapped(text, 13)).toEqual([text])
  })
})

describe('a record of a CSV file', () => {
  it.each([
    [['SL-1001', '12.50', ''], 'SL-1001,12.50,'],
    [['Okafor, Ben', 'plain'], '"Okafor, Ben",plain'],
    [['Ada "Ace" Marlowe'], '"Ada ""Ace"" Marlowe"'],
    [['two\nlines', 'and\r\nthese'], '"two\nlines","and\r\nthese"'],
  ])('of %j is %j', (cells, record) => {
    expect(csvRecord(cells)).toBe(record)
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+44 1632 960111', "'+44 1632 960111"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['＝1+1', "'＝1+1"],
    ['＋44', "'＋44"],
    ['－2', "'－2"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['\u200B=1', "'\u200B=1"],
    ['\r1', '"\'\r1"'],
    ['Ann-Marie +1', 'Ann-Marie +1'],
    [' =HYPERLINK("https://example.com","x")', `"' =HYPERLINK(""https://example.com"",""x"")"`],
  ])('gives a spreadsheet no formula: %j is %j', (cell, written) => {
    expect(csvRecord([cell])).toBe(written)
  })
})
