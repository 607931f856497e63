import type { AvailabilityState } from '#server/props/dates.ts'
import type { StructuredNode } from '#server/props/meta.ts'

interface ForSale {
  /** Site path of where it is bought. */
  readonly url: string
  /** In pounds. */
  readonly price: number
  readonly state: AvailabilityState
  /** The first day of its sale, `YYYY-MM-DD`. */
  readonly from?: string
}

/** Something at a price, the one that the page shows: all of it in pounds sterling. */
export function offerNode({ url, price, state, from }: ForSale): StructuredNode {
  return {
    '@type': 'Offer',
    url,
    price: price.toFixed(2),
    priceCurrency: 'GBP',
    availability: `https://schema.org/${words[state]}`,
    validFrom: from,
  }
}

const words: Readonly<Record<AvailabilityState, string>> = {
  bookNow: 'InStock',
  fewLeft: 'LimitedAvailability',
  waitingList: 'SoldOut',
  reserved: 'SoldOut',
  soldOut: 'SoldOut',
  saleOver: 'SoldOut',
  notYetOnSale: 'PreOrder',
}
