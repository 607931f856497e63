import { beforeEach } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { testDatabase } from './database.ts'

/** A database for each test of a file, of its own. */
export function databaseOfTest(): () => Database {
  let database: Database
  beforeEach(async () => {
    database = await testDatabase()
    return () => database.close()
  })
  return () => database
}
