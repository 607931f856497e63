import { formatDate } from '#server/format/dates.ts'
import { moneyText } from '#server/format/money.ts'
import type { CodeProps } from '#server/props/cart.ts'
import { mostCodes } from '#server/shop/cart/codes.ts'
import type { CodeFault } from '#server/shop/cart/codes.ts'
import { voucherFault } from '#server/shop/vouchers/vouchers.ts'
import type { VoucherBalance } from '#server/shop/vouchers/vouchers.ts'
import type { Links } from '../context.ts'

/** The codes of a cart, each with what it can pay or why it cannot. */
export function presentCodes(
  codes: readonly string[],
  vouchers: readonly VoucherBalance[],
  { links, today }: { readonly links: Links; readonly today: string },
): CodeProps[] {
  return codes.map((code) => {
    const voucher = vouchers.find((one) => one.code === code)
    const fault = voucherFault(voucher, today)
    const text =
      fault === null && voucher
        ? balanceText(voucher)
        : `${codeErrorText(fault ?? 'unknown', voucher?.validUntil)} Remove it to continue.`
    const action = links.path('web.shopping.cart.codes.destroy', { code })
    return { code, text, isGood: fault === null, action }
  })
}

/** What can be spent of a voucher, and until when. */
export function balanceText({ balance, validUntil }: VoucherBalance): string {
  return `${moneyText(balance)} left, valid until ${formatDate(validUntil, 'fullDate')}`
}

/** Why a code cannot pay. */
export function codeErrorText(fault: CodeFault, validUntil?: string): string {
  switch (fault) {
    case 'unknown':
      return 'No voucher of ours has this code. Check its 16 letters and numbers.'
    case 'over':
      return validUntil === undefined
        ? 'This voucher can be spent no longer.'
        : `This voucher expired on ${formatDate(validUntil, 'fullDate')}.`
    case 'empty':
      return 'Nothing is left on this voucher.'
    case 'empty-cart':
      return 'Put something into your basket first; then a voucher can pay for it.'
    case 'too-many':
      return `A basket takes ${mostCodes} vouchers at most. Remove one first.`
  }
}
