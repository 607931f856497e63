import type { Trx } from '#server/database/database.ts'
import type { PaperRow, RefundRow } from '#server/database/payment-tables.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { leadPicture } from '../orders/line-pictures.ts'
import { linesOfOrder, poundsText } from '../orders/order-messages.ts'
import type { PaymentContext } from './payment-context.ts'

interface BackNews {
  readonly order: OrderRow
  readonly refund: RefundRow
  /** How the money had come; null: by no card, or by one that is not known. */
  readonly method: string | null
  /** Its credit note, once it has arrived. */
  readonly note: PaperRow | null
}

/**
 * Tells a buyer that money goes back to them: by card once their provider has taken it, by transfer when it
 * is written, for staff need to know to which account. What was given back elsewhere was told there.
 */
export async function tellMoneyBack(
  { clock, site, links }: Pick<PaymentContext, 'clock' | 'site' | 'links'>,
  trx: Trx,
  { order, refund, method, note }: BackNews,
): Promise<void> {
  if (refund.kind === 'external') return
  const { number, name, email } = order
  const data = {
    number,
    // Money came from this address, so it is its buyer's.
    name,
    ...leadPicture(site.current().content, await linesOfOrder(trx, order.id)),
    amount: poundsText(refund.amount),
    why: refund.kind,
    how: refund.state === 'by-hand' ? 'transfer' : 'card',
    method,
    orderUrl: links.order(order),
    creditNote: note !== null,
  } as const
  const attachments = note === null ? [] : [{ kind: 'paper', number: note.number } as const]
  await enqueue(trx, { template: 'money-back', to: email, data, attachments }, clock.now())
}
