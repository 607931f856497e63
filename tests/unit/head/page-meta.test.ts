import { expect, it } from 'vitest'
import { pageMeta } from '#server/head/page-meta.ts'

const plain = { name: 'Knots', metadata: {}, page_content_type_id: 1 }

it.each(['{"@type": ', '', 'null', '5', '"text"'])(
  'structured data that is none is left out: %s',
  (schema) => {
    expect(pageMeta({ ...plain, metadata: { schema } }).schema).toBeUndefined()
  },
)

it('a page is shared with its banner, which needs no words of another picture', () => {
  const image = '/images/placeholders/wide.svg'
  const picture = { path: '/images/placeholders/solent.svg', alt: 'A yacht on the Solent' }
  const withBanner = pageMeta({ ...plain, banner_image: image }, picture)

  expect([withBanner.image, withBanner.imageAlt]).toEqual([image, undefined])
  expect(pageMeta(plain).image).toBeUndefined()
})
