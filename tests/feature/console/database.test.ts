import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Environment } from '#server/app/settings/settings.ts'
import { runDatabaseCommand } from '#server/console/database.ts'
import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import { migrations } from '#server/database/migrations/index.ts'
import { takeServerLock } from '#server/database/server-lock.ts'
import { testDatabasePlace } from '../../support/database.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const clock = { now: () => Date.UTC(2026, 10, 21, 8, 30, 5) }
const applied = migrations.map(({ name }) => `Applied ${name}.`)
const upToDate = 'The tables are up to date.'

let url: string
let printed: string[]

beforeEach(async () => {
  const place = await testDatabasePlace()
  url = place.url
  printed = []
  return () => place.remove()
})

it('npm run db -- seed migrates first, and may be repeated', async () => {
  await run('seed')
  await run('seed')

  const first = [...applied, 'Added 3 demo people.']
  expect(printed).toEqual([...first, upToDate, 'The demo people are there already.'])
})

describe('npm run db -- reset', () => {
  it('leaves a new database with the demo people, whatever was there', async () => {
    await run('seed')
    await withDatabase(async ({ db }) => {
      await db.schema.createTable('of_newer_code').addColumn('id', 'text').execute()
      await db.updateTable('users').set({ name: 'Changed' }).execute()
    })
    printed = []

    expect(await run('reset')).toBe(0)

    const dropped =
      'Dropped browsers, cart_items, carts, counters, dates, enquiries, migrations, of_newer_code, order_lines, orders, outbox, payments, place_offers, rate_limits, sessions, subscribers, tokens, users, voucher_spendings, vouchers, waiting_list.'
    expect(printed).toEqual([dropped, ...applied, 'Added 3 demo people.'])
  })

  it('drops tables that refer to each other', async () => {
    await run('migrate')
    await withDatabase(async ({ db }) => {
      await db.schema
        .createTable('aboard')
        .addColumn('user_id', 'text', (column) => column.references('users.id'))
        .execute()
      await db.schema
        .createTable('watches')
        .addColumn('user_id', 'text', (column) => column.references('users.id'))
        .execute()
      const people = sql`users (id, name, email, role, created_at)`
      await sql`insert into ${people} values ('1', 'A', 'a@x.test', 'staff', 1)`.execute(db)
      await sql`insert into watches values ('1')`.execute(db)
    })

    expect(await run('reset')).toBe(0)
  })

  it('works on an empty database', async () => {
    await run('reset')

    expect(printed).toEqual(['There were no tables.', ...applied, 'Added 3 demo people.'])
  })

  it('refuses in production, unless it is forced', async () => {
    await run('migrate')

    await expect(run('reset', 'production')).rejects.toThrow(
      'This is production, and reset destroys all data. If you mean it, run it again with --force.',
    )
    expect(await run('reset --force', 'production')).toBe(0)
  })
})

describe('npm run db -- reset of an SQLite file', () => {
  it('refuses while a server runs on it, and lets one start afterwards', async () => {
    url = `file:${join(temporaryFolder(), 'site.sqlite')}`
    const lock = await takeServerLock(url)

    await expect(run('reset')).rejects.toThrow(`Another server (process ${process.pid}) already`)

    lock.release()
    expect(await run('reset')).toBe(0)
    const next = await takeServerLock(url)
    onTestFinished(() => next.release())
  })
})

describe('npm run db -- backup', () => {
  it('copies an SQLite file beside it or where it is told to, while a server runs on it, and says what the copy holds', async () => {
    const path = join(temporaryFolder(), 'site.sqlite')
    url = `file:${path}`
    await run('seed')
    const lock = await takeServerLock(url)
    onTestFinished(() => lock.release())
    printed = []

    expect(await run('backup')).toBe(0)

    const target = join(dirname(path), 'backups', 'saltlark-20261121T083005Z.sqlite')
    expect(printed[0]).toBe(`Backed up ${path} to ${target}; the copy is sound. Rows:`)
    expect(printed).toContain('  users: 3')
    expect(existsSync(target)).toBe(true)
    const named = join(temporaryFolder(), 'kept.sqlite')
    await run(`backup ${named}`)
    expect(existsSync(named)).toBe(true)
  })

  it.each([
    [
      'postgres://user:secret@host/name',
      'backup copies SQLite databases only. Back up PostgreSQL with its own tool: pg_dump --format=custom --file=saltlark.dump "$DATABASE_URL"',
    ],
    ['file::memory:', 'A database in memory ends with its process; there is nothing to back up.'],
  ])('refuses %s', async (address, message) => {
    url = address

    await expect(run('backup')).rejects.toThrow(new Error(message))
  })
})

it.each(['', 'upgrade', 'migrate now', 'backup one two'])(
  'npm run db without a command that exists lists the commands and ends with 2: "%s"',
  async (words) => {
    expect(await run(words)).toBe(2)
    expect(printed.join('\n')).toMatch(/migrate .*\n.* seed .*\n.* reset .*\n.* backup/)
  },
)

function run(words: string, environment: Environment = 'development'): Promise<number> {
  return runDatabaseCommand(words.split(' ').filter(Boolean), {
    config: { environment, database: { url } },
    clock,
    print: (line) => void printed.push(line),
  })
}

async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(url)
  await work(database)
  await database.close()
}
