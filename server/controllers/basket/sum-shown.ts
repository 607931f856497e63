import { formatMoney, moneyText, pence } from '#server/format/money.ts'
import type { SumLine, SumShown } from '#server/props/basket.ts'
import type { Instalment } from '#server/shop/money/instalments.ts'
import { instalmentText } from '#server/shop/orders/order-facts.ts'

/** Amounts of a cart or of an order, in pence. */
interface SumFacts {
  readonly goods: number
  /** null: nothing is posted. */
  readonly delivery: number | null
  /** How it goes, such as `To an address in the UK`; may be empty. */
  readonly deliveryNote: string
  readonly total: number
  /** Inside the total. */
  readonly vat: number
  readonly byVoucher: number
  readonly dueNow: number
  readonly later: readonly Instalment[]
}

/**
 * What something comes to. The lines make up the total. A voucher is a way to pay: it leaves the total
 * as it is, and what is inside it.
 */
export function sumShown(facts: SumFacts): SumShown {
  const { goods, delivery, deliveryNote, total, vat, byVoucher, dueNow, later } = facts
  return {
    lines: [
      sumLine('Subtotal', goods),
      ...(delivery === null ? [] : [deliveryLine(delivery, deliveryNote)]),
    ],
    total: formatMoney(pence(total)),
    byVoucher: byVoucher === 0 ? null : voucherShown(total, byVoucher),
    vat: vat === 0 ? '' : `Includes ${moneyText(pence(vat))} VAT`,
    dueNow: formatMoney(pence(dueNow)),
    later: later.map(instalmentText),
  }
}

function deliveryLine(delivery: number, note: string): SumLine {
  const line = sumLine('Delivery', delivery, note)
  return delivery === 0 ? { ...line, amount: { text: 'Free', tone: 'plain' } } : line
}

function sumLine(label: string, amount: number, note = ''): SumLine {
  return { label, amount: formatMoney(pence(amount)), note }
}

function voucherShown(total: number, byVoucher: number): SumShown['byVoucher'] {
  return {
    paid: formatMoney(pence(-byVoucher)),
    left: formatMoney(pence(total - byVoucher)),
  }
}
