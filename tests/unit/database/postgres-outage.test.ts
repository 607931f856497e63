import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { openPool, postgresDialect, requestLimits } from '#server/database/postgres-driver.ts'
import type { Tables } from '#server/database/schema.ts'
import { seed, world } from '#server/database/world.ts'
import { countUsers } from '../../support/count-users.ts'
import { startPostgres } from '../../support/postgres.ts'
import type { Postgres } from '../../support/postgres.ts'
import { seal } from '../../support/seal.ts'

/** What a request that meets it is answered. */
const tryAgain = { status: 503, headers: { 'Retry-After': '5' } }

let postgres: Postgres

// Where there is no PostgreSQL yet, it is installed first.
beforeAll(async () => {
  postgres = await startPostgres()
}, 300_000)

afterAll(() => postgres.stop())

describe('a PostgreSQL server that dies', { timeout: 30_000 }, () => {
  it('fails the queries of its outage, reports its connections, and serves again when it is back', async () => {
    const reported: Error[] = []
    const database = await open(postgres.url, (error) => reported.push(error))
    await migrate(database)
    await seed(database, 1_767_225_600_000, seal)

    const outcomes = Promise.allSettled([
      sql`select pg_sleep(60)`.execute(database.db),
      database.transaction(async (trx) => {
        await trx.updateTable('users').set({ name: 'Lost' }).execute()
        await sql`select pg_sleep(60)`.execute(trx)
      }),
    ])
    await expect.poll(() => countSleepers(database)).toBe(2)
    await postgres.crash()
    const refused = await Promise.allSettled([countUsers(database.db)])
    await postgres.restart()

    const failed = [...(await outcomes), ...refused].map(({ status }) => status)
    expect(failed).toEqual(['rejected', 'rejected', 'rejected'])
    expect(reported.length).toBeGreaterThanOrEqual(2)
    expect(await names(database)).toEqual(world.map(({ name }) => name))
  })
})

describe('more queries at once than there are connections', () => {
  it('wait for their turn, and not only as long as for the server', async () => {
    const pool = await openPool(postgres.url, { ...requestLimits, max: 1 }, () => undefined)
    const db = new Kysely<Tables>({ dialect: postgresDialect(pool) })
    onTestFinished(async () => {
      await db.destroy()
      await pool.end()
    })

    const slow = [1, 2, 3].map(() => sql`select pg_sleep(1.2)`.execute(db))
    const { rows } = await sql`select 42 as answer`.execute(db)

    expect(rows).toEqual([{ answer: 42 }])
    await Promise.all(slow)
  })
})

it('a query that is wrong is a fault of ours, and not to be tried again', async () => {
  const database = await open(postgres.url)

  await expect(sql`select nonsense`.execute(database.db)).rejects.not.toHaveProperty('status')
})

describe('a PostgreSQL server that is not there', () => {
  it('does not keep the database from being opened; a query fails', async () => {
    const database = await open('postgres://saltlark@127.0.0.1:1/none')

    await expect(countUsers(database.db)).rejects.toThrow('ECONNREFUSED')
    await expect(countUsers(database.db)).rejects.toMatchObject(tryAgain)
  })
})

describe('a PostgreSQL server that does not answer', () => {
  it('ends a statement that takes too long', async () => {
    const database = await open(`${postgres.url}?statement_timeout=50`)

    const tooLong = sql`select pg_sleep(60)`.execute(database.db)

    await expect(tooLong).rejects.toThrow('canceling statement due to statement timeout')
    await expect(tooLong).rejects.toMatchObject(tryAgain)
  })

  it('is not waited for, and its late answer is not taken for another’s', async () => {
    const database = await open(`${postgres.url}?query_timeout=1000`)

    await expect(sql`select pg_sleep(2.5)`.execute(database.db)).rejects.toThrow(
      'Query read timeout',
    )
    const { rows } = await sql<{ answer: number }>`select 42 as answer`.execute(database.db)

    expect(rows).toEqual([{ answer: 42 }])
  })

  it('may take its time over exclusive work', async () => {
    const database = await open(postgres.url)

    const setting = await database.exclusive(async (trx) => {
      const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(trx)
      return rows[0]?.statement_timeout
    })

    expect(setting).toBe('0')
  })
})

async function open(
  url: string,
  onError = (_error: Error) => undefined as void,
): Promise<Database> {
  const database = await openDatabase(url, { onError })
  onTestFinished(() => database.close())
  return database
}

async function countSleepers({ db }: Database): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity where wait_event = 'PgSleep'`.execute(
    db,
  )
  return rows.length
}

async function names({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom('users').select('name').orderBy('id').execute()
  return rows.map(({ name }) => name)
}
