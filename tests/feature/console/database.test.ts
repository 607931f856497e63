import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Environment } from '#server/app/settings/settings.ts'
import { runDatabaseCommand } from '#server/console/database.ts'
import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import { migrations } from '#server/database/migrations/index.ts'
import { takeServerLock } from '#server/database/server-lock.ts'
import { engine, testDatabasePlace } from '../../support/database.ts'
import { frozenContent } from '../../support/frozen-content.ts'
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
      'Dropped authenticator_apps, browsers, cart_items, carts, counters, date_cases, dates, disputes, enquiries, factor_removals, hold_alarms, letter_recipients, letters_sent, migrations, networks, of_newer_code, order_lines, order_reminders, orders, outbox, papers, passkeys, payment_attempts, payments, pending_orders, place_offers, provider_events, published_addresses, rate_limits, recovery_codes, refunds, sessions, staff_roles, subscribers, tokens, undo_links, used_challenges, users, voucher_spendings, vouchers, waiting_list.'
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

describe.runIf(engine === 'sqlite')('npm run db -- backup, rehearse and restore', () => {
  it('take the site there and back, and say what it holds', { timeout: 60_000 }, async () => {
    const path = join(temporaryFolder(), 'site.sqlite')
    url = `file:${path}`
    await run('seed')
    const lock = await takeServerLock(url)
    onTestFinished(() => lock.release())
    const target = join(dirname(path), 'backups', 'saltlark-20261121t083005z.tar.gz')
    const held =
      /^ {2}the database, SQLite [\d.]+: authenticator_apps 1, counters 3, migrations \d+, staff_roles 1, users 3$/
    printed = []

    expect(await run('backup')).toBe(0)
    expect(printed[0]).toMatch(`Backed up to ${target} (`)
    expect(printed[1]).toMatch(held)
    expect(printed[2]).toMatch(/^ {2}\d+ files of content, [\d,]+ files of pictures$/)

    printed = []
    expect(await run(`rehearse ${target}`)).toBe(0)
    expect(printed[0]).toMatch(/^saltlark-20261121t083005z\.tar\.gz can be restored: it was, in /)
    expect(printed.at(-1)).toMatch(/^Its content is good: \d+ files\.$/)

    lock.release()
    printed = []
    await expect(run(`restore ${target}`, 'production')).rejects.toThrow(
      'This is production, and restore puts a backup in the place of what is there. If you mean it, run it again with --force.',
    )
    expect(await run(`restore ${target} --only=database`)).toBe(0)
    expect(printed).toEqual([
      'Restored the database of 2026-11-21T08:30:05.000Z:',
      expect.stringMatching(held),
      'What was there before is kept; remove it when it is not needed:',
      `  ${path}.before_20261121t083005z`,
    ])
  })

  it('refuse a database in memory', async () => {
    url = 'file::memory:'

    await expect(run('backup')).rejects.toThrow(
      'A database in memory ends with its process; there is nothing to back up.',
    )
  })
})

it.each([
  ['', 'There is no command.'],
  ['upgrade', "There is no command 'upgrade'."],
  ['migrate now', "'now' is one word too many."],
  ['backup one two', "'two' is one word too many."],
  ['restore', 'restore needs the file of a backup.'],
  ['backup --only=files', '--only=database and --only=files belong to restore.'],
  ['restore it --only=half', '--only=database and --only=files belong to restore.'],
])('npm run db -- %s lists the commands and ends with 2', async (words, slip) => {
  expect(await run(words)).toBe(2)
  expect(printed.join('\n')).toMatch(/migrate .*\n.* seed .*\n.* reset .*\n.* backup/)
  expect(printed[0]).toMatch(new RegExp(`^${slip}`))
})

function run(words: string, environment: Environment = 'development'): Promise<number> {
  return runDatabaseCommand(words.split(' ').filter(Boolean), {
    config: {
      appKeys: ['a-key-for-tests-and-nothing-else'],
      environment,
      database: { url },
      content: { directory: frozenContent },
      dataDirectory: temporaryFolder(),
    },
    clock,
    print: (line) => void printed.push(line),
    printError: (text) => void printed.push(text),
  })
}

async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(url)
  await work(database)
  await database.close()
}
