import { Secret, TOTP } from 'otpauth'
import type { Connection, Trx } from '#server/database/database.ts'
import { worldFactorSecret } from '#server/database/world.ts'
import type { Sealer } from '#server/signing/sealer.ts'
import type { AuthContext } from '../context.ts'

/** What somebody puts into the app. */
interface AppSetup {
  /** In base32, for whoever types it. */
  readonly secret: string
  /** `otpauth://totp/…`, for whoever scans it. */
  readonly uri: string
}

interface Owner {
  readonly id: string
  readonly email: string
}

type Parts = Pick<AuthContext, 'clock' | 'sealer' | 'site'>

/** Codes are good for their 30 seconds, and for one such step before and after: clocks differ. */
const period = 30

const window = 1

/** The app that everybody uses knows no other algorithm, number of digits or period. */
function totpOf({ site }: Pick<AuthContext, 'site'>, email: string, secret: Secret): TOTP {
  const options = { algorithm: 'SHA1', digits: 6, period, secret }
  return new TOTP({ issuer: site.name, label: email, ...options })
}

/**
 * What to put into an app: a secret of 160 bits, which stays the same until a code of it was typed in
 * and counts from then on. Null: one is in use.
 */
export async function appSetup(
  context: AuthContext,
  { id, email }: Owner,
): Promise<AppSetup | null> {
  const { database, clock, sealer } = context
  const made = sealSecret(sealer)(id, new Secret({ size: 20 }).base32)
  await database.db
    .insertInto('authenticator_apps')
    .values({ user_id: id, secret: made, last_step: 0, created_at: clock.now() })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  const row = await database.db
    .selectFrom('authenticator_apps')
    .select('secret')
    .where('user_id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  const secret = row && sealer.open(purposeOf(id), row.secret)?.text
  if (secret === undefined) return null
  return { secret, uri: totpOf(context, email, Secret.fromBase32(secret)).toString() }
}

/**
 * Takes a code of the app, once: of calls at once one gets it, and no code of its step or of an
 * earlier one counts again.
 * @param isConfirmed is the app in use, or being set up?
 */
export async function takeAppCode(
  parts: Parts,
  connection: Connection | Trx,
  userId: string,
  code: string,
  isConfirmed = true,
): Promise<boolean> {
  const row = await connection
    .selectFrom('authenticator_apps')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst()
  const secret = row && parts.sealer.open(purposeOf(userId), row.secret)?.text
  const step = secret === undefined ? null : stepOf(parts, secret, code)
  if (!row || step === null) return false
  const now = parts.clock.now()
  const taken = await connection
    .updateTable('authenticator_apps')
    .set((eb) => ({ last_step: step, confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)) }))
    .where('user_id', '=', userId)
    .where('secret', '=', row.secret)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** The step of 30 seconds whose code that is; null: it is none of now. */
function stepOf({ clock, site }: Parts, secret: string, code: string): number | null {
  // Everybody can read the secret of the development site's people.
  if (secret === worldFactorSecret && !site.isLocal) return null
  const timestamp = clock.now()
  const totp = totpOf({ site }, '', Secret.fromBase32(secret))
  const delta = totp.validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / (period * 1000)) + delta
}

/** The code that an app with a secret shows at an instant (milliseconds UTC). */
export function codeAt(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret), period }).generate({ timestamp })
}

/** Seals with the first key what an older one has sealed, so that the older one can go. */
export async function resealSecrets(
  { sealer }: Pick<AuthContext, 'sealer'>,
  connection: Connection,
): Promise<void> {
  const rows = await connection
    .selectFrom('authenticator_apps')
    .select(['user_id', 'secret'])
    .execute()
  for (const { user_id: id, secret } of rows) {
    const opened = sealer.open(purposeOf(id), secret)
    if (!opened || opened.isCurrent) continue
    await connection
      .updateTable('authenticator_apps')
      .set({ secret: sealSecret(sealer)(id, opened.text) })
      .where('user_id', '=', id)
      .where('secret', '=', secret)
      .execute()
  }
}

/** As the table keeps the secret of a person's app. */
export function sealSecret(sealer: Sealer) {
  return (userId: string, secret: string) => sealer.seal(purposeOf(userId), secret)
}

// It opens for no other person.
function purposeOf(userId: string): string {
  return `authenticator-app ${userId}`
}
