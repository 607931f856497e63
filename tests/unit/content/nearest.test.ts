import { describe, expect, it } from 'vitest'
import { nearest } from '#server/content/load/nearest.ts'

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

  it('is none when more than a third of the letters differ', () => {
    expect(nearest('headline', ['title', 'copy', 'altText'])).toBeNull()
    expect(nearest('cat', ['dog'])).toBeNull()
  })

  it('is the one with the fewest changes', () => {
    expect(nearest('cta4', ['cta1x', 'cta44', 'cta'])).toBe('cta44')
  })

  it('is none among no choices', () => {
    expect(nearest('title', [])).toBeNull()
  })
})
