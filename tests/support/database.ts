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
  const place = engine === 'sqlite' ? inMemory : await migratedPlace()
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

/** Schemas of closed databases, migrated and empty: to make one anew costs more than most tests. */
const emptied: DatabasePlace[] = []

/** Where one site keeps its data: as {@link testDatabasePlace}, but it may be migrated already. */
export async function siteDatabasePlace(): Promise<DatabasePlace> {
  return engine === 'sqlite' ? sqlitePlace() : migratedPlace()
}

async function migratedPlace(): Promise<DatabasePlace> {
  const place = emptied.pop() ?? (await makeMigrated())
  return {
    url: place.url,
    async remove() {
      if (await emptyTables(place.url)) emptied.push(place)
      else await place.remove()
    },
  }
}

/** What migrations leave behind: each table, and its rows as JSON where they fill it. */
type Migrated = Readonly<Record<string, string | null>>

let migrated: Migrated | undefined

async function makeMigrated(): Promise<DatabasePlace> {
  const place = await postgresPlace()
  const database = await openDatabase(place.url)
  await migrate(database)
  await database.close()
  migrated ??= await connected(place.url, rowsByTable)
  return place
}

async function rowsByTable(client: pg.Client): Promise<Migrated> {
  const rows: Record<string, string | null> = {}
  for (const table of await tablesIn(client)) {
    const found = await client.query<{ rows: string | null }>(
      `select json_agg(one)::text as rows from "${table}" one`,
    )
    rows[table] = found.rows[0]?.rows ?? null
  }
  return rows
}

/** Leaves what migrations leave. Where a test has made or dropped a table: false, and nothing done. */
function emptyTables(url: string): Promise<boolean> {
  return connected(url, async (client) => {
    const fresh = migrated ?? {}
    const tables = await tablesIn(client)
    if (tables.join() !== Object.keys(fresh).join()) return false
    // Without the triggers of foreign keys it may be in any order.
    await client.query(
      ['set session_replication_role = replica', ...tables.map(deletion)].join('; '),
    )
    for (const [table, rows] of Object.entries(fresh)) {
      if (rows === null) continue
      const insertion = `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`
      await client.query(insertion, [rows])
    }
    return true
  })
}

function deletion(table: string): string {
  return `delete from "${table}"`
}

async function tablesIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() order by 1',
  )
  return rows.map(({ name }) => name)
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

/** A whole database, for what looks at more than its own schema. */
export async function ownDatabasePlace(): Promise<DatabasePlace> {
  const place = await testDatabasePlace()
  if (engine === 'sqlite') return place
  const url = new URL(place.url)
  url.pathname = `/test_${randomBytes(8).toString('hex')}`
  url.search = ''
  const name = url.pathname.slice(1)
  await run(place.url, `create database ${name}`)
  return {
    url: url.href,
    async remove() {
      await run(place.url, `drop database ${name} with (force)`)
      await place.remove()
    },
  }
}

async function run(url: string, statement: string): Promise<void> {
  await connected(url, (client) => client.query(statement))
}

async function connected<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
