import type { SoldThings } from '#server/content/check/sold-things.ts'
import type { Connection } from '#server/database/database.ts'
import { parseReference } from '#server/schedule/reference.ts'
import { countsOf, soldLines } from './sold-lines.ts'

/**
 * What customers have of us, for whoever checks an edit against it.
 * @param today `YYYY-MM-DD` in London.
 */
export async function readSoldThings(connection: Connection, today: string): Promise<SoldThings> {
  return {
    dates: await soldDates(connection, today),
    codes: await soldCodes(connection),
    // What was put right on its first day nobody has kept.
    pages: await connection
      .selectFrom('published_addresses')
      .where('since', '<', today)
      .select(['path', 'since'])
      .orderBy('path')
      .execute(),
  }
}

/** Remembers since when there has been a page at each of some paths. */
export async function keepAddresses(
  connection: Connection,
  today: string,
  paths: readonly string[],
): Promise<void> {
  const known = await connection.selectFrom('published_addresses').select('path').execute()
  const old = new Set(known.map(({ path }) => path))
  const rows = paths.filter((path) => !old.has(path)).map((path) => ({ path, since: today }))
  if (rows.length === 0) return
  // Another process may have seen the same edit.
  const insert = connection.insertInto('published_addresses').values(rows)
  await insert.onConflict((conflict) => conflict.doNothing()).execute()
}

type SoldLines = Awaited<ReturnType<typeof soldLines>>

async function soldDates(connection: Connection, today: string): Promise<SoldThings['dates']> {
  const byDate = new Map<string, SoldLines>()
  for (const line of await soldLines(connection, today)) {
    const key = JSON.stringify([line.reference, line.told])
    const others = byDate.get(key)
    if (others) others.push(line)
    else byDate.set(key, [line])
  }
  return [...byDate.values()].flatMap((lines) => {
    const [first] = lines
    return first && first.told.starts >= today
      ? [{ reference: first.reference, known: first.told, ...countsOf(lines) }]
      : []
  })
}

async function soldCodes(connection: Connection): Promise<SoldThings['codes']> {
  const rows = await connection
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('orders.status', '<>', 'cancelled')
    .select(['order_lines.sku', 'order_lines.name', 'order_lines.kind'])
    .select((eb) => eb.fn.countAll().as('orders'))
    .groupBy(['order_lines.sku', 'order_lines.name', 'order_lines.kind'])
    .execute()
  const byCode = new Map<string, { code: string; name: string; orders: number }>()
  for (const { sku, name, kind, orders } of rows) {
    const code = kind === 'place' ? (parseReference(sku)?.code ?? sku) : sku
    const before = byCode.get(code)
    byCode.set(code, { code, name, orders: (before?.orders ?? 0) + Number(orders) })
  }
  return [...byCode.values()]
}
