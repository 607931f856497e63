import type { OrderLineRow, OrderRow } from '#server/database/shop-tables.ts'
import { daySpan } from '#server/format/dates.ts'
import { pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { deliveryByRate, sharesOf, vatInside } from '../money/totals.ts'
import type { VatRate } from '../money/totals.ts'
import { readLineDetails } from '../orders/line-details.ts'

/** An amount with the VAT inside it, in pence. */
interface Taxed {
  readonly amount: Pence
  readonly vat: Pence
}

/** What of an order money is paid for: a line, or what posting them costs. */
export interface PaidLine extends Taxed {
  /** Tells it from the others of its order. */
  readonly key: string
  readonly text: string
  /** When it is; empty: no date's. */
  readonly detail: string
  readonly rate: VatRate
}

/** All that an order is paid for, in order: its lines, then delivery at each rate of VAT. */
export function paidLines(order: OrderRow, lines: readonly OrderLineRow[]): PaidLine[] {
  const posted = lines
    .filter(isPosted)
    .map(({ price, vat_rate: vatRate }) => ({ price: pence(price), vatRate }))
  const delivery = deliveryByRate(pence(order.delivery), posted)
  return [
    ...lines.map((line) => ({
      key: line.id,
      text: `${line.quantity} × ${line.name}`,
      detail: whenText(line),
      rate: line.vat_rate,
      amount: pence(line.price),
      vat: pence(line.vat),
    })),
    ...delivery.flatMap(({ price, vatRate: rate }) =>
      price > 0 ? [deliveryLine(price, rate)] : [],
    ),
  ]
}

function isPosted({ kind, details }: OrderLineRow): boolean {
  return kind === 'product' || readLineDetails({ details }).voucher?.by === 'post'
}

function whenText({ details, reference }: OrderLineRow): string {
  const { date } = readLineDetails({ details })
  return date ? `${daySpan(date.starts, date.ends)} (${reference})` : ''
}

function deliveryLine(amount: Pence, rate: VatRate): PaidLine {
  const vat = vatInside(amount, rate)
  return { key: `delivery-${rate}`, text: 'Delivery', detail: '', rate, amount, vat }
}

/** What falls on each line, by its key; a line that is left out has nothing. */
export type Parts = ReadonlyMap<string, Taxed>

/** An amount that was spread over lines, and what of it no line had room for. */
export interface Spread {
  readonly parts: Parts
  readonly excess: Pence
}

const nothing: Taxed = { amount: pence(0), vat: pence(0) }

export function partOf(parts: Parts, key: string): Taxed {
  return parts.get(key) ?? nothing
}

/**
 * Spreads an amount over lines by what is open of each, and its VAT with it. No line gets more than is
 * open, and an amount that is all that is open takes every penny: payments add up to the lines.
 * @param open what is open of each line.
 */
export function spread(amount: Pence, open: Parts): Spread {
  const lines = [...open]
  const room = lines.reduce((sum, [, { amount: left }]) => sum + left, 0)
  const taken = pence(Math.min(amount, room))
  const shares = sharesOf(
    taken,
    lines.map(([, { amount: left }]) => left),
  )
  const parts = lines.flatMap(([key, left], index) => {
    const share = shares[index] ?? pence(0)
    const vat = share === 0 ? 0 : Math.round((left.vat * share) / left.amount)
    return share === 0 ? [] : [[key, { amount: share, vat: pence(vat) }] as const]
  })
  return { parts: new Map(parts), excess: pence(amount - taken) }
}

/** What is left of each line when these parts are taken, and never less than nothing. */
export function without(open: Parts, taken: Parts): Parts {
  return new Map(
    [...open].map(([key, { amount, vat }]) => {
      const gone = partOf(taken, key)
      return [
        key,
        {
          amount: pence(Math.max(0, amount - gone.amount)),
          vat: pence(Math.max(0, vat - gone.vat)),
        },
      ]
    }),
  )
}
