import type { Content } from '#server/content/content.ts'
import type { Connection } from '#server/database/database.ts'
import { formatDate } from '#server/format/dates.ts'
import { moneyText, pence } from '#server/format/money.ts'
import type { Site } from '#server/site/site.ts'
import { readLineDetails } from '../orders/line-details.ts'
import type { VoucherDetails } from '../vouchers/voucher-form.ts'
import { balancesOf, findVoucher, voucherFault } from '../vouchers/vouchers.ts'
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

/** A voucher that was found, and when it was made, milliseconds UTC. */
interface FoundVoucher {
  readonly voucher: VoucherContent
  readonly createdAt: number
}

/**
 * What the voucher of an id says on paper, as it stands now; null: there is none.
 * @param cartUrl the basket's page, absolute.
 */
export async function findVoucherContent(
  connection: Connection,
  id: string,
  { content, today }: Pick<Site, 'content' | 'today'>,
  cartUrl: string,
): Promise<FoundVoucher | null> {
  const found = await findVoucher(connection, id)
  if (!found) return null
  const { voucher, line } = found
  const [balance] = await balancesOf(connection, [voucher.code])
  const { number: order } = await connection
    .selectFrom('orders')
    .select('number')
    .where('id', '=', line.order_id)
    .executeTakeFirstOrThrow()
  const ended = balance ? endedVoucher(balance, today) : null
  const shown = { ...giftOf(found, content), ended, company: content.company, order, cartUrl }
  return { voucher: shown, createdAt: voucher.created_at }
}

function giftOf({ voucher, line }: WholeVoucher, { vouchers }: Pick<Content, 'vouchers'>) {
  const { design, to, from, message } = readLineDetails(line).voucher ?? unsigned
  const sold = vouchers.find(({ code }) => code === line.sku)
  return {
    design,
    to,
    from,
    message,
    name: line.name,
    value: sold?.redeems === undefined ? moneyText(pence(voucher.value)) : null,
    code: voucher.code,
    validUntil: formatDate(voucher.valid_until, 'fullDate'),
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
