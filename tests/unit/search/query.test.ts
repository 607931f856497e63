import { describe, expect, it } from 'vitest'
import { bestPassage, marked } from '#server/search/marked-text.ts'
import { readQuery, wordsToFind } from '#server/search/query.ts'
import type { SearchDocument } from '#server/search/search-index.ts'

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

const words = (...list: string[]) => new Set(list)

describe('a marked text', () => {
  const yes = (text: string) => ({ text, isMatch: true })
  const no = (text: string) => ({ text, isMatch: false })

  it.each([
    ['Day Skipper: take the Île', [no('Day '), yes('Skipper'), no(': take the '), yes('Île')]],
    ['<b>ile</b>', [no('<b>'), yes('ile'), no('</b>')]],
    ['Nothing here', [no('Nothing here')]],
    ['', []],
  ])('of %j is pieces that make it again, markup too', (text, pieces) => {
    expect(marked(text, words('skipper', 'ile'))).toEqual(pieces)
  })
})

describe('the best passage', () => {
  const document: SearchDocument = {
    kind: 'page',
    name: 'Our yachts',
    also: [],
    passages: [
      { text: 'What we sail.' },
      { text: 'Gaff and bermudan.', anchor: 'rigs', heading: 'Rigs' },
      { text: `${'word '.repeat(60)}the gaff cutter ${'more '.repeat(60)}`.trim(), anchor: 'long' },
    ],
    target: { type: 'page', routeName: 'web.info.our-yachts', picture: null },
  }

  it('is the one that says most, or the first of those that say as much', () => {
    expect(bestPassage({ document, words: words('gaff', 'cutter') }).passage.anchor).toBe('long')
    expect(bestPassage({ document, words: words('gaff') }).passage.anchor).toBe('rigs')
  })

  it('is what the document is, when its name says all that was looked for', () => {
    expect(bestPassage({ document, words: words('yachts', 'yacht') }).excerpt).toBe('What we sail.')
  })

  it('is cut to what stands around the match', () => {
    const { excerpt } = bestPassage({ document, words: words('gaff', 'cutter') })

    expect(excerpt).toMatch(/^… word .*the gaff cutter more .*more …$/)
    expect(excerpt.split(' ').length).toBeLessThan(40)
  })

  it('is there for a document without passages', () => {
    expect(bestPassage({ document: { ...document, passages: [] }, words: words('x') })).toEqual({
      passage: { text: '' },
      excerpt: '',
    })
  })
})
