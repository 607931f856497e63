import type { Connection } from '#server/database/database.ts'
import type { DateCaseRow } from '#server/database/places-tables.ts'
import { changeOf } from '#server/schedule/date-change.ts'
import type { DateChange, KnownDate } from '#server/schedule/date-change.ts'
import { scheduleOf } from '#server/site/site.ts'
import type { Site } from '#server/site/site.ts'
import { readLineDetails } from '../orders/line-details.ts'
import type { LineDetails } from '../orders/line-details.ts'

/** Places of a date that an order has; orders that were cancelled have none. */
interface SoldLine {
  readonly id: string
  readonly orderId: string
  readonly reference: string
  /** As the offer was called when it was bought. */
  readonly name: string
  readonly quantity: number
  readonly details: LineDetails
  readonly told: KnownDate
}

/** A line whose date is not any more what its customer knows. */
export interface ChangedLine extends SoldLine {
  readonly change: DateChange
}

/** Those lines of some dates, or of all to come, that have a change, the first ordered first. */
export async function changedLines(
  connection: Connection,
  site: Site,
  references?: readonly string[],
): Promise<ChangedLine[]> {
  const lines = await soldLines(connection, site.today, references)
  // Making the dates takes longer than anything else here.
  if (lines.length === 0) return []
  const { dateOf } = scheduleOf(site)
  return lines.flatMap((line) => {
    // What is over cannot be changed any more.
    if (line.told.starts < site.today) return []
    const change = changeOf(line.told, dateOf(line.reference))
    return change ? [{ ...line, change }] : []
  })
}

/**
 * Of which of these dates nothing is sold, because its orders say something else than the content, or
 * because their customers have heard that it is gone.
 */
export async function datesOffSale(
  connection: Connection,
  site: Site,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const { dateOf } = scheduleOf(site)
  const lines = await soldLines(connection, site.today, references)
  const off = lines.filter(({ told, reference }) => {
    const now = dateOf(reference)
    return changeOf(told, now) !== null || (!now && told.isCancelled)
  })
  return new Set(off.map(({ reference }) => reference))
}

/** The cases that are open, by their references. */
export async function openCases(connection: Connection): Promise<DateCaseRow[]> {
  return connection
    .selectFrom('date_cases')
    .selectAll()
    .where('pending', 'is not', null)
    .where('closed_at', 'is', null)
    .orderBy('reference')
    .execute()
}

/** Lines of some dates, or of all to come, the first ordered first. */
async function soldLines(
  connection: Connection,
  today: string,
  references?: readonly string[],
): Promise<SoldLine[]> {
  const lines = connection
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('dates', 'dates.reference', 'order_lines.reference')
    .where('orders.status', '<>', 'cancelled')
    .select(['order_lines.id', 'order_lines.order_id', 'order_lines.reference'])
    .select(['order_lines.name', 'order_lines.quantity', 'order_lines.details'])
    .orderBy('orders.created_at')
    .orderBy('orders.id')
  if (references?.length === 0) return []
  const rows = await (
    references === undefined
      ? lines.where('dates.starts', '>=', today)
      : lines.where('order_lines.reference', 'in', references)
  ).execute()
  return rows.flatMap(({ order_id: orderId, reference, details: written, ...row }) => {
    const details = readLineDetails({ details: written })
    if (reference === null || !details.date) return []
    return [{ ...row, orderId, reference, details, told: details.date }]
  })
}

/** How many orders and people lines concern. */
export function countsOf(lines: readonly Pick<SoldLine, 'orderId' | 'quantity'>[]) {
  const people = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return { orders: new Set(lines.map(({ orderId }) => orderId)).size, people }
}
