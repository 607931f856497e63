import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#server/database/database.ts'
import type { ReadCode } from '../../support/order-codes.ts'
import { pageOf } from '../../support/visitor.ts'
import { datesOnSale } from '../dates-on-sale.ts'
import type { DrilledServer } from '../drilled-server.ts'
import { emptyTally } from './calls.ts'
import type { Tally } from './calls.ts'
import { hoardAlone, hoardAsBand } from './hasty-hoarder.ts'
import { buyFirst, buyHonestly, honestName } from './honest-basket.ts'
import type { HonestBasket } from './honest-basket.ts'
import { nineDaysLater } from './nine-days-later.ts'
import type { NineDaysLater } from './nine-days-later.ts'
import { orderUnpaid } from './ordering-hoarder.ts'
import { hoardPatiently } from './patient-hoarder.ts'
import { ownMailbox, unreadDomain } from './scene.ts'
import type { Scene } from './scene.ts'
import { watch } from './watch.ts'
import type { Watched } from './watch.ts'

/** What hoarders came to, and what was left for others. */
export interface HoardersResult {
  readonly watched: Watched
  readonly honest: readonly HonestBasket[]
  /** Of all hoarders without a mailbox. */
  readonly hoarding: Tally
  /** Codes that were sent to addresses that nobody reads. */
  readonly unreadCodes: number
  readonly ordering: Ordering
  readonly later: NineDaysLater
}

/** What the hoarder came to that reads its mail. */
interface Ordering {
  readonly orders: number
  readonly heads: number
  readonly refusals: readonly string[]
}

export interface HoardersDrill {
  readonly seconds: number
  readonly seed: number
}

/** Hoarders beside honest people, for so long; then nine days pass. */
export async function hoardersDrill(
  server: DrilledServer,
  { database, readCode }: { readonly database: Database; readonly readCode: ReadCode },
  { seconds, seed }: HoardersDrill,
): Promise<HoardersResult> {
  const { origin } = server
  const { version } = await pageOf(await fetch(origin))
  let isOver = false
  const isOn = () => !isOver
  const scene: Scene = {
    origin,
    version: version ?? '',
    database,
    readCode,
    seed,
    isOn,
    dates: datesOnSale(),
  }
  await buyFirst(scene)
  const hoarding = emptyTally()
  const buying = Promise.all([buyHonestly(scene, seconds), pause(seconds * 1000)])
  const [[honest], watched, refusals] = await Promise.all([
    buying.finally(() => (isOver = true)),
    watch(database, isOn),
    orderUnpaid(scene, emptyTally()),
    hoardAlone(scene, hoarding),
    hoardAsBand(scene, hoarding),
    hoardPatiently(scene, hoarding),
  ])
  return {
    watched,
    honest,
    hoarding,
    unreadCodes: await countUnreadCodes(database),
    ordering: { ...(await unpaidOrders(database)), refusals },
    later: await nineDaysLater(server, database, honestName),
  }
}

async function countUnreadCodes({ db }: Database): Promise<number> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('template', '=', 'order-code')
    .where('recipient', 'like', `%${unreadDomain}`)
    .execute()
  return rows.length
}

async function unpaidOrders({ db }: Database): Promise<Omit<Ordering, 'refusals'>> {
  const lines = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('orders.email', 'like', `${ownMailbox}%`)
    .select(['orders.id', 'order_lines.quantity'])
    .execute()
  return {
    orders: new Set(lines.map(({ id }) => id)).size,
    heads: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}
