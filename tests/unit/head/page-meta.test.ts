import { describe, expect, it } from 'vitest'
import { pageMeta } from '#server/head/page-meta.ts'

const plain = { name: 'Knots', metadata: {}, page_content_type_id: 1 }
const picture = { path: '/images/placeholders/solent.svg', alt: 'A yacht on the Solent' }

describe("a page's title", () => {
  it('is meta_title', () => {
    expect(pageMeta({ ...plain, metadata: { meta_title: 'Ten knots' } }).title).toBe('Ten knots')
  })

  it('falls back to the name', () => {
    expect(pageMeta(plain).title).toBe('Knots')
    expect(pageMeta({ ...plain, metadata: { meta_title: '' } }).title).toBe('Knots')
  })
})

describe("a page's description", () => {
  const described = { ...plain, intro_description: 'Ten knots for a weekend.' }

  it('is meta_description', () => {
    const metadata = { meta_description: 'How to tie them.' }

    expect(pageMeta({ ...described, metadata }).description).toBe('How to tie them.')
  })

  it('falls back to intro_description', () => {
    expect(pageMeta(described).description).toBe('Ten knots for a weekend.')
    expect(pageMeta({ ...described, metadata: { meta_description: '' } }).description).toBe(
      'Ten knots for a weekend.',
    )
  })

  it('falls back to nothing', () => {
    expect(pageMeta(plain).description).toBe('')
  })
})

describe('search engines', () => {
  it.each([
    [1, true],
    [2, true],
    [3, false],
    [4, true],
    [0, true],
  ])('may list a page of content type %i: %s', (type, isIndexed) => {
    expect(pageMeta({ ...plain, page_content_type_id: type }).isIndexed).toBe(isIndexed)
  })
})

describe('the picture that a page is shared with', () => {
  it('is its banner, which needs no other text', () => {
    const banner = { ...plain, banner_image: '/images/placeholders/wide.svg' }

    expect(pageMeta(banner, picture)).toMatchObject({
      image: '/images/placeholders/wide.svg',
      imageAlt: undefined,
    })
  })

  it('is else its own picture, with its text', () => {
    expect(pageMeta(plain, picture)).toMatchObject({ image: picture.path, imageAlt: picture.alt })
  })

  it('is none when it has neither', () => {
    expect(pageMeta(plain).image).toBeUndefined()
  })
})

describe('structured data', () => {
  const schema = { '@type': 'Organization', name: 'Saltlark' }

  it('may be written as an object', () => {
    expect(pageMeta({ ...plain, metadata: { schema } }).schema).toEqual(schema)
  })

  it('may be written as JSON text', () => {
    const metadata = { schema: JSON.stringify(schema) }

    expect(pageMeta({ ...plain, metadata }).schema).toEqual(schema)
  })

  it.each(['{"@type": ', '', 'null', '5', '"text"'])(
    'is left out when it is the text %s',
    (text) => {
      expect(pageMeta({ ...plain, metadata: { schema: text } }).schema).toBeUndefined()
    },
  )
})

it('keywords travel as they are', () => {
  expect(pageMeta({ ...plain, metadata: { meta_keywords: 'knots, rope' } }).keywords).toBe(
    'knots, rope',
  )
})
