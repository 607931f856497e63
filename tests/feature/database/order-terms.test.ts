import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations/index.ts'
import { agreedTerms, lapseDay } from '#server/shop/orders/bought-line.ts'
import { content } from '../../support/catalogue.ts'
import { testDatabasePlace } from '../../support/database.ts'

it('an order of before terms were kept has those that were the only ones until then', async () => {
  const place = await testDatabasePlace()
  const database = await openDatabase(place.url)
  const before = migrations.filter(({ name }) => name < '0009')
  await migrate(database, before)
  await sql`insert into orders (id, number, idempotency_key, name, email, telephone, payment, status,
      goods, delivery, total, vat, by_voucher, due_now, due_later, instalments, terms, created_at)
    values ('1', 'SL-1001', 'key', 'Ada', 'ada@example.com', '', 'bank-transfer', 'awaiting-payment',
      100, 0, 100, 0, 0, 25, 75, '[]', 'sha', 1)`.execute(database.db)

  await migrate(database)
  const order = await database.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  await database.close()
  await place.remove()

  // The frozen catalogue has the terms of the day on which the migration was written, but for the
  // day on which an order lapses: those of before never do.
  const { lapse_days: _, ...terms } = content.terms
  expect(agreedTerms(order)).toEqual(terms)
  expect(lapseDay(order)).toBeNull()
})
