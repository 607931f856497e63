import { describe, expect, it } from 'vitest'
import type { Tables } from '#server/database/schema.ts'
import { databaseOfTest } from '../../support/database-of-test.ts'
import { ownTables } from '../../support/own-tables.ts'
import { columns } from '../../support/table-columns.ts'

const at = 1_767_225_600_000
const ada = {
  id: '019b8d62-7a80-7000-8000-000000000001',
  name: 'Ada',
  email: 'ada@saltlark.example',
  role: 'customer',
  created_at: at,
} as const

/** A row that each of these tables takes. */
const good = {
  users: ada,
  waiting_list: {
    id: ada.id,
    reference: 'CR-DSP-270321',
    name: 'Ada',
    email: ada.email,
    heads: 2,
    created_at: at,
    forget_at: at + 1,
  },
  subscribers: { id: ada.id, email: ada.email, status: 'pending', created_at: at },
  outbox: {
    id: ada.id,
    template: 'welcome',
    recipient: ada.email,
    data: '{}',
    created_at: at,
    due_at: at,
    attempts: 0,
  },
  rate_limits: { key: 'login:127.0.0.1', hits: 1, resets_at: 1 },
}

const database = databaseOfTest()

/** Puts a row in, whatever the types say of it: it is the table that has to refuse. */
function put(table: keyof typeof good, changed: object = {}) {
  const row = { ...good[table], ...changed } as never
  return database()
    .db.insertInto(table satisfies keyof Tables)
    .values(row)
    .execute()
}

describe('the tables', () => {
  it('are those that the code is typed by', async () => {
    const tables = (await ownTables(database())).filter(({ name }) => name in columns)

    const found = tables.map((table) => [
      table.name,
      Object.fromEntries(
        table.columns.map(({ name, isNullable }) => [name, isNullable ? 'may be null' : 'given']),
      ),
    ])

    expect(Object.fromEntries(found)).toEqual(columns)
  })

  it('give instants, counts and sums as numbers', async () => {
    await put('users')

    const row = await database()
      .db.selectFrom('users')
      .select(({ fn }) => [
        'created_at',
        fn.countAll<number>().over().as('count'),
        fn.sum<number>('created_at').over().as('sum'),
      ])
      .executeTakeFirst()

    expect({ ...row }).toEqual({ created_at: ada.created_at, count: 1, sum: ada.created_at })
  })

  it.each([
    ['users', 'users_email_lower', { email: 'Ada@saltlark.example' }],
    ['users', 'users_role_known', { role: 'captain' }],
    ['waiting_list', 'waiting_list_email_lower', { email: 'Ada@saltlark.example' }],
    ['waiting_list', 'waiting_list_heads_counted', { heads: 0 }],
    ['subscribers', 'subscribers_email_lower', { email: 'READER@saltlark.example' }],
    ['subscribers', 'subscribers_status_known', { status: 'bored' }],
    ['outbox', 'outbox_one_end', { sent_at: 1, failed_at: 1 }],
    ['outbox', 'outbox_attempts_counted', { attempts: -1 }],
    ['rate_limits', 'rate_limits_hits_counted', { hits: -1 }],
  ] as const)('%s takes no row against %s: %j', async (table, rule, changed) => {
    await expect(put(table, changed)).rejects.toThrow(rule)
  })

  it.each([
    ['users', 'an e-mail address'],
    ['subscribers', 'an e-mail address'],
    ['waiting_list', 'a date and an e-mail address'],
    ['rate_limits', 'a key'],
  ] as const)('%s takes one row for %s', async (table, _one) => {
    await put(table)
    const other = table === 'rate_limits' ? {} : { id: '019b8d62-7a80-7000-8000-000000000002' }

    await expect(put(table, other)).rejects.toThrow(/unique/i)
  })
})
