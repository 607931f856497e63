import { moneyText, pence } from '#server/format/money.ts'
import type { BuyableLine } from '#server/shop/orders/bought-line.ts'
import type { OrderFault } from '#server/shop/orders/order-faults.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { faultErrors, leftWords } from './fault-words.ts'
import type { Unit } from './fault-words.ts'
import { viewedFault } from './line-fault-shown.ts'
import { unitOf } from './place-of-sale.ts'

type Told = Exclude<OrderFault, { readonly reason: 'stale' | 'unanswered' }>

/** Why an order was not made, for the review that is shown again, under the names of its fields. */
export function orderFaultErrors(
  fault: Told,
  { lines, site }: CheckoutCart,
): Record<string, string> {
  switch (fault.reason) {
    case 'total':
      return {
        total: `The total has changed from ${moneyText(pence(fault.shown))} to ${moneyText(pence(fault.now))}. Look through it once more, and order again if you agree.`,
      }
    case 'due':
      return {
        total: `${dueWords(fault.now)} now, and not ${dueWords(fault.shown)} as when it was shown. Look through it once more, and order again if you agree.`,
      }
    case 'payment':
      return { payment: unchosenPayment }
    case 'voucher':
      return {
        code: `${voucherWords[fault.fault](fault.code)} Remove it in your basket, and order again.`,
      }
    case 'line': {
      const found = lines.find(({ line }) => line.id === fault.lineId)
      const unit = found && unitOf(site.content, found.line)
      const words = unit ? Object.values(faultErrors(fault.fault, unit)).join(' ') : gone
      return { lines: `${found?.article.name ?? 'Your basket'}: ${words}` }
    }
  }
}

export const unchosenPayment = 'Please choose how you want to pay.'

function dueWords({ dueNow, byVoucher }: Extract<OrderFault, { reason: 'due' }>['now']): string {
  return `${moneyText(pence(dueNow))} due with the order and ${moneyText(pence(byVoucher))} paid by voucher`
}

const gone = 'It is not as it was. Look into your basket, and order again.'

const voucherWords: Readonly<
  Record<Extract<OrderFault, { reason: 'voucher' }>['fault'], (code: string) => string>
> = {
  unknown: (code) => `The voucher ${code} cannot be spent.`,
  over: (code) => `The voucher ${code} has run out.`,
  empty: (code) => `Nothing is left on the voucher ${code}.`,
}

/** What of a cart cannot be ordered as it stands; null: everything can. */
export function lineFaults({ lines, site }: CheckoutCart): Record<string, string> | null {
  const words = lines.flatMap((viewed) => {
    const unit = unitOf(site.content, viewed.line)
    const fault = viewedFault(viewed, unit)
    return fault === null ? [] : [`${viewed.article.name}: ${lostWords(viewed, unit)}${fault}`]
  })
  return words.length > 0 ? { lines: words.join(' ') } : null
}

/** A cart says beside the line how much is left; here nothing else does. */
function lostWords({ places }: BuyableLine, unit: Unit): string {
  if (places?.state !== 'lost') return ''
  return `${leftWords({ left: places.left, state: places.because }, unit)} `
}
