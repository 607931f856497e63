import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import { codeReader, keptPost } from '../../support/order-codes.ts'
import type { ReadCode } from '../../support/order-codes.ts'
import { startPostgres } from '../../support/postgres.ts'
import { createDrilledServer } from '../drilled-server.ts'
import type { DrilledServer } from '../drilled-server.ts'

/** What is done with some servers of one site, beside which a command may look into the database. */
export type Work<T> = (
  servers: readonly DrilledServer[],
  database: Database,
  readCode: ReadCode,
) => Promise<T>

/** One production server with a database file of its own. */
export function onSqlite<T>(work: Work<T>): Promise<T> {
  return inFolder((directory) =>
    onServers(1, { databaseUrl: `file:${join(directory, 'site.sqlite')}`, directory }, work),
  )
}

/** So many production servers on one PostgreSQL of their own. */
export async function onPostgres<T>(count: number, work: Work<T>): Promise<T> {
  const { url: databaseUrl, stop } = await startPostgres()
  try {
    return await inFolder((directory) => onServers(count, { databaseUrl, directory }, work))
  } finally {
    await stop()
  }
}

type WorkOnOne<T> = (server: DrilledServer, database: Database, readCode: ReadCode) => Promise<T>

/** One production server on each engine, and what the engine is called. */
export const oneServerOn = [
  ['SQLite', <T>(work: WorkOnOne<T>) => onSqlite(withTheOne(work))],
  ['PostgreSQL', <T>(work: WorkOnOne<T>) => onPostgres(1, withTheOne(work))],
] as const

function withTheOne<T>(work: WorkOnOne<T>): Work<T> {
  return async ([server], database, readCode) => {
    if (!server) throw new Error('No server was started.')
    return work(server, database, readCode)
  }
}

/** A folder for the length of some work. */
export async function inFolder<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'saltlark-drill-'))
  try {
    return await work(directory)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

async function onServers<T>(
  count: number,
  place: { readonly databaseUrl: string; readonly directory: string },
  work: Work<T>,
): Promise<T> {
  const { databaseUrl, directory: dataDirectory } = place
  const servers: DrilledServer[] = []
  try {
    while (servers.length < count) {
      const server = await createDrilledServer({ databaseUrl, dataDirectory, mailUrl: 'log:' })
      servers.push(server)
      await server.start()
    }
    const database = await openDatabase(databaseUrl)
    try {
      const readCode = codeReader(database.db, keptPost(dataDirectory))
      return await work(servers, database, readCode)
    } finally {
      await database.close()
    }
  } finally {
    for (const server of servers) await server.stop()
    const faults = new Set(servers.flatMap((server) => server.faults.map(wordsOf)))
    for (const fault of [...faults].slice(0, mostFaults)) console.error(`A server logged: ${fault}`)
  }
}

const mostFaults = 10

/** A line of a server's log without the time and the request, so that the same fault is one line. */
function wordsOf(line: string): string {
  const [, message = line] = /"message":"([^"]*)"/.exec(line) ?? []
  return message
}
