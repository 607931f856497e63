import { describe, expect, it } from 'vitest'
import { pageMeta } from '#server/head/page-meta.ts'

const plain = { name: 'Knots', metadata: {}, page_content_type_id: 1 }
const intro_description = 'Ten knots for a weekend.'
const picture = { path: '/images/placeholders/solent.svg', alt: 'A yacht on the Solent' }
const schema = { '@type': 'Organization', name: 'Saltlark' }

describe("a page's head", () => {
  it.each<[string, object, object]>([
    ['its meta_title', { metadata: { meta_title: 'Ten knots' } }, { title: 'Ten knots' }],
    ['its name without one', { metadata: { meta_title: '' } }, { title: 'Knots' }],
    [
      'its meta_description',
      { intro_description, metadata: { meta_description: 'How to tie them.' } },
      { description: 'How to tie them.' },
    ],
    [
      'its introduction without one',
      { intro_description, metadata: { meta_description: '' } },
      { description: intro_description },
    ],
    ['nothing without either', {}, { title: 'Knots', description: '' }],
    [
      'its keywords as they are',
      { metadata: { meta_keywords: 'knots, rope' } },
      { keywords: 'knots, rope' },
    ],
    ['structured data as an object', { metadata: { schema } }, { schema }],
    ['structured data as text', { metadata: { schema: JSON.stringify(schema) } }, { schema }],
    ...['{"@type": ', '', 'null', '5', '"text"'].map((text): [string, object, object] => [
      `no data for ${text}`,
      { metadata: { schema: text } },
      { schema: undefined },
    ]),
  ])('says %s', (_, facts, said) => {
    expect(pageMeta({ ...plain, ...facts })).toMatchObject(said)
  })

  it.each([1, 2, 4, 0])('lets search engines list content of the type %i, but not of 3', (type) => {
    expect(pageMeta({ ...plain, page_content_type_id: type }).isIndexed).toBe(true)
    expect(pageMeta({ ...plain, page_content_type_id: 3 }).isIndexed).toBe(false)
  })

  it('is shared with its banner, which needs no other text, else with its own picture', () => {
    const image = '/images/placeholders/wide.svg'
    const withBanner = pageMeta({ ...plain, banner_image: image }, picture)

    expect([withBanner.image, withBanner.imageAlt]).toEqual([image, undefined])
    expect(pageMeta(plain, picture)).toMatchObject({ image: picture.path, imageAlt: picture.alt })
    expect(pageMeta(plain).image).toBeUndefined()
  })
})
