import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Connection } from '#server/database/database.ts'
import type { PlaceCount } from '#server/schedule/scheduled-date.ts'
import type { Site, SiteSource } from '#server/site/site.ts'

/** What pages know of the places that are gone, without asking the database. */
export type PlacesBoard = ReturnType<typeof startPlacesBoard>

interface PlacesBoardOptions {
  readonly connection: Connection
  readonly clock: { now(): number }
  readonly site: SiteSource
  readonly onError: (error: unknown) => void
}

/** Other processes and commands sell and give back too; a page may be ten seconds late. */
const refreshInterval = 5_000

/**
 * Keeps in memory how many places of the dates to come are gone. While the database cannot be read
 * it shows what it read last.
 */
export function startPlacesBoard({ connection, clock, site, onError }: PlacesBoardOptions) {
  let counts: ReadonlyMap<string, PlaceCount> = new Map()
  let reading: Promise<void> | null = null
  let isStopped = false

  async function read(): Promise<void> {
    try {
      const gone = await placesGoneNow(connection, datesToCome(site.current()), clock.now())
      const found = withChanges(gone, await changesOfDates(connection))
      if (!areSame(found, counts)) counts = found
    } catch (error) {
      onError(error)
    }
  }

  /**
   * Reads it anew: after a write, so that its visitor sees it at once. Of two that ask at once, the
   * second waits for a reading that began after it asked.
   */
  async function refresh(): Promise<void> {
    await reading
    if (isStopped) return
    reading ??= read().finally(() => (reading = null))
    await reading
  }

  // Not a reason to keep a process alive.
  const timer = setInterval(() => void refresh(), refreshInterval).unref()
  return {
    taken: (references: readonly string[]) => countsFor(references, counts),
    /** The same value as long as no count has changed. */
    edition: (): object => counts,
    refresh,
    /** Finishes the reading in hand, then rests for good. Can be called twice. */
    async stop() {
      isStopped = true
      clearInterval(timer)
      await reading
    },
  }
}

function areSame(
  one: ReadonlyMap<string, PlaceCount>,
  other: ReadonlyMap<string, PlaceCount>,
): boolean {
  if (one.size !== other.size) return false
  return [...one].every(([reference, { taken, held, heldUntil, change }]) => {
    const count = other.get(reference)
    const isSame = count?.taken === taken && count.held === held && count.change === change
    return isSame && count.heldUntil === heldUntil
  })
}

/** The counts with how it stands with dates that were cancelled or moved. */
export function withChanges(
  counts: ReadonlyMap<string, PlaceCount>,
  changes: ReadonlyMap<string, PlaceCount['change']>,
): ReadonlyMap<string, PlaceCount> {
  const all = new Map(counts)
  for (const [reference, change] of changes) {
    if (change) all.set(reference, { ...(counts.get(reference) ?? { taken: 0, held: 0 }), change })
  }
  return all
}

/** How it stands with each date that has had a case, by its newest. */
async function changesOfDates(
  connection: Connection,
): Promise<ReadonlyMap<string, PlaceCount['change']>> {
  const rows = await connection
    .selectFrom('date_cases')
    .select(['reference', 'confirmed_at', 'closed_at'])
    .orderBy('opened_at')
    .orderBy('id')
    .execute()
  return new Map(
    rows.map(({ reference, confirmed_at: confirmedAt, closed_at: closedAt }) => [
      reference,
      confirmedAt !== null ? 'told' : closedAt === null ? 'open' : undefined,
    ]),
  )
}

// Lists ask for every date there is, of which few have a count: nothing is made for the others.
function countsFor(
  references: readonly string[],
  counts: ReadonlyMap<string, PlaceCount>,
): ReadonlyMap<string, PlaceCount> {
  const found = new Map<string, PlaceCount>()
  for (const reference of references) {
    const count = counts.get(reference)
    if (count) found.set(reference, count)
  }
  return found
}

/**
 * Which dates: those of these references, or all that begin on a day, `YYYY-MM-DD`, or later as their
 * rows say, and those that were moved since.
 */
type WhichDates = readonly string[] | { readonly from: string; readonly moved: readonly string[] }

/** All dates that begin today or later as the staff have them now. */
function datesToCome({ content, today }: Site): WhichDates {
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
  for (const { reference, how, places, until } of rows) {
    const { taken, held, heldUntil = Infinity } = counts.get(reference) ?? { taken: 0, held: 0 }
    const next = Math.min(heldUntil, Number(until ?? Infinity))
    const isTaken = how === 'taken'
    counts.set(reference, {
      taken: taken + (isTaken ? Number(places) : 0),
      held: held + (isTaken ? 0 : Number(places)),
      ...(next < Infinity && { heldUntil: next }),
    })
  }
  return counts
}

function ordered(connection: Connection, which: WhichDates) {
  return datesOf(connection, which)
    .innerJoin('order_lines', 'order_lines.reference', 'dates.reference')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('orders.status', '<>', 'cancelled')
    .select(sumOf('order_lines.quantity', 'taken', sql`cast(null as bigint)`))
    .groupBy('dates.reference')
}

function inCarts(connection: Connection, which: WhichDates, now: number) {
  return datesOf(connection, which)
    .innerJoin('cart_items', 'cart_items.sku', 'dates.reference')
    .where('cart_items.kind', '=', 'place')
    .where('cart_items.removed_at', 'is', null)
    .where('cart_items.held_until', '>', now)
    .select(sumOf('cart_items.quantity', 'held', sql`min(cart_items.held_until)`))
    .groupBy('dates.reference')
}

function offered(connection: Connection, which: WhichDates, now: number) {
  return datesOf(connection, which)
    .innerJoin('place_offers', 'place_offers.reference', 'dates.reference')
    .where('place_offers.held_until', '>', now)
    .select(sumOf('place_offers.heads', 'held', sql`min(place_offers.held_until)`))
    .groupBy('dates.reference')
}

function sumOf(column: string, how: 'taken' | 'held', until: RawBuilder<unknown>) {
  return [
    'dates.reference',
    sql<string>`${sql.lit(how)}`.as('how'),
    sql`sum(${sql.ref(column)})`.as('places'),
    until.as('until'),
  ] as const
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
