import type { Connection } from '#server/database/database.ts'
import { londonDate, londonInstant } from '#server/site/clock.ts'
import type { Site } from '#server/site/site.ts'
import { dateAsSold } from '../places/sold-date.ts'
import { readLineDetails } from './line-details.ts'
import type { LineDetails } from './line-details.ts'

/**
 * Deletes orders, with all that belongs to them, six years after the end of the tax year in which
 * they were placed, as the privacy policy promises.
 */
export async function sweepOrders(connection: Connection, now: number): Promise<void> {
  const keptFrom = londonInstant(firstDayKept(londonDate(now)), 0)
  await connection.deleteFrom('orders').where('created_at', '<', keptFrom).execute()
}

/** The first day whose orders are kept still; both `YYYY-MM-DD`. A tax year begins on 6 April. */
export function firstDayKept(today: string): string {
  const year = Number(today.slice(0, 4))
  const beganIn = today.slice(5) >= '04-06' ? year : year - 1
  return `${beganIn - yearsKept}-04-06`
}

const yearsKept = 6

/**
 * Strikes out of orders how old those were who came, 30 days after the last day of their date, as the
 * privacy policy promises: of one that staff moved, its last day now. Their names stay with the
 * order.
 */
export async function sweepBirths(connection: Connection, site: Site, now: number): Promise<void> {
  const lines = await connection
    .selectFrom('order_lines')
    .select(['id', 'reference', 'details'])
    .where('kind', '=', 'place')
    .where('details', 'like', '%"born":"%')
    .execute()
  const firstKept = londonDate(now - birthsKept)
  for (const { id, reference, details } of lines) {
    const { people = [], ...rest } = readLineDetails({ details })
    const date = dateAsSold(site, reference ?? '', undefined) ?? rest.date
    if (!date || date.ends >= firstKept) continue
    const struck: LineDetails = {
      ...rest,
      people: people.map(({ name }) => ({ name, born: null })),
    }
    await connection
      .updateTable('order_lines')
      .set({ details: JSON.stringify(struck) })
      .where('id', '=', id)
      .execute()
  }
}

const birthsKept = 30 * 24 * 60 * 60_000
