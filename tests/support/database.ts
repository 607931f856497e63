import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { requestLimits } from '#server/database/postgres-driver.ts'

/** The engine that this run tests: TEST_DATABASE, by default SQLite. */
export const engine = engineOf(process.env['TEST_DATABASE'])

/** A database of a test's own, migrated and empty. Closing it removes it. */
export async function testDatabase(): Promise<Database> {
  const place = engine === 'sqlite' ? inMemory : await testDatabasePlace()
  const database = await openDatabase(place.url)
  await migrate(database)
  return {
    ...database,
    async close() {
      await database.close()
      await place.remove()
    },
  }
}

/** Makes all connections before a rush, one behind the other: each has three seconds to be there. */
export async function connectAll(
  { engine: opened, db }: Pick<Database, 'engine' | 'db'>,
  count = requestLimits.max,
): Promise<void> {
  if (opened === 'sqlite' || count === 0) return
  await db.connection().execute(async (one) => {
    await sql`select 1`.execute(one)
    await connectAll({ engine: opened, db }, count - 1)
  })
}

/** A DATABASE_URL that several connections and processes may open; nothing is in it yet. */
export interface DatabasePlace {
  readonly url: string
  remove(): Promise<void>
}

export async function testDatabasePlace(): Promise<DatabasePlace> {
  return engine === 'sqlite' ? sqlitePlace() : postgresPlace()
}

const inMemory: DatabasePlace = { url: 'file::memory:', remove: async () => undefined }

function engineOf(name = 'sqlite'): Database['engine'] {
  if (name === 'sqlite' || name === 'postgres') return name
  throw new Error(`TEST_DATABASE is '${name}'; it must be sqlite or postgres.`)
}

function sqlitePlace(): DatabasePlace {
  const folder = mkdtempSync(join(tmpdir(), 'saltlark-test-'))
  return {
    url: `file:${join(folder, 'test.sqlite')}`,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A schema of its own in the test server's database: far cheaper to make than a database. */
async function postgresPlace(): Promise<DatabasePlace> {
  const server = process.env['TEST_POSTGRES_URL']
  if (!server) {
    throw new Error(
      'TEST_DATABASE is postgres, but TEST_POSTGRES_URL is not set: run the tests with tests/support/postgres-setup.ts as globalSetup, or set it to a server that they may use.',
    )
  }
  const schema = `test_${randomBytes(8).toString('hex')}`
  await run(server, `create schema ${schema}`)
  const url = new URL(server)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return { url: url.href, remove: () => run(server, `drop schema ${schema} cascade`) }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
