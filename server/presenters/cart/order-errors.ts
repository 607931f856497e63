import { moneyText, pence } from '#server/format/money.ts'
import { counted } from '#server/format/words.ts'
import { limitEnd, limitReason } from '#server/mail/recipient-limit.ts'
import type { BuyableLine } from '#server/shop/orders/bought-line.ts'
import type { OrderFault, OutdatedFault } from '#server/shop/orders/refusal.ts'
import type { Site } from '#server/site/site.ts'
import { leftText, lineError, lineRefusalErrors } from './errors.ts'
import type { Unit } from './errors.ts'
import { unitOf } from './place-of-sale.ts'

interface Ordering {
  readonly lines: readonly BuyableLine[]
  readonly site: Site
}

type Refused = Exclude<OrderFault, OutdatedFault>

/** Why an order was not made, for the review that is shown again, under the names of its fields. */
export function orderErrors(fault: Refused, { lines, site }: Ordering): Record<string, string> {
  switch (fault.reason) {
    case 'total':
      return {
        total: `The total has changed from ${moneyText(pence(fault.shown))} to ${moneyText(pence(fault.now))}. Look through it once more, and order again if you agree.`,
      }
    case 'due':
      return {
        total: `${dueText(fault.now)} now, and not ${dueText(fault.shown)} as when it was shown. Look through it once more, and order again if you agree.`,
      }
    case 'messages':
      return {
        code: `We have sent no code, because ${limitReason}. Look whether one of ours is there already; another can be asked for ${limitEnd(fault)}.`,
      }
    case 'codes':
      return {
        code: `We have sent no code: many were asked for just now over the same internet connection. Please ask again ${limitEnd(fault)}.`,
      }
    case 'unpaid':
      return { lines: unpaidText(fault) }
    case 'payment':
      return { payment: unchosenPayment }
    case 'voucher':
      return {
        code: `${voucherTexts[fault.fault](fault.code)} Remove it in your basket, and order again.`,
      }
    case 'line': {
      const found = lines.find(({ line }) => line.id === fault.lineId)
      const unit = found && unitOf(site.content, found.line)
      const text = unit ? Object.values(lineRefusalErrors(fault.fault, unit)).join(' ') : gone
      return { lines: `${found?.article.name ?? 'Your basket'}: ${text}` }
    }
  }
}

function unpaidText({ heads, most }: Extract<OrderFault, { reason: 'unpaid' }>): string {
  const first = `At most ${most} places are kept for one address until they are paid for`
  return heads === 0
    ? `${first}. Order fewer at one time, or call us.`
    : `${first}, and ${counted(heads, 'place')} ${heads === 1 ? 'is' : 'are'} already. Pay for what you have ordered first, or call us.`
}

export const unchosenPayment = 'Please choose how you want to pay.'

function dueText({ dueNow, byVoucher }: Extract<OrderFault, { reason: 'due' }>['now']): string {
  return `${moneyText(pence(dueNow))} due with the order and ${moneyText(pence(byVoucher))} paid by voucher`
}

const gone = 'It is not as it was. Look into your basket, and order again.'

const voucherTexts: Readonly<
  Record<Extract<OrderFault, { reason: 'voucher' }>['fault'], (code: string) => string>
> = {
  unknown: (code) => `The voucher ${code} cannot be spent.`,
  over: (code) => `The voucher ${code} has run out.`,
  empty: (code) => `Nothing is left on the voucher ${code}.`,
}

/** What of a cart cannot be ordered as it stands; null: everything can. */
export function lineErrors({ lines, site }: Ordering): Record<string, string> | null {
  const texts = lines.flatMap((viewed) => {
    const unit = unitOf(site.content, viewed.line)
    const fault = lineError(viewed, unit)
    return fault === null ? [] : [`${viewed.article.name}: ${lostText(viewed, unit)}${fault}`]
  })
  return texts.length > 0 ? { lines: texts.join(' ') } : null
}

/** A cart says beside the line how much is left; here nothing else does. */
function lostText({ places }: BuyableLine, unit: Unit): string {
  if (places?.state !== 'lost') return ''
  return `${leftText({ left: places.left, state: places.because }, unit)} `
}
