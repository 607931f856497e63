import { describe, expect, it } from 'vitest'
import { judgeStructuredData } from '../../support/structured-data/faults.ts'

const origin = 'https://www.example.com'

const offer = {
  '@type': 'Offer',
  url: `${origin}/rope`,
  price: '12.50',
  priceCurrency: 'GBP',
  availability: 'https://schema.org/InStock',
}

const rope = {
  '@type': 'Product',
  '@id': `${origin}/rope#product`,
  url: `${origin}/rope`,
  name: 'Rope',
  description: 'Ten metres of it.',
  image: `${origin}/images/rope.jpg`,
  sku: 'SL-ROPE',
  offers: offer,
}

describe('a fault of JSON-LD', () => {
  it.each<[what: string, node: object, fault: RegExp]>([
    ['a type nobody knows', { '@type': 'Rope' }, /^Rope: 'Rope' is no type that the site uses/],
    ['no type', { name: 'Rope' }, /no type/],
    ['what is missing', { ...rope, sku: undefined }, /^Product: sku is missing/],
    ['what does not belong there', { ...rope, length: 10 }, /^Product: length is no property/],
    ['a made-up rating', { ...rope, aggregateRating: { ratingValue: 5 } }, /aggregateRating is no/],
    ['a relative address', { ...rope, url: '/rope' }, /^Product.url is '\/rope'; .* whole address/],
    ['nothing', { ...rope, name: '' }, /^Product.name is ''; it must be text/],
    ['null', { ...rope, name: null }, /^Product.name is null/],
    ['an empty list', { ...rope, offers: [] }, /^Product.offers is empty/],
    ['markup', { ...rope, name: '<b>Rope</b>' }, /text without markup/],
    ['a price in words', { ...rope, offers: { ...offer, price: '£12.50' } }, /offers.price is '£/],
    ['another currency', { ...rope, offers: { ...offer, priceCurrency: 'EUR' } }, /must be GBP/],
    [
      'a made-up state',
      { ...rope, offers: { ...offer, availability: 'Plenty' } },
      /availability is/,
    ],
    ['another day than ISO has', { ...rope, offers: { ...offer, validFrom: '1 May' } }, /a day, Y/],
    [
      'a node out of place',
      { ...rope, offers: { '@type': 'Brand', name: 'R' } },
      /does not belong/,
    ],
    ['text for a node', { ...rope, brand: 'Saltlark' }, /where a node belongs/],
  ])('is %s', (_, node, fault) => {
    expect(faultsOf(JSON.parse(JSON.stringify(node)) as object)).toEqual([
      expect.stringMatching(fault),
    ])
  })

  it('is a name that two nodes have', () => {
    expect(judgeStructuredData([block(rope), block(rope)]).faults).toEqual([
      `two nodes are called ${origin}/rope#product`,
    ])
  })

  it('is a list that counts wrongly', () => {
    const entry = (position: number) => ({ '@type': 'ListItem', position, name: 'Rope' })
    const list = { '@type': 'ItemList', numberOfItems: 3 }

    expect(faultsOf({ ...list, itemListElement: [25, 26, 27].map(entry) })).toEqual([])
    expect(faultsOf({ ...list, itemListElement: [1, 3].map(entry) })).toEqual([
      'ItemList.itemListElement[1] has the position 3',
    ])
  })
})

function judge(node: object) {
  return judgeStructuredData([block(node)])
}

function faultsOf(node: object): readonly string[] {
  return judge(node).faults
}

function block(node: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [node] })
}
