import { sql } from 'kysely'
import { engine } from './database.ts'
import { startPostgres } from './postgres.ts'
import { startSite } from './site.ts'
import type { SiteOptions, TestSite } from './site.ts'

/** A site whose database can fail: a server that is gone, or a disk that takes nothing more. */
export interface FailingDatabase {
  readonly site: TestSite
  breakDown(): Promise<void>
  mend(): Promise<void>
  stop(): Promise<void>
}

/** Starts a site on a database of its own, which fails when it is told to. */
export async function siteOnFailingDatabase(options: SiteOptions = {}): Promise<FailingDatabase> {
  const postgres = engine === 'postgres' ? await startPostgres() : null
  const variables = { ...options.variables, ...(postgres && { DATABASE_URL: postgres.url }) }
  const site = await startSite({ ...options, variables })
  const { db } = site.services.database
  return {
    site,
    async breakDown() {
      if (postgres) await postgres.crash()
      else await sql`pragma query_only = on`.execute(db)
    },
    async mend() {
      if (postgres) await postgres.restart()
      else await sql`pragma query_only = off`.execute(db)
    },
    async stop() {
      await site.stop()
      await postgres?.stop()
    },
  }
}
