import { withDatabase } from '../../support/browser/site-database.ts'
import { siteUnderTest } from '../../support/browser/site-under-test.ts'
import { orderIdOf } from '../../support/buyer.ts'
import type { Stranger } from './strangers.ts'

/** What somebody who orders by card does on the page where they pay; `lapse` is to leave it for a day. */
const acts = {
  'order-by-card': 'leave',
  'order-part-paid': 'pay',
  'order-at-slow-bank': 'late',
  'order-lapsed': 'lapse',
} as const

export type CardErrand = keyof typeof acts

export function isByCard(errand: string): errand is CardErrand {
  return errand in acts
}

/**
 * Goes to pay where ordering has led to, and comes back.
 * @returns the answer that leads to the order.
 */
export async function afterPaying(
  errand: CardErrand,
  shopper: Stranger,
  ordered: Response,
): Promise<Response> {
  const act = acts[errand]
  const toPay = pathOf(shopper, ordered)
  const done = await shopper.submit(toPay, { act: act === 'lapse' ? 'leave' : act })
  const back = await shopper.get(pathOf(shopper, done))
  if (act === 'lapse') await letLapse(orderIdOf(back) ?? '')
  return back
}

function pathOf({ origin }: Stranger, answer: Response): string {
  const to = answer.headers.get('location') ?? ''
  if (!to.startsWith(`${origin}/`)) throw new Error(`Not led on: ${answer.status} ${to}.`)
  return to.slice(origin.length)
}

/** Ends an order, as a day in which nothing is paid would: no page can. */
async function letLapse(id: string): Promise<void> {
  const { environment } = await siteUnderTest()
  const now = Date.parse(environment['SITE_DATE'] ?? '')
  const ended = { status: 'cancelled', cancelled_at: now, lapsed_at: now } as const
  await withDatabase(({ db }) => db.updateTable('orders').set(ended).where('id', '=', id).execute())
}
