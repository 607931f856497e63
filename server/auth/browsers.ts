import type { Trx } from '#server/database/database.ts'
import type { UserRow } from '#server/database/schema.ts'
import { deviceName } from '#server/format/device-name.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { fingerprint } from '#server/signing/signer.ts'
import { momentText } from './account-messages.ts'
import type { Device } from './account.ts'
import type { AuthContext } from './context.ts'

/**
 * Notes the kind of browser that somebody signs in by, with a message to them when they have signed
 * in before, but never by one that names itself like this.
 */
export async function noteBrowser(
  { links }: AuthContext,
  trx: Trx,
  { id, email }: UserRow,
  { userAgent, address }: Device,
  now: number,
): Promise<void> {
  const kind = kindOf(userAgent)
  if (!(await isNewBrowser(trx, id, kind, now))) return
  const data = {
    when: momentText(now),
    device: deviceName(userAgent),
    address,
    profileUrl: links.profile,
    forgotUrl: links.forgot,
  }
  await enqueue(trx, { template: 'new-sign-in', to: email, data }, now)
}

async function isNewBrowser(trx: Trx, userId: string, kind: string, now: number): Promise<boolean> {
  const known = await trx
    .selectFrom('browsers')
    .select('fingerprint')
    .where('user_id', '=', userId)
    .execute()
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
