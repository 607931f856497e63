import type { Trx } from '#server/database/database.ts'
import type { OrderRow, PaymentRow } from '#server/database/shop-tables.ts'
import type { MoneyToStaff } from '#server/mail/mailables/money-to-staff.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { keepBack } from '#server/mail/unsent.ts'
import type { OrderContext } from '../context.ts'
import { leadPicture } from '../orders/line-pictures.ts'
import { openTexts } from '../orders/open-amounts.ts'
import { conditionsOfOrder } from '../orders/order-conditions.ts'
import {
  lineTexts,
  linesOfOrder,
  noteTold,
  orderMessages,
  poundsText,
} from '../orders/order-messages.ts'
import { writeReceipt } from '../paper/write-paper.ts'
import type { PaymentContext } from './payment-context.ts'

/** What staff are told of the money of an order. */
interface OfficeNews {
  readonly what: MoneyToStaff['what']
  /** In pence. */
  readonly amount: number
  /** What happened, in whole sentences. */
  readonly text: string
  /** What staff may run; left out: what shows the order. */
  readonly commands?: readonly string[]
}

/** Tells staff what happened to the money of an order. */
export async function tellOffice(
  { site, clock }: Pick<PaymentContext, 'site' | 'clock'>,
  trx: Trx,
  { number }: Pick<OrderRow, 'number'>,
  { what, amount, text, commands = [] }: OfficeNews,
): Promise<void> {
  const data = {
    number,
    what,
    amount: poundsText(amount),
    text,
    commands: [`npm run orders -- show ${number}`, ...commands],
  }
  const { company } = site.current().content
  await enqueue(trx, { template: 'money-to-office', to: company.email, data }, clock.now())
}

interface PaidNews {
  /** As it stands with the money. */
  readonly order: OrderRow
  readonly payment: PaymentRow
  /** What counts as paid of it with this payment, in pence. */
  readonly paid: number
}

/** The confirmation of an order by transfer says where to pay, and goes out as it is. */
function isByCard({ provider: chosen }: OrderRow, { provider }: PaymentRow): boolean {
  return chosen !== null || provider !== null
}

/**
 * Tells a buyer that their money came, in one message with the receipt: where the confirmation of the order
 * has not gone yet, it says so too.
 */
export async function tellPaid(
  context: OrderContext,
  trx: Trx,
  { order, payment, paid }: PaidNews,
): Promise<void> {
  const now = context.clock.now()
  const receipt = await writeReceipt(trx, context, { order, payment, now })
  const attachments = [{ kind: 'paper', number: receipt.number }] as const
  const { number, name, email } = order
  const method = payment.method ?? (payment.provider === null ? null : 'card')
  if (isByCard(order, payment) && (await keepBack(trx, 'order-confirmed', { number }))) {
    const conditions = await conditionsOfOrder(context, trx, order)
    const { toCustomer } = await orderMessages(context, trx, order, {
      conditions,
      isKnown: true,
      paid: {
        amount: poundsText(payment.amount),
        method,
        open: openTexts(order, paid, context.site.current().today),
      },
    })
    await enqueue(trx, { ...toCustomer, attachments }, now)
  } else {
    const { content, today } = context.site.current()
    const lines = await linesOfOrder(trx, order.id)
    const data = {
      number,
      name,
      ...leadPicture(content, lines),
      amount: poundsText(payment.amount),
      method,
      hasReceipt: true,
      open: openTexts(order, paid, today),
      lines: order.told_at === null ? lineTexts(lines) : [],
      orderUrl: context.links.order(order),
    }
    await enqueue(trx, { template: 'order-paid', to: email, data, attachments }, now)
  }
  await noteTold(trx, order.id, now)
}
