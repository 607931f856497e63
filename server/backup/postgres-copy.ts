import pg from 'pg'
import { tableNamesQuery } from '#server/database/migrate.ts'
import type { CopiedDatabase } from './manifest.ts'
import { majorOf } from './manifest.ts'
import { requireNewEnough, runTool, toolVersion } from './postgres-tools.ts'
import { requireSame } from './table-states.ts'
import type { TableStates } from './table-states.ts'

/**
 * Copies the tables of a PostgreSQL database (of the schema in use) into a new file, in pg_dump's own form.
 * The site may be at work: the copy, and what is told of it, are of one moment.
 * @throws when pg_dump is missing or too old, or what it says.
 */
export async function copyPostgres(url: string, target: string): Promise<CopiedDatabase> {
  const writer = await toolVersion('pg_dump')
  return connected(url, async (client) => {
    const server = await serverVersion(client)
    requireNewEnough('pg_dump', writer, { version: server, of: 'the server' })
    await client.query('begin isolation level repeatable read read only')
    const snapshot = await textOf(client, 'select pg_export_snapshot() as text')
    const held = await readTables(client)
    const schema = await schemaOf(client)
    if (Object.keys(held.tables).length === 0) {
      throw new Error(`The database has no tables in the schema ${schema}: nothing to back up.`)
    }
    const dump = ['--format=custom', '--no-owner', '--no-privileges', '--table', `"${schema}".*`]
    await runTool('pg_dump', url, [...dump, '--snapshot', snapshot, '--file', target])
    // Reads all of it, as a restore does.
    await runTool('pg_restore', null, [
      '--file',
      process.platform === 'win32' ? 'NUL' : '/dev/null',
      target,
    ])
    return { ...held, versions: { server, writer } }
  })
}

/**
 * Puts the tables of a copy in the place of those that are there, which are kept in a schema of the name of
 * `aside`. Either all of it is done and every row compared, or nothing.
 * @param made what was said of the copy when it was made.
 * @returns the schema in which the former ones are, if there were any.
 * @throws when a site is still connected, when the programs or the server are older than the copy's, or when
 * it holds something else than was said.
 */
export async function putPostgres(
  file: string,
  url: string,
  { made, aside }: { readonly made: CopiedDatabase; readonly aside: string },
): Promise<string | null> {
  const reader = await toolVersion('pg_restore')
  const { writer: version } = made.versions
  requireNewEnough('pg_restore', reader, { version, of: 'what wrote the backup' })
  return connected(url, async (client) => {
    await requireServer(client, made.versions.server)
    await requireNoSite(client)
    const schema = await schemaOf(client)
    const kept = await setAside(client, schema, aside)
    try {
      const words = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
      await runTool('pg_restore', url, [...words, file])
      requireSame(made, await readTables(client))
      return kept
    } catch (error) {
      await putBack(client, schema, kept)
      throw error
    }
  })
}

/**
 * Does work in a database of its own on the server of another, which is gone afterwards.
 * @throws when the role may not make one, with what to do.
 */
export async function inScratchDatabase<T>(
  url: string,
  name: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  return connected(url, async (client) => {
    const schema = await schemaOf(client)
    await client.query(`create database "${name}" template template0`).catch(explainRight)
    const scratch = new URL(url)
    scratch.pathname = `/${name}`
    try {
      await connected(scratch.href, (inside) =>
        inside.query(`create schema if not exists "${schema}"`),
      )
      return await work(scratch.href)
    } finally {
      await client.query(`drop database "${name}" with (force)`)
    }
  })
}

function explainRight(cause: unknown): never {
  if ((cause as { readonly code?: unknown }).code !== '42501') throw cause
  throw new Error(
    'The role of DATABASE_URL may not make the database in which the backup is tried. Let it, as an administrator: alter role … createdb.',
    { cause },
  )
}

async function readTables(
  client: pg.Client,
): Promise<Pick<CopiedDatabase, 'engine' | 'migrations' | 'tables'>> {
  const names = await tableNames(client)
  const tables: Record<string, TableStates[string]> = {}
  for (const name of names) {
    const { rows } = await client.query<TableStates[string]>(
      `select count(*)::int as rows, md5(coalesce(string_agg(md5(one::text), '' order by md5(one::text) collate "C"), '')) as digest from "${name}" one`,
    )
    if (rows[0]) tables[name] = rows[0]
  }
  const migrations = names.includes('migrations')
    ? (await client.query<{ name: string }>('select name from migrations order by name')).rows
    : []
  return { engine: 'postgres', migrations: migrations.map(({ name }) => name), tables }
}

async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(tableNamesQuery.postgres)
  return rows.map(({ name }) => name)
}

async function requireServer(client: pg.Client, made: string): Promise<void> {
  const server = await serverVersion(client)
  if (majorOf(server) >= majorOf(made)) return
  throw new Error(
    `The server is PostgreSQL ${server}, and the backup is of PostgreSQL ${made}: restore it on that release or a newer one.`,
  )
}

async function requireNoSite(client: pg.Client): Promise<void> {
  const count = await textOf(
    client,
    "select count(*) as text from pg_stat_activity where datname = current_database() and application_name = 'saltlark'",
  )
  if (count === '0') return
  throw new Error(
    `A site is at work on this database (open connections: ${count}): stop every process of it, then restore again.`,
  )
}

/** An empty schema in the place of one with tables. */
async function setAside(client: pg.Client, schema: string, aside: string): Promise<string | null> {
  if ((await tableNames(client)).length === 0) return null
  await client.query(
    `begin; alter schema "${schema}" rename to "${aside}"; create schema "${schema}"; commit`,
  )
  return aside
}

async function putBack(client: pg.Client, schema: string, kept: string | null): Promise<void> {
  const former =
    kept === null ? `create schema "${schema}"` : `alter schema "${kept}" rename to "${schema}"`
  await client.query(`begin; drop schema "${schema}" cascade; ${former}; commit`)
}

async function serverVersion(client: pg.Client): Promise<string> {
  return textOf(client, "select current_setting('server_version') as text")
}

async function schemaOf(client: pg.Client): Promise<string> {
  const schema = await textOf(client, 'select current_schema() as text')
  if (schema !== '') return schema
  throw new Error('DATABASE_URL leads to no schema: the search_path of its role names none.')
}

async function textOf(client: pg.Client, query: string): Promise<string> {
  const { rows } = await client.query<{ text: string | null }>(query)
  return rows[0]?.text ?? ''
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'saltlark-backup',
    connectionTimeoutMillis: 5000,
  })
  // A server that goes away is told by the query that it leaves unanswered.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
