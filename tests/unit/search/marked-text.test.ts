import { describe, expect, it } from 'vitest'
import { bestPassage, marked } from '#server/search/marked-text.ts'
import type { SearchDocument } from '#server/search/search-index.ts'

const words = (...list: string[]) => new Set(list)

describe('a marked text', () => {
  it('is in pieces that make the whole text again', () => {
    const pieces = marked('Day Skipper: take the Île', words('skipper', 'ile'))

    expect(pieces).toEqual([
      { text: 'Day ', isMatch: false },
      { text: 'Skipper', isMatch: true },
      { text: ': take the ', isMatch: false },
      { text: 'Île', isMatch: true },
    ])
  })

  it('is one piece where nothing matches, and none where there is no text', () => {
    expect(marked('Nothing here', words('tide'))).toEqual([
      { text: 'Nothing here', isMatch: false },
    ])
    expect(marked('', words('tide'))).toEqual([])
  })

  it('is data: markup stays text', () => {
    expect(marked('<b>tide</b>', words('tide')).map(({ text }) => text)).toEqual([
      '<b>',
      'tide',
      '</b>',
    ])
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
    target: { type: 'page', routeName: 'web.info.our-yachts' },
  }

  it('is the one that says most of what was looked for', () => {
    expect(bestPassage({ document, words: words('gaff', 'cutter') }).passage.anchor).toBe('long')
  })

  it('is the first of those that say as much', () => {
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
