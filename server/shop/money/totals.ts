import { packageCharge } from '#server/catalogue/postage.ts'
import type { Terms } from '#server/content/fill/terms.ts'
import type { Shipping } from '#server/content/schema/shop.ts'
import { fromPounds, pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { dueOf } from './instalments.ts'
import type { Due } from './instalments.ts'

/** One line of what is bought, as far as money goes. */
export interface PricedLine {
  /** For one, with VAT. */
  readonly unitPrice: Pence
  readonly quantity: number
  readonly vatRate: VatRate
  /** The first day of the date whose places it is, `YYYY-MM-DD`; null: no date's. */
  readonly starts: string | null
  /** What of it is posted; null: nothing. */
  readonly parcel: Omit<Parcel, 'price'> | null
}

export interface Totals {
  /** Of each line, in their order. */
  readonly lines: readonly { readonly price: Pence; readonly vat: Pence }[]
  readonly goods: Pence
  readonly delivery: Pence
  readonly total: Pence
  /** Inside the total. */
  readonly vat: Pence
  readonly byVoucher: Pence
  readonly due: Due
}

interface Circumstances {
  readonly shipping: Shipping
  readonly destination: Destination
  /** `YYYY-MM-DD` in London. */
  readonly today: string
  /** What vouchers could pay; no more than the total is taken. */
  readonly vouchers: Pence
  readonly terms: Pick<Terms, 'deposit_percent' | 'balance_days'>
}

/**
 * What an order of these lines comes to. VAT is reckoned for each line; delivery has the VAT of the
 * goods that are posted, in proportion to their prices. A voucher is a way to pay and changes neither.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  { shipping, destination, today, vouchers, terms }: Circumstances,
): Totals {
  const priced = lines.map((line) => {
    const price = pence(line.unitPrice * line.quantity)
    return { ...line, price, vat: vatInside(price, line.vatRate) }
  })
  const posted = priced.flatMap(({ parcel, price, vatRate }) =>
    parcel ? [{ ...parcel, price, vatRate }] : [],
  )
  const delivery = deliveryOf(posted, destination, shipping)
  const goods = sum(priced.map(({ price }) => price))
  const total = sum([goods, delivery])
  const byVoucher = pence(Math.min(vouchers, total))
  return {
    lines: priced.map(({ price, vat }) => ({ price, vat })),
    goods,
    delivery,
    total,
    byVoucher,
    vat: sum([...priced.map(({ vat }) => vat), vatOfDelivery(delivery, posted)]),
    due: dueOf(priced, today, { delivery, paid: byVoucher, terms }),
  }
}

function vatOfDelivery(
  delivery: Pence,
  posted: readonly { readonly price: Pence; readonly vatRate: VatRate }[],
): Pence {
  return sum(
    deliveryByRate(delivery, posted).map(({ price, vatRate }) => vatInside(price, vatRate)),
  )
}

/** What of a charge for delivery has each rate of VAT: that of what is posted, by its prices. */
export function deliveryByRate(
  delivery: Pence,
  posted: readonly { readonly price: Pence; readonly vatRate: VatRate }[],
): { readonly price: Pence; readonly vatRate: VatRate }[] {
  const rates = [...new Set(posted.map(({ vatRate }) => vatRate))].toSorted()
  const weights = rates.map((rate) =>
    sum(posted.filter(({ vatRate }) => vatRate === rate).map(({ price }) => price)),
  )
  const shares = sharesOf(delivery, weights)
  return rates.map((vatRate, index) => ({ price: shares[index] ?? pence(0), vatRate }))
}

function sum(amounts: readonly number[]): Pence {
  return pence(amounts.reduce((total, amount) => total + amount, 0))
}

/**
 * An amount in parts that are to one another as the weights are, in whole pence. Together they are
 * the amount; pennies that rounding leaves go to the parts that lost most by it, the first of equals.
 * Without any weight all of it is the first part.
 */
export function sharesOf(amount: Pence, weights: readonly number[]): Pence[] {
  const whole = sum(weights)
  if (whole === 0) return weights.map((_, index) => (index === 0 ? amount : pence(0)))

  const exact = weights.map((weight) => (amount * weight) / whole)
  const rounded = exact.map(Math.floor)
  const left = amount - sum(rounded)
  const byLoss = exact
    .map((part, index) => ({ index, loss: part - Math.floor(part) }))
    .toSorted((one, other) => other.loss - one.loss || one.index - other.index)
  const lucky = new Set(byLoss.slice(0, left).map(({ index }) => index))
  return rounded.map((part, index) => pence(part + (lucky.has(index) ? 1 : 0)))
}

/** The rates of the catalogue: 20 per cent, none, and sales that VAT has no say in. */
export type VatRate = 'standard' | 'zero' | 'outside'

/** How many per cent of the price without VAT each of them is; null: there is no VAT to speak of. */
export const vatPercents: Readonly<Record<VatRate, number | null>> = {
  standard: 20,
  zero: 0,
  outside: null,
}

/** How many parts of the price with VAT are VAT: 20 of 120. */
const standardShare = 6

/**
 * The VAT inside a price, rounded half up to the penny: half a penny goes to the tax. It is reckoned
 * for each line and stored, never for a sum (decision 13).
 */
export function vatInside(price: Pence, rate: VatRate): Pence {
  if (rate !== 'standard') return pence(0)
  return pence(Math.floor((price + standardShare / 2) / standardShare))
}

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
type Destination = 'uk' | 'europe' | 'collect'

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

  const goods = sum(parcels.map(({ price }) => price))
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

/** Is anything left to pay, now or later, when vouchers have paid? */
export function isOwed({ total, byVoucher }: Pick<Totals, 'total' | 'byVoucher'>): boolean {
  return total > byVoucher
}
