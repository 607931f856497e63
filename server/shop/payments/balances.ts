import type { Trx } from '#server/database/database.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'
import { formatDate } from '#server/format/dates.ts'
import { pence } from '#server/format/money.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { dateOf, dayOf } from '#server/schedule/day.ts'
import { londonDate } from '#server/site/clock.ts'
import type { Instalment } from '../money/instalments.ts'
import { takePaid } from '../money/instalments.ts'
import { leadPicture } from '../orders/line-pictures.ts'
import { bankLines, linesOfOrder, poundsText, readerOf } from '../orders/order-messages.ts'
import { lockOrder } from '../orders/settle.ts'
import { paidFor } from './paid.ts'
import type { PaymentContext } from './payment-context.ts'
import { tellOffice } from './payment-messages.ts'

/** A letter about a balance, from so many days after its day on (before it: less than nothing). */
interface Letter {
  readonly kind: string
  readonly from: number
  /** Null: staff are told, and nobody else. */
  readonly when: 'soon' | 'today' | 'late' | 'last' | null
}

const letters: readonly Letter[] = [
  { kind: 'balance-soon', from: -7, when: 'soon' },
  { kind: 'balance-due', from: 0, when: 'today' },
  { kind: 'balance-late', from: 1, when: 'late' },
  { kind: 'balance-last', from: 4, when: 'last' },
  { kind: 'balance-to-office', from: 11, when: null },
]

/**
 * Asks for balances whose day is near, has come, or is over, by letters that lead to a page with a button;
 * what is late for eleven days is a matter for staff, and nothing is cancelled by itself. Each letter goes once;
 * of those that a sleeping site missed only the newest. Doing it again changes nothing.
 */
export async function askForBalances(context: PaymentContext): Promise<void> {
  const { today } = context.site.current()
  const orders = await context.database.db
    .selectFrom('orders')
    .select(['number', 'instalments'])
    .where((eb) =>
      eb.or([
        eb('status', '=', 'part-paid'),
        // What lapses by itself is reminded of otherwise.
        eb.and([
          eb('status', '=', 'awaiting-payment'),
          eb('pay_by', 'is', null),
          eb('lapses_at', 'is', null),
        ]),
      ]),
    )
    .where('due_later', '>', 0)
    .orderBy('created_at')
    .execute()
  let isWritten = false
  for (const { number, instalments } of orders) {
    for (const { on } of JSON.parse(instalments) as Instalment[]) {
      const letter = letterOn(on, today)
      if (!letter) continue
      isWritten = (await askOnce(context, number, on, letter)) || isWritten
    }
  }
  if (isWritten) context.outbox.wake()
}

function letterOn(on: string, today: string): Letter | undefined {
  const days = dayOf(today) - dayOf(on)
  return letters.findLast(({ from }) => from <= days)
}

async function askOnce(
  context: PaymentContext,
  number: string,
  on: string,
  letter: Letter,
): Promise<boolean> {
  return context.database.transaction(async (trx) => {
    const order = await lockOrder(trx, number)
    if (!order || order.status === 'cancelled') return false
    // Whoever ordered after that day was told with the order.
    if (londonDate(order.created_at) >= dateOf(dayOf(on) + letter.from)) return false
    const paid = await paidFor(trx, order.id)
    const open = openOn(order, paid, on)
    if (open === 0) return false
    const { numInsertedOrUpdatedRows: written } = await trx
      .insertInto('order_reminders')
      .values({ order_id: order.id, kind: letter.kind, on, sent_at: context.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!written) return false
    if (letter.when !== null)
      return send(context, trx, { order, paid, open, on, when: letter.when })
    const late = `${poundsText(open)} was due on ${formatDate(on, 'fullDate')} and has not come; four letters asked for it.`
    await tellOffice(context, trx, order, { what: 'balance-late', amount: open, text: late })
    return true
  })
}

/** What of an order is open of all that is due by a day, in pence. */
function openOn({ due_now: dueNow, instalments }: OrderRow, paid: number, on: string): number {
  const later = JSON.parse(instalments) as Instalment[]
  const until = later.filter((one) => one.on <= on)
  const due = until.reduce((sum, { amount }) => sum + amount, dueNow)
  return takePaid(due, new Map(), pence(paid)).now
}

interface Asking {
  readonly order: OrderRow
  readonly paid: number
  readonly open: number
  readonly on: string
  readonly when: NonNullable<Letter['when']>
}

async function send(
  { clock, links, provider, site }: PaymentContext,
  trx: Trx,
  { order, paid, open, on, when }: Asking,
): Promise<boolean> {
  const now = clock.now()
  const reader = await readerOf(trx, order, paid, now)
  if (!reader) return false
  const { content } = site.current()
  const data = {
    number: order.number,
    ...reader,
    ...leadPicture(content, await linesOfOrder(trx, order.id)),
    amount: poundsText(open),
    day: formatDate(on, 'fullDate'),
    when,
    canCard: provider !== null,
    bank: bankLines(content.bank),
    orderUrl: links.order(order),
  }
  await enqueue(trx, { template: 'payment-due', to: order.email, data }, now)
  return true
}
