import { describe, expect, it } from 'vitest'
import { fromPounds } from '#server/format/money.ts'
import { deliveryOf, notSentTo } from '#server/shop/money/totals.ts'
import type { Parcel } from '#server/shop/money/totals.ts'
import { content } from '../../../support/catalogue.ts'

const { shipping } = content
const parcel = (packageType: string, pounds: number, kind = 'gear'): Parcel => ({
  packageType,
  kind,
  price: fromPounds(pounds),
})

describe('delivery inside the United Kingdom', () => {
  it.each([
    ['nothing that is posted', [], 0],
    ['one letter', [parcel('Letter', 5)], 195],
    ['letters, which share one', [parcel('Letter', 5), parcel('Large Letter', 9)], 295],
    ['a letter inside a parcel', [parcel('Letter', 5), parcel('Small Parcel', 20)], 495],
    ['two lines of parcels', [parcel('Small Parcel', 20), parcel('Medium Parcel', 30)], 895],
    [
      'three, one of them a tube',
      ['Tube', 'Small Parcel', 'Small Parcel'].map((of) => parcel(of, 5)),
      895,
    ],
    ['goods one penny below the limit', [parcel('Medium Parcel', 59.99)], 795],
    ['goods at the limit', [parcel('Medium Parcel', 60)], 0],
  ])('of %s is by the rules of shipping.json', (_, parcels, expected) => {
    expect(deliveryOf(parcels, 'uk', shipping)).toBe(expected)
  })
})

describe('delivery elsewhere', () => {
  it('to the rest of Europe has one charge, however much is sent', () => {
    const books = [parcel('Large Letter', 40, 'book'), parcel('Large Letter', 40, 'book')]

    expect(deliveryOf(books, 'europe', shipping)).toBe(995)
  })

  it('to the rest of Europe is for books alone', () => {
    const [book, gloves] = [parcel('Large Letter', 12, 'book'), parcel('Small Parcel', 25)]

    expect(notSentTo([book, gloves], 'europe', shipping)).toEqual([gloves])
    expect(notSentTo([book, gloves], 'uk', shipping)).toEqual([])
  })

  it('is free when the goods are fetched', () => {
    expect(deliveryOf([parcel('Medium Parcel', 20)], 'collect', shipping)).toBe(0)
  })
})
