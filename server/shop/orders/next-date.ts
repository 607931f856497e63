import type { Connection } from '#server/database/database.ts'
import type { Site } from '#server/site/site.ts'
import { keptDates } from '../places/locked-dates.ts'
import { dateAsSold } from '../places/sold-date.ts'
import type { SoldDate } from '../places/sold-date.ts'

/** The next date that somebody has places on, as it is now. */
interface NextDate {
  readonly orderId: string
  readonly name: string
  readonly date: SoldDate
}

/**
 * The first date that begins today or later, and takes place, of which a customer has places; null:
 * none.
 */
export async function nextDateOf(
  connection: Connection,
  userId: string,
  site: Site,
): Promise<NextDate | null> {
  const lines = await connection
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.name', 'order_lines.reference', 'orders.id as orderId'])
    .where('orders.user_id', '=', userId)
    .where('orders.status', '<>', 'cancelled')
    .where('order_lines.reference', 'is not', null)
    .orderBy('orders.created_at')
    .orderBy('order_lines.position')
    .execute()
  const kept = await keptDates(
    connection,
    lines.flatMap(({ reference }) => reference ?? []),
  )
  const [next] = lines
    .flatMap(({ reference, name, orderId }) => {
      const date = reference && dateAsSold(site, reference, kept.get(reference))
      return date && !date.isCancelled && date.starts >= site.today ? [{ orderId, name, date }] : []
    })
    .toSorted((one, other) => (one.date.starts < other.date.starts ? -1 : 1))
  return next ?? null
}
