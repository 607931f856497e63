import { describe, expect, it } from 'vitest'
import { readQuery, wordsToFind } from '#server/search/query.ts'

describe('the query of an address', () => {
  it.each([
    ['  day   skipper ', 'day skipper'],
    ['day\u0000\u001f\nskipper', 'day skipper'],
    ['\u202Eday\u200B skipper', 'day skipper'],
    ['ﬁrst aid', 'first aid'],
    ['\uD800', ''],
    ['<b>knot</b>', '<b>knot</b>'],
  ])('%j is read as %j', (value, query) => {
    expect(readQuery(value)).toBe(query)
  })

  it.each([undefined, null, 5, {}, [], [[]], { q: 'x' }])('%j asks for nothing', (value) => {
    expect(readQuery(value)).toBe('')
  })

  it('is the first of several', () => {
    expect(readQuery(['knot', 'tide'])).toBe('knot')
  })

  it('ends after a hundred characters, and never within one', () => {
    expect(readQuery('ab '.repeat(5_000))).toBe('ab '.repeat(33) + 'a')
    expect([...readQuery('⛵'.repeat(10_000))]).toHaveLength(100)
    expect([...readQuery('\u{1F6A4}'.repeat(10_000))].every((it) => it === '\u{1F6A4}')).toBe(true)
    // One sign that stands for eighteen letters.
    expect([...readQuery('ﷺ'.repeat(400))].length).toBeLessThanOrEqual(100)
  })
})

describe('the words to find', () => {
  it('are those that say something, once each', () => {
    expect(wordsToFind('How do I get the refund of a Refund?')).toEqual(['refund'])
  })

  it('are at most eight', () => {
    expect(wordsToFind('one two three four five six seven eight nine ten')).toHaveLength(8)
  })
})
