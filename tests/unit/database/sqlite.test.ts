import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { loadSqlite } from '#server/database/sqlite-engine.ts'
import { seed } from '#server/database/world.ts'
import { seal } from '../../support/seal.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

describe('an SQLite database', () => {
  it('has every commit on the disk, references checked and a patience of five seconds', async () => {
    const { db } = await open(`file:${join(temporaryFolder(), 'site.sqlite')}`)

    const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout']
    const values = await Promise.all(
      settings.map(async (name) => {
        const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)
        return Object.values(rows[0] ?? {})[0]
      }),
    )

    expect(values).toEqual(['wal', 2, 1, 5000])
  })

  it('waits for another process that is just making the same file', async () => {
    const path = join(temporaryFolder(), 'site.sqlite')
    const { DatabaseSync } = await loadSqlite()
    const other = new DatabaseSync(path)
    onTestFinished(() => other.close())
    other.exec('begin immediate')
    setTimeout(() => other.exec('rollback'), 100)

    const database = await open(`file:${path}`)

    expect(await migrate(database)).not.toEqual([])
  })

  it('names the file and the way out when it cannot be opened', async () => {
    const path = join(temporaryFolder(), 'notes.txt')
    writeFileSync(path, 'Not a database, but long enough to be taken for one.'.repeat(100))

    await expect(openDatabase(`file:${path}`)).rejects.toThrow(
      `The database ${path} cannot be opened: file is not a database. It must be an SQLite file, or not exist yet, in a folder that this user may write to; DATABASE_URL says where it is.`,
    )
  })
})

it('a full disk is named, whatever it ends, and over as soon as there is room', async () => {
  const database = await open(`file:${join(temporaryFolder(), 'site.sqlite')}`)
  await migrate(database)
  const pages = (most: number) =>
    sql`pragma max_page_count = ${sql.raw(String(most))}`.execute(database.db)
  const ada = { id: 'a', email: 'ada@example.com', role: 'customer', created_at: 0 } as const
  const write = () =>
    database.transaction((trx) =>
      trx
        .insertInto('users')
        .values({ ...ada, name: 'x'.repeat(1_000_000) })
        .execute(),
    )

  await pages(1)
  const refusal = write()
  await expect(refusal).rejects.toThrow(
    'The disk of the database is full: database or disk is full',
  )
  await expect(refusal).rejects.toMatchObject({ status: 503 })
  await pages(1_000_000)

  await expect(write()).resolves.toHaveLength(1)
})

describe('a transaction on SQLite', () => {
  it('reads, then writes, although another connection wrote in between', async () => {
    const url = `file:${join(temporaryFolder(), 'site.sqlite')}`
    const [site, command] = [await open(url), await open(url)]
    await migrate(site)

    await command.transaction(async (trx) => {
      await trx.selectFrom('users').selectAll().execute()
    })
    await seed(site, 1, seal)
    const renamed = await command.transaction(async (trx) => {
      await trx.selectFrom('users').selectAll().execute()
      return trx.updateTable('users').set({ name: 'New' }).executeTakeFirst()
    })

    expect(renamed.numUpdatedRows).toBe(3n)
  })

  it('takes the write lock at its start', async () => {
    const url = `file:${join(temporaryFolder(), 'site.sqlite')}`
    const [site, command] = [await open(url), await open(url)]
    await migrate(site)
    await sql`pragma busy_timeout = 0`.execute(command.db)

    const outcome = site.transaction(async (trx) => {
      await trx.selectFrom('users').selectAll().execute()
      return command.transaction(async () => 'both').catch((error: Error) => error.message)
    })

    expect(await outcome).toBe('database is locked')
  })

  it('fails, rather than waiting for ever, when it awaits a query of its own on db', async () => {
    const database = await open('file::memory:')
    await migrate(database)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())

    const outcome = database.transaction(async () => {
      const rows = database.db.selectFrom('users').selectAll().execute()
      setImmediate(() => vi.advanceTimersByTime(5000))
      await rows
    })

    await expect(outcome).rejects.toThrow(
      'A query waited 5 seconds for the SQLite connection. Inside transaction(work), every query must go through the transaction that work is given, not through db.',
    )
    expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([])
  })
})

async function open(url: string): Promise<Database> {
  const database = await openDatabase(url)
  onTestFinished(() => database.close())
  return database
}
