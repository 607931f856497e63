import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { testDatabase } from '../../support/database.ts'
import { ownTables } from '../../support/own-tables.ts'
import { columns } from '../../support/table-columns.ts'

const ada = {
  id: '019b8d62-7a80-7000-8000-000000000001',
  name: 'Ada',
  email: 'ada@saltlark.example',
  role: 'customer',
  created_at: 1_767_225_600_000,
} as const
const otherId = '019b8d62-7a80-7000-8000-000000000002'
const pending = {
  id: '019b8d62-7a80-7000-8000-00000000000a',
  email: 'reader@saltlark.example',
  status: 'pending',
  created_at: 1_767_225_600_000,
  confirmed_at: null,
  unsubscribed_at: null,
} as const
const message = {
  id: '019b8d62-7a80-7000-8000-00000000000b',
  template: 'welcome',
  recipient: 'reader@saltlark.example',
  data: '{}',
  created_at: 1_767_225_600_000,
  due_at: 1_767_225_600_000,
  attempts: 0,
  leased_until: null,
  sent_at: null,
  failed_at: null,
  last_error: null,
}

let database: Database

beforeEach(async () => {
  database = await testDatabase()
  return () => database.close()
})

describe('the tables', () => {
  it('are those that the code is typed by', async () => {
    const tables = (await ownTables(database)).filter(({ name }) => name in columns)

    const found = tables.map((table) => [
      table.name,
      Object.fromEntries(
        table.columns.map(({ name, isNullable }) => [name, isNullable ? 'may be null' : 'given']),
      ),
    ])

    expect(Object.fromEntries(found)).toEqual(columns)
  })

  it('give instants, counts and sums as numbers', async () => {
    await database.db.insertInto('users').values(ada).execute()

    const row = await database.db
      .selectFrom('users')
      .select(({ fn }) => [
        'created_at',
        fn.countAll<number>().over().as('count'),
        fn.sum<number>('created_at').over().as('sum'),
      ])
      .executeTakeFirst()

    expect({ ...row }).toEqual({ created_at: ada.created_at, count: 1, sum: ada.created_at })
  })
})

describe('a user', () => {
  it('has an e-mail address that nobody else has', async () => {
    await database.db.insertInto('users').values(ada).execute()
    const twin = { ...ada, id: otherId }

    await expect(database.db.insertInto('users').values(twin).execute()).rejects.toThrow(/unique/i)
  })

  it('has an e-mail address in lower case', async () => {
    const loud = { ...ada, email: 'Ada@saltlark.example' }

    await expect(database.db.insertInto('users').values(loud).execute()).rejects.toThrow(
      'users_email_lower',
    )
  })

  it('has a role that the code knows', async () => {
    const captain = { ...ada, role: 'captain' as 'staff' }

    await expect(database.db.insertInto('users').values(captain).execute()).rejects.toThrow(
      'users_role_known',
    )
  })
})

describe('a place on a waiting list', () => {
  const waiting = {
    id: '019b8d62-7a80-7000-8000-00000000000c',
    reference: 'CR-DSP-270321',
    name: 'Ada',
    email: 'ada@saltlark.example',
    heads: 2,
    created_at: 1_767_225_600_000,
    forget_at: 1_769_904_000_000,
  }
  const put = (row: typeof waiting) => database.db.insertInto('waiting_list').values(row).execute()

  it('is one for each date and address', async () => {
    await put(waiting)
    await put({ ...waiting, id: otherId, reference: 'CR-DSP-270404' })

    await expect(put({ ...waiting, id: ada.id })).rejects.toThrow(/unique/i)
  })

  it('has an e-mail address in lower case', async () => {
    await expect(put({ ...waiting, email: 'Ada@saltlark.example' })).rejects.toThrow(
      'waiting_list_email_lower',
    )
  })

  it('is for somebody', async () => {
    await expect(put({ ...waiting, heads: 0 })).rejects.toThrow('waiting_list_heads_counted')
  })
})

describe('a subscriber', () => {
  it('has an e-mail address that no other has', async () => {
    await database.db.insertInto('subscribers').values(pending).execute()
    const twin = { ...pending, id: otherId }

    await expect(database.db.insertInto('subscribers').values(twin).execute()).rejects.toThrow(
      /unique/i,
    )
  })

  it('has an e-mail address in lower case', async () => {
    const loud = { ...pending, email: 'READER@saltlark.example' }

    await expect(database.db.insertInto('subscribers').values(loud).execute()).rejects.toThrow(
      'subscribers_email_lower',
    )
  })

  it('has a status that the code knows', async () => {
    const odd = { ...pending, status: 'bored' as 'pending' }

    await expect(database.db.insertInto('subscribers').values(odd).execute()).rejects.toThrow(
      'subscribers_status_known',
    )
  })
})

describe('a message of the outbox', () => {
  it('is not both sent and failed', async () => {
    const both = { ...message, sent_at: 1, failed_at: 1 }

    await expect(database.db.insertInto('outbox').values(both).execute()).rejects.toThrow(
      'outbox_one_end',
    )
  })

  it('is not tried a negative number of times', async () => {
    const odd = { ...message, attempts: -1 }

    await expect(database.db.insertInto('outbox').values(odd).execute()).rejects.toThrow(
      'outbox_attempts_counted',
    )
  })
})

describe('a counter of calls', () => {
  it('is one for its key', async () => {
    const counter = { key: 'login:127.0.0.1', hits: 1, resets_at: 1 }
    await database.db.insertInto('rate_limits').values(counter).execute()

    await expect(database.db.insertInto('rate_limits').values(counter).execute()).rejects.toThrow(
      /unique/i,
    )
  })

  it('does not count below nought', async () => {
    const odd = { key: 'login:127.0.0.1', hits: -1, resets_at: 1 }

    await expect(database.db.insertInto('rate_limits').values(odd).execute()).rejects.toThrow(
      'rate_limits_hits_counted',
    )
  })
})
