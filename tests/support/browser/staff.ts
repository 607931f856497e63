import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import { siteUnderTest } from './site-under-test.ts'

const run = promisify(execFile)

/** Runs `npm run orders` beside the site under test, as staff do, and gives what it prints. */
export async function orders(...words: readonly string[]): Promise<string> {
  const { environment } = await siteUnderTest()
  const env = { ...process.env, ...environment }
  const { stdout } = await run('npm', ['run', '--silent', 'orders', '--', ...words], { env })
  return stdout
}

/** Ends the holds of dates, whoever has them, as half an hour would. */
export async function letHoldsEnd(references: readonly string[]): Promise<void> {
  await inDatabase((db, now) =>
    db.updateTable('cart_items').set({ held_until: now }).where('sku', 'in', references).execute(),
  )
}

/** Reads or changes what no page can, such as how late it is for somebody's hold. */
export async function inDatabase<Value>(
  work: (db: Database['db'], now: number) => Promise<Value>,
): Promise<Value> {
  const { environment } = await siteUnderTest()
  const database = await openDatabase(environment['DATABASE_URL'] ?? '')
  try {
    return await work(database.db, Date.parse(environment['SITE_DATE'] ?? ''))
  } finally {
    await database.close()
  }
}
