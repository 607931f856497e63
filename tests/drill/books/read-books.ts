import { sql } from 'kysely'
import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import { placesGoneNow } from '#server/shop/places/places-board.ts'
import type { SoldDate } from '#server/shop/places/sold-date.ts'
import { grouped } from './books.ts'
import type { Books, OrderInBooks, PlacesInBooks } from './books.ts'

/** Half an hour, which is how long places are held, and a second. */
export const afterEveryHold = 30 * 60_000 + 1_000

/**
 * Reads the books of a shop at an instant, beside its running server or without one.
 * @param isThorough looks for damage of the file itself, which takes longer.
 */
export async function readBooks(
  database: Database,
  instant: number,
  isThorough: boolean,
): Promise<Books> {
  const { db } = database
  const { carts } = await db
    .selectFrom('carts')
    .select(({ fn }) => fn.countAll().as('carts'))
    .executeTakeFirstOrThrow()
  return {
    instant,
    damage: isThorough ? await damageOf(database) : [],
    orders: await readOrders(database),
    cartLines: await readCartLines(database),
    carts: Number(carts),
    subscribers: await db.selectFrom('subscribers').select(['email', 'status']).execute(),
    pending: await db.selectFrom('pending_orders').select('email').execute(),
    messages: await db
      .selectFrom('outbox')
      .select(['id', 'template', 'recipient', 'attempts', 'sent_at', 'failed_at'])
      .execute(),
    places: await readPlaces(database, instant),
  }
}

/**
 * Reads the books beside the server and lets go of the database at once: a server that is killed must
 * be the last to have had it open, so that the next one finds it as the kill left it.
 */
export async function openBooks(url: string, instant: number, isThorough: boolean): Promise<Books> {
  const database = await openDatabase(url)
  try {
    return await readBooks(database, instant, isThorough)
  } finally {
    await database.close()
  }
}

async function damageOf({ db, engine }: Database): Promise<string[]> {
  if (engine === 'postgres') return []
  const { rows: integrity } = await sql<{
    integrity_check: string
  }>`pragma integrity_check`.execute(db)
  const { rows: orphans } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
  return [
    ...integrity.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
    ...orphans.map(({ table }) => `a row of ${table} belongs to nothing`),
  ]
}

async function readOrders({ db }: Database): Promise<OrderInBooks[]> {
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'sku', 'quantity', 'price'])
    .execute()
  const byOrder = grouped(lines, (line) => line.order_id)
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'email', 'goods', 'delivery', 'total'])
    .select(['by_voucher', 'due_now', 'due_later'])
    .execute()
  return orders.map((order) => ({ ...order, lines: byOrder.get(order.id) ?? [] }))
}

async function readCartLines({ db }: Database): Promise<Books['cartLines']> {
  return db
    .selectFrom('cart_items')
    .innerJoin('carts', 'carts.id', 'cart_items.cart_id')
    .where('cart_items.removed_at', 'is', null)
    .select(['carts.token', 'kind', 'sku', 'quantity', 'held_until'])
    .execute()
}

async function readPlaces({ db }: Database, instant: number): Promise<PlacesInBooks[]> {
  const dates = await db.selectFrom('dates').select(['reference', 'sold']).execute()
  const references = dates.map(({ reference }) => reference)
  const now = await placesGoneNow(db, references, instant)
  const later = await placesGoneNow(db, references, instant + afterEveryHold)
  return dates.map(({ reference, sold }) => {
    const { places, byPhone } = JSON.parse(sold) as SoldDate
    return {
      reference,
      places: places - byPhone.taken - byPhone.held,
      now: now.get(reference) ?? { taken: 0, held: 0 },
      later: later.get(reference) ?? { taken: 0, held: 0 },
    }
  })
}
