import type { Content } from '#server/content/content.ts'
import { formatDate } from '#server/format/dates.ts'
import { moneyText, pence } from '#server/format/money.ts'
import { readLineDetails } from '../orders/line-details.ts'
import type { VoucherDetails } from '../vouchers/voucher-form.ts'
import { voucherFault } from '../vouchers/vouchers.ts'
import type { VoucherBalance, WholeVoucher } from '../vouchers/vouchers.ts'

/** What stands on a voucher of paper. */
export interface VoucherContent {
  readonly design: VoucherDetails['design']
  /** What it is, such as `£50 voucher` or `Gaff cutter day for two`. */
  readonly name: string
  /** `£50.00`; null: it is for something, and a gift does not tell its price. */
  readonly value: string | null
  /** Empty texts where nothing was said. */
  readonly to: string
  readonly from: string
  readonly message: string
  readonly code: string
  /** `Friday 30 April, 2027`. */
  readonly validUntil: string
  /** Why nothing can be spent of it; null: something can. */
  readonly ended: EndedVoucher | null
  readonly company: Pick<Content['company'], 'name' | 'email' | 'phone'>
  /** Of the order that bought it. */
  readonly order: string
  /** The basket's page, absolute. */
  readonly cartUrl: string
}

interface EndedVoucher {
  /** In a word. */
  readonly word: string
  readonly sentence: string
}

interface Surroundings {
  readonly content: Pick<Content, 'company' | 'vouchers'>
  /** `YYYY-MM-DD` in London. */
  readonly today: string
  readonly order: string
  readonly cartUrl: string
}

/** What a voucher says on paper, as it stands now. */
export function voucherContent(
  { voucher, line }: WholeVoucher,
  balance: VoucherBalance,
  { content, today, order, cartUrl }: Surroundings,
): VoucherContent {
  const { design, to, from, message } = readLineDetails(line).voucher ?? unsigned
  const sold = content.vouchers.find(({ code }) => code === line.sku)
  return {
    design,
    name: line.name,
    value: sold?.redeems === undefined ? moneyText(pence(voucher.value)) : null,
    to,
    from,
    message,
    code: voucher.code,
    validUntil: formatDate(voucher.valid_until, 'fullDate'),
    ended: endedVoucher(balance, today),
    company: content.company,
    order,
    cartUrl,
  }
}

const unsigned = { design: 'solent', to: '', from: '', message: '' } as const

function endedVoucher(balance: VoucherBalance, today: string): EndedVoucher | null {
  switch (voucherFault(balance, today)) {
    case null:
      return null
    case 'empty':
      return { word: 'Spent', sentence: 'All of this voucher is spent.' }
    case 'over':
      return { word: 'Expired', sentence: 'This voucher can be spent no longer.' }
    case 'unknown':
      return { word: 'Cancelled', sentence: 'This voucher was cancelled and cannot be spent.' }
  }
}
