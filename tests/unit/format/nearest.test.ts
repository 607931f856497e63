import { describe, expect, it } from 'vitest'
import { nearest } from '#server/format/nearest.ts'

describe('the nearest choice to a word', () => {
  it.each([
    ['tilte', 'title', 'two letters that changed places'],
    ['titl', 'title', 'a letter left out'],
    ['titlle', 'title', 'a letter too many'],
    ['tytle', 'title', 'another letter'],
    ['META_Title', 'meta_title', 'capitals'],
    ['metaTitle', 'meta_title', 'the other way to write two words'],
  ])('finds %s meant as %s: %s', (word, meant) => {
    expect(nearest(word, ['name', 'title', 'copy', 'meta_title'])).toBe(meant)
  })

  it.each<[string, string[], string | null, string]>([
    ['headline', ['title', 'copy', 'altText'], null, 'more than a third of the letters differ'],
    ['cat', ['dog'], null, 'all of them do'],
    ['cta4', ['cta1x', 'cta44', 'cta'], 'cta44', 'it has the fewest changes'],
    ['title', [], null, 'there are no choices'],
  ])('for %s among %j is %j: %s', (word, choices, found) => {
    expect(nearest(word, choices)).toBe(found)
  })
})
