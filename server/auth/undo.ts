import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { UndoLinkRow } from '#server/database/account-tables.ts'
import type { Trx } from '#server/database/database.ts'
import type { UserRow } from '#server/database/schema.ts'
import { fingerprint, isSecret } from '#server/signing/signer.ts'
import { userById } from './account.ts'
import { forgetBrowsers } from './browsers.ts'
import type { AuthContext } from './context.ts'
import { stopFactorRemoval } from './factor-removal.ts'
import { checkFactor, isAppOfBefore, isPasskeyOfBefore } from './factors/check-factor.ts'
import type { Before, FactorOutcome, Proof } from './factors/check-factor.ts'
import { factorsOf, forgetRemains } from './factors/factors.ts'
import { ownPasskeyRequest } from './factors/passkeys.ts'
import { issueToken } from './tokens.ts'

/** What a link of a message undoes, and what it asks for first. */
export interface Undo {
  readonly change: UndoLinkRow['change']
  readonly email: string
  /** Null: there was no other factor, and a press of the button is enough. */
  readonly asks: {
    readonly hasApp: boolean
    readonly passkey: PublicKeyCredentialRequestOptionsJSON | null
  } | null
}

type UndoOutcome =
  /** `token` is that of a link to choose another password. */
  | { readonly outcome: 'done'; readonly token: string; readonly email: string }
  | { readonly outcome: 'expired' }
  | { readonly outcome: 'factor-missing' }
  | Exclude<FactorOutcome, { readonly outcome: 'done' }>

interface Found {
  readonly link: UndoLinkRow
  readonly user: UserRow
}

async function findLink(
  { database: { db }, clock }: AuthContext,
  secret: string,
): Promise<Found | null> {
  if (!isSecret(secret)) return null
  const link = await db
    .selectFrom('undo_links')
    .selectAll()
    .where('id', '=', fingerprint('undo', secret))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  const user = link && (await userById(db, link.user_id))
  return user ? { link, user } : null
}

/** What a link would undo. Changes nothing. */
export async function findUndo(context: AuthContext, secret: string): Promise<Undo | null> {
  const found = await findLink(context, secret)
  if (!found) return null
  const { link, user } = found
  const { change } = link
  if (link.needs_factor === 0) return { change, email: user.email, asks: null }
  const before = beforeOf(link)
  const hasApp = isAppOfBefore(await factorsOf(context.database.db, user.id), before)
  const passkey = await ownPasskeyRequest(context, occasionOf(link), user.id, (one) =>
    isPasskeyOfBefore(one, before),
  )
  return { change, email: user.email, asks: { hasApp, passkey } }
}

function beforeOf({ created_at: instant, change, passkey_id: passkeyId }: UndoLinkRow): Before {
  return { instant, isOfApp: change === 'app', passkeyId }
}

function occasionOf({ id }: UndoLinkRow): string {
  return `undo ${id}`
}

/**
 * Undoes what a message told of: every browser is signed out and a stranger again, links end, and the
 * factor that was added goes. The password stays what it is; whoever holds the link chooses another.
 * @param proof a factor from before, where there was one.
 */
export async function undoChange(
  context: AuthContext,
  secret: string,
  proof: Proof | null,
): Promise<UndoOutcome> {
  const { database, clock } = context
  const found = await findLink(context, secret)
  if (!found) return { outcome: 'expired' }
  const { link, user } = found
  if (link.needs_factor === 1) {
    if (!proof) return { outcome: 'factor-missing' }
    const asked = { occasion: occasionOf(link), browser: null, before: beforeOf(link) }
    const checked = await checkFactor(context, user, proof, asked)
    if (checked.outcome !== 'done') return checked
  }
  const token = await database.transaction(async (trx) => {
    const used = await trx
      .deleteFrom('undo_links')
      .where('id', '=', link.id)
      .returning('id')
      .executeTakeFirst()
    if (!used) return null
    await takeBack(trx, link)
    const { id: userId, email } = user
    const reset = { userId, purpose: 'reset-password', email, intended: null } as const
    return issueToken(trx, reset, clock.now())
  })
  return token === null ? { outcome: 'expired' } : { outcome: 'done', token, email: user.email }
}

async function takeBack(trx: Trx, { user_id: userId, change, ...link }: UndoLinkRow) {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await trx.deleteFrom('tokens').where('user_id', '=', userId).execute()
  await forgetBrowsers(trx, userId, { except: null })
  if (change === 'app') {
    // One that was set up since is another.
    await trx
      .deleteFrom('authenticator_apps')
      .where('user_id', '=', userId)
      .where('confirmed_at', '<=', link.created_at)
      .execute()
  }
  if (change === 'passkey' && link.passkey_id !== null) {
    await trx.deleteFrom('passkeys').where('id', '=', link.passkey_id).execute()
  }
  // A factor that was shown is not lost, whatever staff were told.
  if (change === 'factor-removal' || link.needs_factor === 1) await stopFactorRemoval(trx, userId)
  await forgetRemains(trx, userId)
}
