import { londonDate, londonInstant } from '#server/site/clock.ts'
import { askForBalances } from './balances.ts'
import { lapseCardOrders } from './deadlines.ts'
import { hearAgain, sweepEvents } from './hooks.ts'
import type { PaymentContext } from './payment-context.ts'
import { ProviderFault } from './provider.ts'
import { reconcile } from './reconcile.ts'
import { syncAttempt } from './sync-attempt.ts'
import { syncRefund } from './sync-refund.ts'

/** The days on which what is due once a day was done last, in this process. */
export interface Daily {
  balances?: string
  night?: string
}

/** Hours in London: letters come in the morning, and the provider is compared with in the night. */
const letterHour = 9
const nightHour = 3

/**
 * Does what is due by the clock: looks up attempts and refunds that nobody told of, lets orders lapse,
 * asks for balances, and compares with the provider once a night. In several processes at once, or again, it
 * does nothing twice. What fails is logged, keeps nothing else from being done, and comes again.
 */
export async function doDueWork(context: PaymentContext, daily: Daily): Promise<void> {
  const { log, clock } = context
  const now = clock.now()
  const today = londonDate(now)
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      const isSilence = error instanceof ProviderFault && error.kind === 'silent'
      log[isSilence ? 'warn' : 'error']({ err: error, what }, failed)
    }
  }
  await attempt('attempts', () => lookAtAttempts(context, now))
  await attempt('refunds', () => lookAtRefunds(context, now))
  await attempt('hooks', () => hearAgain(context))
  await attempt('deadlines', async () => {
    const lapsed = await lapseCardOrders(context)
    if (lapsed.length > 0) log.info({ orders: lapsed }, 'Orders by card lapsed: nothing was paid')
  })
  if (daily.balances !== today && now >= londonInstant(today, letterHour)) {
    await attempt('balances', async () => {
      await askForBalances(context)
      daily.balances = today
    })
  }
  if (daily.night !== today && now >= londonInstant(today, nightHour)) {
    await attempt('night', async () => {
      await sweepEvents(context.database.db, now)
      if (context.provider) await reconcile(context)
      daily.night = today
    })
  }
}

const failed = 'Due work on payments failed; it is tried again'

async function lookAtAttempts(context: PaymentContext, now: number): Promise<void> {
  const due = await context.database.db
    .selectFrom('payment_attempts')
    .select('id')
    .where('check_at', '<=', now)
    .where('provider', '=', context.provider?.name ?? '')
    .orderBy('check_at')
    .limit(most)
    .execute()
  for (const { id } of due) await syncAttempt(context, id)
}

async function lookAtRefunds(context: PaymentContext, now: number): Promise<void> {
  const due = await context.database.db
    .selectFrom('refunds')
    .select('id')
    .where('check_at', '<=', now)
    .where('provider', '=', context.provider?.name ?? '')
    .orderBy('check_at')
    .limit(most)
    .execute()
  for (const { id } of due) await syncRefund(context, id)
}

/** Of a kind in one round: a provider that is slow keeps nothing else waiting for long. */
const most = 50
