import type { Connection, Trx } from '#server/database/database.ts'
import type { HoldAlarmRow } from '#server/database/places-tables.ts'
import type { SoldDate } from './sold-date.ts'

/**
 * Heads that the callers of one network keep from others at one time, by holds and by orders of which
 * nothing is paid. Telephones share networks by thousands: above it nothing is refused, and nothing held.
 */
export const mostHeadsOfNetwork = 24

interface Asked {
  readonly network: string
  readonly cartId: string
  readonly date: SoldDate
  /** How many places its line is to have. */
  readonly quantity: number
  readonly now: number
  /** `YYYY-MM-DD` in London. */
  readonly today: string
}

/** What holding so many places would come to. */
interface WeighedHold {
  /** May its network hold them? */
  readonly isWithin: boolean
  /** What the network would have of the date. */
  readonly heads: number
}

/**
 * Weighs whether a network can hold so many places of a date for a cart, whatever its line holds already. Of
 * others on the network it is asked when this transaction has ended.
 */
export async function weighHold(trx: Trx, asked: Asked): Promise<WeighedHold> {
  const { network, cartId, date, quantity, now } = asked
  const seen = { network, seen_at: now }
  await trx
    .insertInto('networks')
    .values(seen)
    .onConflict((conflict) => conflict.column('network').doUpdateSet(seen))
    .execute()
  const rows = await headsOf(trx, asked)
  const isOfDate = ({ reference }: { readonly reference: string }) => reference === date.reference
  const others = rows.filter((row) => !(row.cart === cartId && isOfDate(row)))
  return {
    isWithin: sumOf(others) + quantity <= mostHeadsOfNetwork,
    heads: sumOf(others.filter(isOfDate)) + quantity,
  }
}

function sumOf(rows: readonly { readonly heads: string | number | bigint }[]): number {
  return rows.reduce((sum, { heads }) => sum + Number(heads), 0)
}

/** What a network has, by the date and the cart; an order has no cart. */
async function headsOf(
  connection: Connection,
  { network, now, today }: Pick<Asked, 'network' | 'now' | 'today'>,
) {
  const held = connection
    .selectFrom('cart_items')
    .where('network', '=', network)
    .where('kind', '=', 'place')
    .where('removed_at', 'is', null)
    .where('held_until', '>', now)
    .select(['sku as reference', 'cart_id as cart'])
    .select(({ fn }) => fn.sum('quantity').as('heads'))
    .groupBy(['sku', 'cart_id'])
  const unpaid = connection
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('dates', 'dates.reference', 'order_lines.reference')
    .where('orders.network', '=', network)
    .where('orders.status', '=', 'awaiting-payment')
    .where('dates.starts', '>=', today)
    .select(['dates.reference as reference', 'orders.id as cart'])
    .select(({ fn }) => fn.sum('order_lines.quantity').as('heads'))
    .groupBy(['dates.reference', 'orders.id'])
  return held.unionAll(unpaid).execute()
}

/** Of a date with fewer places, a family has a third. */
const fewestPlaces = 4

const alarmingShare = 1 / 3

/**
 * Notes when a network has more than a third of a date's places, once a day for each date.
 * @param heads what it has of the date now.
 * @returns what is new; null: nothing is.
 */
export async function raiseAlarm(
  trx: Trx,
  { network, date, now, today }: Omit<Asked, 'cartId' | 'quantity'>,
  heads: number,
): Promise<HoldAlarmRow | null> {
  const { reference, places } = date
  if (places < fewestPlaces || heads <= places * alarmingShare) return null

  const alarm = { day: today, reference, network, heads, places, raised_at: now }
  const raised = await trx
    .insertInto('hold_alarms')
    .values(alarm)
    .onConflict((conflict) => conflict.columns(['day', 'reference', 'network']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (raised) return raised
  await trx
    .updateTable('hold_alarms')
    .set({ heads })
    .where('day', '=', today)
    .where('reference', '=', reference)
    .where('network', '=', network)
    .where('heads', '<', heads)
    .execute()
  return null
}

/** The alarms of the last days, the newest first. */
export async function listAlarms(connection: Connection): Promise<HoldAlarmRow[]> {
  return connection
    .selectFrom('hold_alarms')
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('raised_at', 'desc')
    .orderBy('reference')
    .execute()
}

const alarmsKept = 30 * 24 * 60 * 60_000
const networksKept = 24 * 60 * 60_000

/**
 * Forgets alarms of thirty days ago, networks that nobody counts for, and from where orders came of which
 * something is paid, or that are no more.
 */
export async function sweepNetworks(connection: Connection, now: number): Promise<void> {
  await connection
    .deleteFrom('hold_alarms')
    .where('raised_at', '<=', now - alarmsKept)
    .execute()
  await connection
    .deleteFrom('networks')
    .where('seen_at', '<=', now - networksKept)
    .execute()
  await connection
    .updateTable('orders')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('status', '<>', 'awaiting-payment')
    .execute()
}
