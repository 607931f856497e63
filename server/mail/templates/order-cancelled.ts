import { writeLetter } from '../letter.ts'
import type { Letter } from '../letter.ts'
import type { Letterhead } from '../letterhead.ts'

export interface OrderCancelled {
  readonly number: string
  readonly name: string
  /** What had come in for it, such as `£78.75`; null: nothing. */
  readonly paid: string | null
  /** Those that had paid of it, each with what is on it again. */
  readonly vouchers: readonly {
    readonly code: string
    /** Such as `£50.00`. */
    readonly amount: string
    /** The last day, such as `Tuesday 21 November, 2028`. */
    readonly validUntil: string
    /** It cannot be spent any more. */
    readonly isDead: boolean
  }[]
  readonly orderUrl: string
}

/** Says that an order is cancelled, and what becomes of the money. */
export function orderCancelled(order: OrderCancelled, company: Letterhead): Letter {
  const { number, name, paid, vouchers, orderUrl } = order
  return writeLetter(company, `Your order ${number} is cancelled`, [
    { paragraph: `Hello ${name},` },
    { paragraph: `Your order ${number} is cancelled. Nothing more is due for it.` },
    ...vouchers.map((voucher) => ({ paragraph: backText(voucher) })),
    ...(paid === null
      ? []
      : [
          {
            paragraph: `You had paid ${paid}. We will write to you about your refund, under our terms (“If you cancel” and “If we change or cancel”). Any refund reaches you within 14 days.`,
          },
        ]),
    { paragraph: `Is this a surprise? Then ring ${company.phone} at once.` },
    { button: 'See the order', url: orderUrl },
    { paragraph: `Fair winds, from all of us at ${company.brand}` },
  ])
}

function backText({
  code,
  amount,
  validUntil,
  isDead,
}: OrderCancelled['vouchers'][number]): string {
  return isDead
    ? `You had paid ${amount} by the voucher ${code}, which cannot be spent any more. We will write to you about it.`
    : `You had paid ${amount} by the voucher ${code}. That is back on it, to be spent until ${validUntil}.`
}
