import { formatDate } from '#server/format/dates.ts'
import { moneyText, pence } from '#server/format/money.ts'
import type { DesignChoice, VoucherProps } from '#server/props/vouchers.ts'
import { readLineDetails } from '#server/shop/orders/bought-line.ts'
import type { VoucherBalance, WholeVoucher } from '#server/shop/vouchers/vouchers.ts'

/** A voucher, to print or to send on. */
export function presentVoucher(
  { voucher: { code, value, valid_until: until }, line }: WholeVoucher,
  balance: VoucherBalance,
  today: string,
): VoucherProps {
  const { voucher } = readLineDetails(line)
  const { design, to, from, message } = voucher ?? unsigned
  const validUntil = formatDate(until, 'fullDate')
  return {
    design,
    to,
    from,
    message,
    code,
    validUntil,
    worth: moneyText(pence(value)),
    name: line.name,
    rules: [
      'Type the code in the basket, or read it to us by telephone.',
      'It may be spent at once or in parts; what is left over stays on the code.',
      'Whoever has the code may use it, so look after it like money.',
    ],
    state: stateText(balance, today),
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
