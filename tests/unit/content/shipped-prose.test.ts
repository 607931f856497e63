import { describe, expect, it } from 'vitest'
import type { Content } from '#server/content/content.ts'
import { readContent } from '#server/content/read-content.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { realNames } from './real-names.ts'
import { shippedSentences, shippedTexts, wordsOf } from './shipped-words.ts'

const content = shipped()
const offers: readonly Offer[] = [...content.courses.values(), ...content.holidays.values()]

describe('the prose of an offer', () => {
  it('is at least two paragraphs and seventy words, written for it', () => {
    const short = offers.filter(
      ({ overview }) => overview.length < 2 || wordsOf(overview.join(' ')).length < 70,
    )

    expect(short.map(({ slug }) => slug)).toEqual([])
  })

  it.each(['overview', 'intro_description', 'meta_description'] as const)(
    'begins its %s as no other does: the first five words differ',
    (key) => {
      const openings = offers.map((offer) => {
        const text = offer[key]
        return wordsOf(typeof text === 'string' ? text : (text[0] ?? ''))
          .slice(0, 5)
          .join(' ')
      })

      expect(openings.filter((opening, index) => openings.indexOf(opening) < index)).toEqual([])
    },
  )
})

describe('the prose of all content', () => {
  it('says no sentence twice', () => {
    expect(repeatedIn(shippedSentences().map(({ text }) => text))).toEqual([])
  })

  it('has no sentence that is another with other names and numbers in it', () => {
    const shapes = shippedSentences()
      .map(({ text }) => text.replaceAll(/\b\p{Lu}[\p{L}’'-]*|\d[\d,.]*/gu, '_'))
      .filter((shape) => wordsOf(shape.replaceAll('_', '')).length >= 5)

    expect(repeatedIn(shapes)).toEqual([])
  })

  it('leaves nothing to be filled in', () => {
    const unfinished = shippedTexts().filter(({ text }) =>
      /lorem|ipsum|\bTBC\b|\bTBD\b|\bTODO\b|\bxxx\b|\{\w+\}/i.test(text),
    )

    expect(unfinished).toEqual([])
  })

  it('names no real firm', () => {
    const named = shippedTexts().flatMap(({ file, text }) =>
      realNames
        .filter((name) => new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'u').test(text))
        .map((name) => `${file}: ${name}`),
    )

    expect(named).toEqual([])
  })

  it('has straight quotation marks nowhere, and no words in two spaces', () => {
    const odd = shippedTexts().filter(
      ({ keys, text }) => keys.at(-1) !== 'copy' && /[a-z]'[a-z]| {2,}/i.test(text),
    )

    expect(odd.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })
})

function repeatedIn(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const isRepeated = seen.has(text)
    seen.add(text)
    return isRepeated
  })
}

function shipped(): Content {
  const { content: found } = readContent('resources/content')
  if (!found) throw new Error('the shipped content has faults')
  return found
}
