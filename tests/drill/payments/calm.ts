import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import { londonDate, londonInstant } from '#server/site/clock.ts'
import { deliverAll } from './hooks.ts'
import type { Scene } from './scene.ts'
import type { ShiftedClock } from './shifted-clock.ts'

const hour = 60 * 60_000
const day = 24 * hour

/**
 * Starts the server twice more, an hour and two days later by its own clock and the provider's: pages have
 * expired, orders lapse, and the nights' comparison is made. Waits each time until nothing is due any more.
 */
export async function calmAfter(scene: Scene, providerClock: ShiftedClock): Promise<void> {
  const { calls, clock, server, settings, standIn } = scene
  const startAt = async (instant: number) => {
    clock.shift = instant - Date.now()
    await server.start(settings())
  }
  calls.calm()
  await startAt(clock.now() + hour)
  await deliverAll(scene)
  // What is signed ahead of the machine's clock is not taken: from here on nothing is told.
  standIn.hooks.when = 'never'
  providerClock.shift = hour
  await nothingDue(scene)
  await server.stop()

  await standIn.settleRefunds()
  await startAt(londonInstant(londonDate(clock.now() + 2 * day), morningHour))
  providerClock.shift = clock.shift
  await compared(scene)
  await nothingDue(scene)
  await server.stop()
}

/** After the hour of the comparison, and that of letters. */
const morningHour = 10

/** Waits until the provider was asked for all that has changed there, and for each thing of it. */
async function compared({ standIn, calls }: Scene): Promise<void> {
  const lists = () => standIn.sent.filter(({ call }) => call === 'disputes.list').length
  const before = lists()
  for (const end = performance.now() + patience; performance.now() < end; await pause(200)) {
    if (lists() > before) break
  }
  await calls.quiet(1_000)
}

/** Waits as long as what is due becomes less. */
async function nothingDue({ place, clock }: Scene): Promise<void> {
  const database = await openDatabase(place.databaseUrl)
  try {
    let [left, changed] = [Infinity, performance.now()]
    while (left > 0 && performance.now() - changed < patience) {
      await pause(500)
      const due = await countDue(database, clock.now())
      if (due !== left) changed = performance.now()
      left = due
    }
  } finally {
    await database.close()
  }
}

/** In milliseconds: two rounds of a server, and more. */
const patience = 50_000

async function countDue({ db }: Database, now: number): Promise<number> {
  const attempts = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('check_at', '<=', now)
    .execute()
  const refunds = await db.selectFrom('refunds').select('id').where('check_at', '<=', now).execute()
  const events = await db
    .selectFrom('provider_events')
    .select('id')
    .where('done_at', 'is', null)
    .execute()
  const messages = await db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .execute()
  return [attempts, refunds, events, messages].reduce((sum, { length }) => sum + length, 0)
}
