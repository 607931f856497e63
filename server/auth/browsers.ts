import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/schema.ts'
import { fingerprint } from '#server/signing/secrets.ts'

/**
 * Notes the kind of browser that somebody signs in by. True when they have signed in before, but
 * never by one that names itself like this.
 */
export async function isNewBrowser(
  trx: Transaction<Tables>,
  userId: string,
  userAgent: string,
  now: number,
): Promise<boolean> {
  const known = await trx
    .selectFrom('browsers')
    .select('fingerprint')
    .where('user_id', '=', userId)
    .execute()
  const kind = kindOf(userAgent)
  await trx
    .insertInto('browsers')
    .values({ user_id: userId, fingerprint: kind, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'fingerprint']).doUpdateSet({ seen_at: now }),
    )
    .execute()
  return known.length > 0 && !known.some((browser) => browser.fingerprint === kind)
}

// A browser gets a new version every few weeks, and is no other browser for that.
function kindOf(userAgent: string): string {
  return fingerprint('browser', userAgent.replaceAll(/\d+/g, '0'))
}
