import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { londonDate, systemClock } from '#server/site/clock.ts'
import { checkPlaces } from '../books/check-places.ts'
import { readBooks } from '../books/read-books.ts'
import { honestName } from './honest-basket.ts'

/** The most heads that one network had at one time. */
export interface Peak {
  /** Without what honest people have ordered there. */
  readonly hoarded: number
  /** With it. */
  readonly all: number
}

export interface Watched {
  /** By the name that the site gives a network. */
  readonly peaks: ReadonlyMap<string, Peak>
  /** Dates that had sold and promised more than they have, a sentence for each look. */
  readonly oversold: readonly string[]
  readonly looks: number
}

const lookInterval = 1_000

/** Looks into the database once a second, as long as it goes on. */
export async function watch(database: Database, isOn: () => boolean): Promise<Watched> {
  const peaks = new Map<string, Peak>()
  const oversold: string[] = []
  let looks = 0
  for (; isOn(); looks += 1) {
    for (const [network, { hoarded, all }] of await headsOfNetworks(database)) {
      const before = peaks.get(network) ?? { hoarded: 0, all: 0 }
      const peak = { hoarded: Math.max(before.hoarded, hoarded), all: Math.max(before.all, all) }
      peaks.set(network, peak)
    }
    const found = checkPlaces(await readBooks(database, systemClock.now(), false))
    oversold.push(...found.flatMap(({ kind, what }) => (kind === 'oversold' ? [what] : [])))
    await pause(lookInterval)
  }
  return { peaks, oversold, looks }
}

/** What each network holds and has ordered without paying, by the sums that the site itself makes. */
async function headsOfNetworks(database: Database): Promise<ReadonlyMap<string, Peak>> {
  const networks = new Map<string, Peak>()
  for (const { network, buyer, heads } of await headsByBuyer(database, systemClock.now())) {
    const { hoarded, all } = networks.get(network ?? '') ?? { hoarded: 0, all: 0 }
    const count = Number(heads)
    const isHonest = buyer.startsWith(honestName)
    networks.set(network ?? '', {
      hoarded: hoarded + (isHonest ? 0 : count),
      all: all + count,
    })
  }
  return networks
}

/** In one statement: an order that is made meanwhile is counted as a hold or as an order. */
async function headsByBuyer({ db }: Database, now: number) {
  const held = db
    .selectFrom('cart_items')
    .where('network', 'is not', null)
    .where('kind', '=', 'place')
    .where('removed_at', 'is', null)
    .where('held_until', '>', now)
    .select(['network', sql<string>`${sql.lit('nobody yet')}`.as('buyer')])
    .select(({ fn }) => fn.sum('quantity').as('heads'))
    .groupBy('network')
  const unpaid = db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('dates', 'dates.reference', 'order_lines.reference')
    .where('orders.network', 'is not', null)
    .where('orders.status', '=', 'awaiting-payment')
    .where('dates.starts', '>=', londonDate(now))
    .select(['orders.network as network', 'orders.email as buyer'])
    .select(({ fn }) => fn.sum('order_lines.quantity').as('heads'))
    .groupBy(['orders.network', 'orders.email'])
  return held.unionAll(unpaid).execute()
}
