import { packageCharge } from '#server/catalogue/postage.ts'
import type { Shipping } from '#server/content/schema/shop.ts'
import { fromPounds, pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'

/** A line of goods that are put in the post. */
export interface Parcel {
  /** The size of its package, by the name that shipping.json gives it. */
  readonly packageType: string
  /** Of the whole line. */
  readonly price: Pence
  /** What kind of thing: only some are sent abroad. */
  readonly kind: string
}

/** Where goods go: posted in the United Kingdom or the rest of Europe, or fetched. */
export type Destination = 'uk' | 'europe' | 'collect'

/** What is no parcel finds room in the largest package. */
const flat = new Set(['Letter', 'Large Letter'])

/**
 * What delivery costs by the rules of shipping.json: inside the United Kingdom the charge of the
 * largest package, and `further_parcel` for each further line of parcels; nothing from `free_over` on. To the
 * rest of Europe one charge; fetching is free, and so is an order of which nothing is posted.
 */
export function deliveryOf(
  parcels: readonly Parcel[],
  destination: Destination,
  shipping: Shipping,
): Pence {
  if (parcels.length === 0 || destination === 'collect') return pence(0)
  if (destination === 'europe') return fromPounds(shipping.europe.charge)

  const goods = parcels.reduce((sum, { price }) => sum + price, 0)
  if (goods >= fromPounds(shipping.free_over)) return pence(0)
  const charges = parcels.map(({ packageType }) => packageCharge(shipping, packageType))
  const boxes = parcels.filter(({ packageType }) => !flat.has(packageType))
  const further = Math.max(0, boxes.length - 1)
  return pence(Math.max(...charges) + further * fromPounds(shipping.further_parcel))
}

/** What cannot be sent there, of what is to be sent. */
export function notSentTo<Some extends Pick<Parcel, 'kind'>>(
  parcels: readonly Some[],
  destination: Destination,
  { europe }: Shipping,
): Some[] {
  if (destination !== 'europe') return []
  const kinds = new Set<string>(europe.kinds)
  return parcels.filter(({ kind }) => !kinds.has(kind))
}
