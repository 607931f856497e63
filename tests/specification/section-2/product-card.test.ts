import { describe, expect, it } from 'vitest'
import type { Card } from '#server/props/offers.ts'
import { documentOf } from '../support/home-document.ts'
import { homeObject, withLittleBut } from '../support/home.ts'
import { linksOf, only } from '../support/reading.ts'

const [anyCard] = homeObject().props.pageContent.page_data.adventures

/** Where the product card of a holiday with this tag leads. */
async function hrefOfCard(tag: number | undefined) {
  if (!anyCard) throw new Error('The home page has no adventures.')
  const { name, overview_image: picture } = anyCard
  const card: Card = {
    id: 1,
    className: 'holiday',
    canonical_type: 'holiday',
    slug: 'three-days-afloat',
    name,
    overview_image: picture,
    meta_description: '',
    metadata: { meta_description: '' },
    priceRange: null,
    tag_id: tag,
  }
  const page = await documentOf(homeObject({ props: withLittleBut({ adventures: [card] }) }))
  return linksOf(only(page, 'article:has(h3 a)'))[0]?.[1]
}

describe('2. The product card', () => {
  it.each([[8], [undefined]])(
    'leads a holiday of another tag or none (%s) to the breaks page',
    async (tag) => {
      expect(await hrefOfCard(tag)).toBe('/breaks/three-days-afloat')
    },
  )

  it.each([
    [5, '/sailing-weekends/three-days-afloat'],
    [6, '/sailing-holidays/three-days-afloat'],
    [7, '/classic-sailing/three-days-afloat'],
    [19, '/racing/three-days-afloat'],
  ])('leads one of tag %i by that tag', async (tag, href) => {
    expect(await hrefOfCard(tag)).toBe(href)
  })
})
