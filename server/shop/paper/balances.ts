import type { Trx } from '#server/database/database.ts'
import type { PaperRow } from '#server/database/payment-tables.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { pence } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import { partsOfPaper, readPaper } from './paper-content.ts'
import type { PaperContent } from './paper-content.ts'
import { partOf, spread, without } from './parts.ts'
import type { PaidLine, Parts, Spread } from './parts.ts'

/**
 * What is open of each line of an order: not paid by vouchers, nor by the money that came before. Where papers
 * say on which lines that fell, it goes by them; money without one is spread over what they leave.
 * @param before what counts as paid of the order, in pence, without what vouchers paid.
 */
export async function openLines(
  trx: Trx,
  order: OrderRow,
  lines: readonly PaidLine[],
  before: Pence,
): Promise<Parts> {
  const papers = await countingPapers(trx, order.id)
  let open = afterVouchers(order, lines)
  let covered = 0
  for (const { kind, ...content } of papers) {
    const parts = partsOfPaper(content)
    const sign = kind === 'receipt' ? 1 : -1
    open = sign === 1 ? without(open, parts) : plus(open, parts)
    covered += sign * content.amount
  }
  const uncovered = pence(Math.max(0, before - covered))
  return without(open, spread(uncovered, open).parts)
}

/**
 * What a payment was for, and has not gone back: by its receipt, or else by what the order's money is for.
 * @param receipt of the payment; undefined: it has none.
 */
export async function receivedBy(
  trx: Trx,
  order: OrderRow,
  lines: readonly PaidLine[],
  paymentId: string | null,
  receipt: PaperRow | undefined,
): Promise<Spread> {
  if (!receipt) return { parts: afterVouchers(order, lines), excess: pence(0) }
  const content = readPaper(receipt)
  let parts = partsOfPaper(content)
  let excess: number = content.excess
  const credited = await trx
    .selectFrom('papers')
    .innerJoin('refunds', 'refunds.id', 'papers.refund_id')
    .select('content')
    .where('refunds.payment_id', '=', paymentId)
    .where('refunds.state', '<>', 'failed')
    .execute()
  for (const credit of credited.map(readPaper)) {
    parts = without(parts, partsOfPaper(credit))
    excess -= credit.excess
  }
  return { parts, excess: pence(Math.max(0, excess)) }
}

/** What of each line is left to money once vouchers have paid theirs. */
function afterVouchers({ by_voucher: byVoucher }: OrderRow, lines: readonly PaidLine[]): Parts {
  const whole = new Map(lines.map(({ key, amount, vat }) => [key, { amount, vat }]))
  return without(whole, spread(pence(byVoucher), whole).parts)
}

/** The papers whose money counts: not of a payment that was taken back, nor of a refund that failed. */
async function countingPapers(trx: Trx, orderId: string): Promise<PaperContent[]> {
  const rows = await trx
    .selectFrom('papers')
    .leftJoin('payments', 'payments.id', 'papers.payment_id')
    .leftJoin('refunds', 'refunds.id', 'papers.refund_id')
    .select(['content', 'refunds.state', 'refunds.kind as refundKind'])
    .where('papers.order_id', '=', orderId)
    .where('payments.reversed_at', 'is', null)
    .orderBy('papers.created_at')
    .orderBy('papers.number')
    .execute()
  // What was given back out of goodwill leaves an order as paid as it was.
  return rows
    .filter(({ state, refundKind }) => state !== 'failed' && refundKind !== 'goodwill')
    .map(readPaper)
}

function plus(open: Parts, back: Parts): Parts {
  return new Map(
    [...open].map(([key, { amount, vat }]) => {
      const more = partOf(back, key)
      return [key, { amount: pence(amount + more.amount), vat: pence(vat + more.vat) }]
    }),
  )
}
