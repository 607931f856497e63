import { toPounds } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import type { AvailabilityState } from '#server/props/dates.ts'
import type { StructuredNode } from '#server/props/meta.ts'

interface ForSale {
  /** Site path of where it is bought. */
  readonly url: string
  readonly pence: Pence
  readonly state: AvailabilityState
  /** The first day of its sale, `YYYY-MM-DD`. */
  readonly from?: string
}

/** Something at a price, the one that the page shows: all of it in pounds sterling. */
export function offerNode({ url, pence, state, from }: ForSale): StructuredNode {
  return {
    '@type': 'Offer',
    url,
    price: toPounds(pence).toFixed(2),
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

/** Where something takes place. @param url site path of its page, where an online course is met */
export function placeNode(
  { id, name }: { readonly id: string; readonly name: string },
  url: string,
): StructuredNode {
  if (id === 'online') return { '@type': 'VirtualLocation', url }
  return { '@type': 'Place', name, address: name }
}
