import { startPostgres } from './postgres.ts'
import type { Postgres } from './postgres.ts'

let server: Postgres | undefined

/** Gives the feature tests a PostgreSQL server, unless TEST_POSTGRES_URL names one already. */
export async function setup(): Promise<void> {
  if (process.env['TEST_POSTGRES_URL']) return
  server = await startPostgres()
  process.env['TEST_POSTGRES_URL'] = server.url
}

export async function teardown(): Promise<void> {
  if (!server) return
  delete process.env['TEST_POSTGRES_URL']
  await server.stop()
}
