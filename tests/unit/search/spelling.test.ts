import SearchableMap from 'minisearch/SearchableMap'
import { describe, expect, it } from 'vitest'
import { makeIndex } from '#server/search/documents.ts'
import type { Postings } from '#server/search/search-index.ts'
import { readWords } from '#server/search/spelling.ts'
import { content } from '../../support/catalogue.ts'

const index = makeIndex(content)

const read = (query: string) => readWords(index, query.split(' ')).words.join(' ')

describe('words that are run together or torn apart', () => {
  it.each([
    ['dayskipper', 'day skipper'],
    ['competentcrew', 'competent crew'],
    ['firstaid', 'first aid'],
    ['milebuilder', 'mile builder'],
    ['compcrew', 'comp crew'],
    ['sail ing', 'sailing'],
    ['yacht master', 'yachtmaster'],
    ['week end', 'weekend'],
  ])('%s is read as %s', (typed, words) => {
    expect(read(typed)).toBe(words)
  })

  it('are parted while they are typed, and only the last word may be on its way', () => {
    expect(read('daysk')).toBe('day skipper')
    expect(read('daysk theory')).not.toBe('day skipper theory')
  })
})

describe('a slip of the hand', () => {
  it.each([
    ['a letter too many', 'skippper', 'skipper'],
    ['a letter too few', 'skiper', 'skipper'],
    ['another letter', 'campetent', 'competent'],
    ['two letters that changed places', 'yatchmaster', 'yachtmaster'],
    ['two slips in a long word', 'compitant', 'competent'],
    ['words run together', 'dayskiper', 'day skipper'],
  ])('of %s is forgiven: %s', (_, typed, word) => {
    expect(read(typed)).toBe(word)
  })

  it('in a word of four letters changes none but a vowel, a gap or an order', () => {
    expect(read('kont')).toBe('knot')
    expect(read('geer')).toBe('gear')
    expect(read('wife')).toBe('wife')
    expect(read('dave')).toBe('dave')
  })

  it('makes no other word of a place, of a number or of three letters', () => {
    expect(read('greece')).toBe('greece')
    expect(read('2025')).toBe('2025')
    expect(read('dax')).toBe('dax')
  })

  it('is looked for in names before all other words', () => {
    const words = new Map([...index.words, ['grace', new Map([[0, 1]])]])
    const withOther = { ...index, words: SearchableMap.from<Postings>([...words]) }

    expect(readWords(withOther, ['grece']).words).toEqual(['greece'])
  })
})
