import type { Connection, Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { UserRow } from '#server/database/schema.ts'
import { deviceName } from '#server/format/device-name.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { fingerprint, isSecret, newSecret } from '#server/signing/signer.ts'
import { momentText, undoUrl } from './account-messages.ts'
import type { Device } from './account.ts'
import type { AuthContext } from './context.ts'
import { asksForFactor } from './factors/factors.ts'

/** How long a browser is not asked for a code, in milliseconds, once its owner has said so. */
const trustLife = 30 * 24 * 60 * 60_000

/** Of one account; the longest unused go first. */
const mostBrowsers = 50

/** What the table calls a browser: who reads it cannot make the cookie. */
function browserId(secret: string): string {
  return fingerprint('known-browser', secret)
}

/**
 * The id of the browser that a cookie names, if the account of an address was signed in to by it
 * before; else null. Asks nothing where no cookie came.
 */
export async function knownBrowser(
  connection: Connection,
  email: string,
  { browser }: Device,
): Promise<string | null> {
  if (browser === undefined || !isSecret(browser)) return null
  const row = await connection
    .selectFrom('browsers')
    .innerJoin('users', 'users.id', 'browsers.user_id')
    .select('fingerprint')
    .where('fingerprint', '=', browserId(browser))
    .where('users.email', '=', email)
    .executeTakeFirst()
  return row?.fingerprint ?? null
}

/** Is the browser not to be asked for a code of this person now? */
export async function isTrustedBrowser(
  connection: Connection,
  userId: string,
  { browser }: Device,
  now: number,
): Promise<boolean> {
  if (browser === undefined || !isSecret(browser)) return false
  const row = await connection
    .selectFrom('browsers')
    .select('fingerprint')
    .where('user_id', '=', userId)
    .where('fingerprint', '=', browserId(browser))
    .where('trusted_until', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** @param secret that of the browser's cookie. */
export async function trustBrowser(
  connection: Connection,
  userId: string,
  secret: string | null,
  now: number,
): Promise<void> {
  await connection
    .updateTable('browsers')
    .set({ trusted_until: now + trustLife })
    .where('user_id', '=', userId)
    .where('fingerprint', '=', browserId(secret ?? ''))
    .execute()
}

/**
 * Notes the browser that somebody signs in by; a message goes to them when they have signed in before,
 * but never by one that names itself like this.
 * @returns the secret of its cookie: the one that it came with, else a new one.
 */
export async function noteBrowser(
  context: AuthContext,
  trx: Trx,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  device: Device,
  now: number,
): Promise<{ secret: string; id: string }> {
  const { userAgent, address } = device
  const secret = await secretOf(trx, device)
  if (await isOfNewKind(trx, id, userAgent)) {
    const needsFactor = await asksForFactor(trx, id)
    const data = {
      when: momentText(now),
      device: deviceName(userAgent),
      address,
      profileUrl: context.links.profile,
      undoUrl: await undoUrl(context, trx, { userId: id, change: 'browser', needsFactor }),
    }
    await enqueue(trx, { template: 'new-sign-in', to: email, data }, now)
  }
  await keepBrowser(trx, id, { id: browserId(secret), userAgent }, now)
  return { secret, id: browserId(secret) }
}

/** A secret that was never ours is not taken over: somebody else may know it. */
async function secretOf(trx: Trx, { browser }: Device): Promise<string> {
  if (browser === undefined || !isSecret(browser)) return newSecret()
  const row = await trx
    .selectFrom('browsers')
    .select('fingerprint')
    .where('fingerprint', '=', browserId(browser))
    .executeTakeFirst()
  return row ? browser : newSecret()
}

async function isOfNewKind(trx: Trx, userId: string, userAgent: string): Promise<boolean> {
  const known = await trx
    .selectFrom('browsers')
    .select(['fingerprint', 'user_agent'])
    .where('user_id', '=', userId)
    .execute()
  const kind = kindOf(userAgent)
  return (
    known.length > 0 &&
    // Rows from before there was a cookie are named by the kind itself.
    !known.some((row) =>
      row.user_agent === null
        ? row.fingerprint === fingerprint('browser', kind)
        : kindOf(row.user_agent) === kind,
    )
  )
}

async function keepBrowser(
  trx: Trx,
  userId: string,
  { id, userAgent }: { readonly id: string; readonly userAgent: string },
  now: number,
): Promise<void> {
  const seen = { user_agent: userAgent.slice(0, 400), seen_at: now }
  await trx
    .insertInto('browsers')
    .values({ ...seen, user_id: userId, fingerprint: id, public_id: newId(now) })
    .onConflict((conflict) => conflict.columns(['user_id', 'fingerprint']).doUpdateSet(seen))
    .execute()
  const newest = trx
    .selectFrom('browsers')
    .select('fingerprint')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .limit(mostBrowsers)
  await trx
    .deleteFrom('browsers')
    .where('user_id', '=', userId)
    .where('fingerprint', 'not in', newest)
    .execute()
}

/** Whoever comes by them is a stranger from now on. */
export async function forgetBrowsers(
  connection: Connection,
  userId: string,
  { except }: { readonly except: string | null },
): Promise<void> {
  const all = connection.deleteFrom('browsers').where('user_id', '=', userId)
  await (except === null ? all : all.where('fingerprint', '!=', except)).execute()
}

// A browser gets a new version every few weeks, and is no other browser for that.
function kindOf(userAgent: string): string {
  return userAgent.replaceAll(/\d+/g, '0')
}
