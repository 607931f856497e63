import { formatDate } from '#server/format/dates.ts'
import { moneyText, pence } from '#server/format/money.ts'
import type { CodeProps } from '#server/props/cart.ts'
import type { DesignChoice, SpendProps, VoucherProps } from '#server/props/vouchers.ts'
import { mostCodes } from '#server/shop/cart/codes.ts'
import type { CodeFault } from '#server/shop/cart/codes.ts'
import { readLineDetails } from '#server/shop/orders/line-details.ts'
import { voucherFault } from '#server/shop/vouchers/vouchers.ts'
import type { VoucherBalance, WholeVoucher } from '#server/shop/vouchers/vouchers.ts'
import { keyOf } from '#server/signing/signer.ts'
import type { Signer } from '#server/signing/signer.ts'
import type { Links } from '../context.ts'

/** A voucher, to print or to send on. */
export function presentVoucher(
  { voucher: issued, line }: WholeVoucher,
  balance: VoucherBalance,
  { today, links, signer, hasBasket }: VoucherContext,
): VoucherProps {
  const { id: item, code, value, valid_until: until } = issued
  const key = keyOf(signer, 'voucher', issued)
  const { voucher } = readLineDetails(line)
  const { design, to, from, message } = voucher ?? unsigned
  const validUntil = formatDate(until, 'fullDate')
  return {
    design,
    to,
    from,
    message,
    code: balance.balance === 0 ? null : code,
    validUntil,
    worth: moneyText(pence(value)),
    name: line.name,
    rules: [
      'Type the code in the basket, or read it to us by telephone.',
      'It may be spent at once or in parts; what is left over stays on the code.',
      'Whoever has the code may use it, so look after it like money.',
    ],
    state: stateText(balance, today),
    pdfHref: links.path('web.shopping.vouchers.paper', { item }, { key }),
    spend: voucherFault(balance, today) === null ? spendLinks(links, hasBasket) : null,
  }
}

interface VoucherContext {
  /** `YYYY-MM-DD` in London. */
  readonly today: string
  readonly links: Links
  readonly signer: Signer
  /** Is there anything in the basket of who looks at it? */
  readonly hasBasket: boolean
}

function spendLinks(links: Links, hasBasket: boolean): SpendProps {
  return hasBasket
    ? {
        codesAction: links.path('web.shopping.cart.codes.store'),
        cartHref: links.path('web.shopping.cart'),
      }
    : {
        datesHref: links.path('web.events.all'),
        shopHref: links.path('web.merchandise.all'),
      }
}

const unsigned = { design: 'solent', to: '', from: '', message: '' } as const

function stateText({ balance, validUntil, isCancelled }: VoucherBalance, today: string): string {
  if (isCancelled) return 'This voucher was cancelled and cannot be spent.'
  if (validUntil < today) return `This voucher ran out on ${formatDate(validUntil, 'fullDate')}.`
  return balance === 0 ? 'All of it is spent.' : `${moneyText(balance)} of it can be spent.`
}

/** The ways in which a voucher can look, by the names that its buyer chooses from. */
export const designs: readonly DesignChoice[] = [
  { value: 'solent', label: 'A fine day on the Solent' },
  { value: 'dusk', label: 'Home before dusk' },
  { value: 'chart', label: 'A corner of a chart' },
  { value: 'pennants', label: 'Signal flags' },
]

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
