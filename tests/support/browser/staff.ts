import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { withDatabase } from './site-database.ts'
import { siteUnderTest } from './site-under-test.ts'

const run = promisify(execFile)

/** Runs `npm run orders` beside the site under test, as staff do, and gives what it prints. */
export function orders(...words: readonly string[]): Promise<string> {
  return typed('orders', words)
}

/** The same for `npm run user`. */
export function user(...words: readonly string[]): Promise<string> {
  return typed('user', words)
}

async function typed(command: string, words: readonly string[]): Promise<string> {
  const { environment } = await siteUnderTest()
  const env = { ...process.env, ...environment }
  const { stdout } = await run('npm', ['run', '--silent', command, '--', ...words], { env })
  return stdout
}

/** Ends the holds of dates, whoever has them, as half an hour would: no page can. */
export async function letHoldsEnd(references: readonly string[]): Promise<void> {
  const { environment } = await siteUnderTest()
  const now = Date.parse(environment['SITE_DATE'] ?? '')
  await withDatabase(({ db }) =>
    db.updateTable('cart_items').set({ held_until: now }).where('sku', 'in', references).execute(),
  )
}
