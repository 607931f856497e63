import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations/index.ts'
import { renderMessage } from '#server/mail/mailables.ts'
import { sender } from '../../support/company.ts'
import { testDatabasePlace } from '../../support/database.ts'

it('who worked here before there were roles is an owner, and a message that waited can still be sent', async () => {
  const place = await testDatabasePlace()
  const database = await openDatabase(place.url)
  await migrate(
    database,
    migrations.filter(({ name }) => name < '0018'),
  )
  await sql`insert into users (id, name, email, role, created_at) values
    ('1', 'Cora', 'cora@example.com', 'staff', 5), ('2', 'Ada', 'ada@example.com', 'customer', 6)`.execute(
    database.db,
  )
  const forgotUrl = 'https://www.saltlark.example/forgot-password'
  const data = JSON.stringify({ when: 'Saturday', forgotUrl })
  await sql`insert into outbox (id, template, recipient, data, created_at, due_at, attempts)
    values ('1', 'password-changed', 'ada@example.com', ${data}, 1, 1, 0)`.execute(database.db)

  await migrate(database)
  const roles = await database.db.selectFrom('staff_roles').selectAll().execute()
  const message = await database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  await database.close()
  await place.remove()

  expect(roles).toEqual([{ user_id: '1', role: 'owner', created_at: 5 }])
  expect(renderMessage(message.template, message.data, sender).text).toContain(forgotUrl)
})
