import { sql } from 'kysely'
import type { SoldThings } from '#server/content/check/sold-things.ts'
import type { Connection, Database } from '#server/database/database.ts'
import type { KnownDate } from '#server/schedule/date-change.ts'
import { parseReference } from '#server/schedule/reference.ts'

/**
 * What customers have of us, for whoever checks an edit against it.
 * @param today `YYYY-MM-DD` in London.
 */
export async function readSoldThings(database: Database, today: string): Promise<SoldThings> {
  const lines = await countedLines(database)
  return {
    dates: lines.flatMap(({ reference, told, orders, people }) => {
      const known = told === null ? null : (JSON.parse(told) as KnownDate)
      if (reference === null || known === null || known.starts < today) return []
      return [{ reference, known, orders: Number(orders), people: Number(people) }]
    }),
    codes: soldCodes(lines),
    // What was put right on its first day nobody has kept.
    pages: await database.db
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

/**
 * What is in orders, counted by the database: nobody waits for each of ten thousand orders to be read.
 * Those that were cancelled count not.
 */
async function countedLines({ db, engine }: Database) {
  const told = sql<string | null>`${sql.raw(toldDate[engine])}`
  const cancelled = db.selectFrom('orders').where('status', '=', 'cancelled').select('id')
  return db
    .selectFrom('order_lines')
    .where('order_id', 'not in', cancelled)
    .select(['sku', 'name', 'kind', 'reference', told.as('told')])
    .select(({ fn }) => fn.count('order_id').distinct().as('orders'))
    .select(({ fn }) => fn.sum('quantity').as('people'))
    .groupBy(['sku', 'name', 'kind', 'reference', told])
    .orderBy('sku')
    .execute()
}

/** What a line says of its date, as JSON text. */
const toldDate = {
  sqlite: "details -> '$.date'",
  postgres: "(details::json -> 'date')::text",
} as const

function soldCodes(lines: Awaited<ReturnType<typeof countedLines>>): SoldThings['codes'] {
  const byCode = new Map<string, { code: string; name: string; orders: number }>()
  for (const { sku, name, kind, orders } of lines) {
    const code = kind === 'place' ? (parseReference(sku)?.code ?? sku) : sku
    const before = byCode.get(code)
    byCode.set(code, { code, name, orders: (before?.orders ?? 0) + Number(orders) })
  }
  return [...byCode.values()]
}
