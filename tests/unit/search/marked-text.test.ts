import { describe, expect, it } from 'vitest'
import { bestPassage, marked } from '#server/search/marked-text.ts'
import type { SearchDocument } from '#server/search/search-index.ts'

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
    target: { type: 'page', routeName: 'web.info.our-yachts' },
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
