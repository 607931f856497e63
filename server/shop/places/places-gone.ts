import { sql } from 'kysely'
import type { Connection } from '#server/database/database.ts'
import type { PlaceCount } from '#server/schedule/scheduled-date.ts'
import type { Site } from '#server/site/site.ts'

/**
 * Which dates: those of these references, or all that begin on a day, `YYYY-MM-DD`, or later as their
 * rows say, and those that were moved since.
 */
type WhichDates = readonly string[] | { readonly from: string; readonly moved: readonly string[] }

/** All dates that begin today or later as the office has them now. */
export function datesToCome({ content, today }: Site): WhichDates {
  const moved = [...content.overrides.values()].flatMap(({ reference, moved_to: to = '' }) =>
    to >= today ? [reference] : [],
  )
  return { from: today, moved }
}

/**
 * The places that orders have of dates, and that carts and waiting lists hold at an instant, by
 * reference; a date of which none are gone is left out. They are counted anew each time, so that no
 * number can drift from what it counts.
 */
export async function placesGoneNow(
  connection: Connection,
  which: WhichDates,
  now: number,
): Promise<ReadonlyMap<string, PlaceCount>> {
  const counts = new Map<string, PlaceCount>()
  if ('length' in which && which.length === 0) return counts
  const rows = await ordered(connection, which)
    .unionAll(inCarts(connection, which, now))
    .unionAll(offered(connection, which, now))
    .execute()
  for (const { reference, how, places } of rows) {
    const { taken, held } = counts.get(reference) ?? { taken: 0, held: 0 }
    const isTaken = how === 'taken'
    counts.set(reference, {
      taken: taken + (isTaken ? Number(places) : 0),
      held: held + (isTaken ? 0 : Number(places)),
    })
  }
  return counts
}

type Sum = { readonly reference: string; readonly how: string; readonly places: unknown }

function ordered(connection: Connection, which: WhichDates) {
  return datesOf(connection, which)
    .innerJoin('order_lines', 'order_lines.reference', 'dates.reference')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('orders.status', '<>', 'cancelled')
    .select(({ fn }) => [
      'dates.reference',
      sql<string>`'taken'`.as('how'),
      fn.sum('order_lines.quantity').as('places'),
    ])
    .groupBy('dates.reference')
    .$castTo<Sum>()
}

function inCarts(connection: Connection, which: WhichDates, now: number) {
  return datesOf(connection, which)
    .innerJoin('cart_items', 'cart_items.sku', 'dates.reference')
    .where('cart_items.kind', '=', 'place')
    .where('cart_items.removed_at', 'is', null)
    .where('cart_items.held_until', '>', now)
    .select(({ fn }) => [
      'dates.reference',
      sql<string>`'held'`.as('how'),
      fn.sum('cart_items.quantity').as('places'),
    ])
    .groupBy('dates.reference')
    .$castTo<Sum>()
}

function offered(connection: Connection, which: WhichDates, now: number) {
  return datesOf(connection, which)
    .innerJoin('place_offers', 'place_offers.reference', 'dates.reference')
    .where('place_offers.held_until', '>', now)
    .select(({ fn }) => [
      'dates.reference',
      sql<string>`'held'`.as('how'),
      fn.sum('place_offers.heads').as('places'),
    ])
    .groupBy('dates.reference')
    .$castTo<Sum>()
}

// Whatever is sold of a date, the date has a row.
function datesOf(connection: Connection, which: WhichDates) {
  const dates = connection.selectFrom('dates')
  if (!('from' in which)) return dates.where('dates.reference', 'in', which)
  const { from, moved } = which
  return dates.where((eb) => {
    const isToCome = eb('dates.starts', '>=', from)
    return moved.length === 0 ? isToCome : isToCome.or('dates.reference', 'in', moved)
  })
}
