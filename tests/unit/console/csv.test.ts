import { describe, expect, it } from 'vitest'
import { csvRecord } from '#server/console/table.ts'

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
    [' =HYPERLINK("https://example.com","x")', `"' =HYPERLINK(""https://example.com"",""x"")"`],
  ])('gives a spreadsheet no formula: %j is %j', (cell, written) => {
    expect(csvRecord([cell])).toBe(written)
  })

  it('leaves what is none as it is', () => {
    expect(csvRecord(['a=b', '1-2', 'ben@example.com'])).toBe('a=b,1-2,ben@example.com')
  })
})
