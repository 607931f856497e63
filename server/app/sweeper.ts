import type { Auth } from '#server/auth/auth.ts'
import { sweep } from '#server/auth/sweep.ts'
import type { Database } from '#server/database/database.ts'
import type { Counters } from '#server/database/rate-limit-counters.ts'
import { timers } from '#server/mail/worker.ts'
import type { Schedule } from '#server/mail/worker.ts'
import { sweepCarts } from '#server/shop/cart/rows.ts'
import { sweepPending } from '#server/shop/orders/pending-order.ts'
import { sweepBirths, sweepOrders } from '#server/shop/orders/sweep.ts'
import { sweepNetworks } from '#server/shop/places/networks.ts'
import type { SiteSource } from '#server/site/site.ts'
import type { Log } from './log.ts'

interface SweeperOptions {
  readonly database: Database
  readonly clock: { now(): number }
  readonly log: Log
  readonly site: SiteSource
  readonly counters: Pick<Counters, 'sweep'>
  readonly auth: Pick<Auth, 'tend'>
  /** Reminds of unpaid orders and cancels those that lapse. */
  readonly lapse: () => Promise<readonly string[]>
  readonly schedule?: Schedule
}

const sweepInterval = 60 * 60_000

/** Sooner, so that a site which is started anew every hour sweeps too. */
const firstSweep = 5 * 60_000

/**
 * Sweeps the tables once an hour, the first time five minutes after the start, in every process: twice
 * is as good as once. What fails is logged and tried again an hour later.
 */
export function startSweeper(options: SweeperOptions) {
  const { database, clock, log, site, counters, auth, lapse, schedule = timers } = options
  let round: Promise<void> = Promise.resolve()
  let isStopped = false
  let cancel = schedule.after(firstSweep, work)

  function work(): void {
    round = sweepOrLog().finally(() => {
      if (!isStopped) cancel = schedule.after(sweepInterval, work)
    })
  }

  async function sweepOrLog(): Promise<void> {
    try {
      await sweep(database.db, clock.now())
      await auth.tend()
      await counters.sweep()
      await sweepCarts(database.db, clock.now())
      await sweepPending(database.db, clock.now())
      await sweepNetworks(database.db, clock.now())
      await sweepOrders(database.db, clock.now())
      await sweepBirths(database.db, site.current(), clock.now())
      const lapsed = await lapse()
      if (lapsed.length > 0) log.info({ orders: lapsed }, 'Orders lapsed: nothing was paid')
    } catch (error) {
      log.error({ err: error }, 'The tables cannot be swept; the next try is in an hour')
    }
  }

  /** Finishes the sweep in hand, then rests for good. Can be called twice. */
  async function stop(): Promise<void> {
    isStopped = true
    cancel()
    await round
  }

  return { stop }
}
