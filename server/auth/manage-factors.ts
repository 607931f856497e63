import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Trx } from '#server/database/database.ts'
import { sendSignInChanged } from './account-messages.ts'
import type { FactorChange } from './account-messages.ts'
import type { SignedIn, TooMany } from './account.ts'
import { factorRules } from './attempts.ts'
import type { AuthContext } from './context.ts'
import { takeAppCode } from './factors/authenticator-app.ts'
import { asksForFactor, factorsOf, forgetRemains, hasFactor } from './factors/factors.ts'
import type { Factors } from './factors/factors.ts'
import { checkNewPasskey, keepPasskey, passkeyCreation } from './factors/passkeys.ts'
import type { RefusedPasskey } from './factors/passkeys.ts'
import { makeRecoveryCodes } from './factors/recovery-codes.ts'

/** A factor is added; `codes` are those for recovery where it is the first: they are shown now alone. */
interface Added {
  readonly outcome: 'done'
  readonly codes: readonly string[] | null
}

export async function ownFactors(
  { database: { db } }: AuthContext,
  { user }: SignedIn,
): Promise<Factors> {
  return factorsOf(db, user.id)
}

/** Takes the app into use, by the first code that it shows. */
export async function confirmApp(
  context: AuthContext,
  signedIn: SignedIn,
  typed: string,
): Promise<Added | { readonly outcome: 'wrong-code' } | TooMany> {
  const { id } = signedIn.user
  const tried = await context.attempts.take(factorRules(id, signedIn.sessionId))
  if (tried.outcome === 'limited') return tried
  const code = typed.replaceAll(/\s/g, '')
  const added = await changing(context, signedIn, async (trx) => {
    const before = await factorsOf(trx, id)
    if (!(await takeAppCode(context, trx, id, code, false))) return null
    const what = 'An authenticator app is in use with it.'
    const change = { change: 'app', what, needsFactor: hasFactor(before) } as const
    return noteAdded(context, trx, signedIn, before, 'app', change)
  })
  if (!added) return { outcome: 'wrong-code' }
  await tried.undo()
  return added
}

/** Takes the app out of use, or gives up setting it up. */
export async function endApp(context: AuthContext, signedIn: SignedIn): Promise<void> {
  await changing(context, signedIn, async (trx) => {
    const gone = await trx
      .deleteFrom('authenticator_apps')
      .where('user_id', '=', signedIn.user.id)
      .returning('confirmed_at')
      .executeTakeFirst()
    if (!gone || gone.confirmed_at === null) return
    await tookOff(context, trx, signedIn, 'The authenticator app is in use with it no longer.')
  })
}

/** What a browser needs to make a passkey for this session. */
export async function newPasskeyOptions(
  context: AuthContext,
  { user, sessionId }: SignedIn,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return passkeyCreation(context, adding(sessionId), user)
}

function adding(sessionId: string): string {
  return `add ${sessionId}`
}

/** Adds the passkey that a browser has made. `unwanted`: it is there already, or there are too many. */
export async function addPasskey(
  context: AuthContext,
  signedIn: SignedIn,
  sent: RegistrationResponseJSON,
  name: string,
): Promise<Added | RefusedPasskey | { readonly outcome: 'unwanted' }> {
  const { user, sessionId } = signedIn
  const checked = await checkNewPasskey(context, adding(sessionId), sent)
  if (checked.outcome !== 'done') return checked
  const added = await changing(context, signedIn, async (trx) => {
    const before = await factorsOf(trx, user.id)
    const passkeyId = await keepPasskey(trx, user, checked.made, name, context.clock.now())
    if (passkeyId === null) return null
    const what = `The passkey “${name}” opens it.`
    const needsFactor = hasFactor(before)
    const change = { change: 'passkey', what, passkeyId, needsFactor } as const
    return noteAdded(context, trx, signedIn, before, 'passkey', change)
  })
  return added ?? { outcome: 'unwanted' }
}

export async function renamePasskey(
  { database: { db } }: AuthContext,
  { user }: SignedIn,
  id: string,
  name: string,
): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .execute()
}

/** Takes a passkey off. That there is none is fine. */
export async function removePasskey(
  context: AuthContext,
  signedIn: SignedIn,
  id: string,
): Promise<void> {
  await changing(context, signedIn, async (trx) => {
    const gone = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', signedIn.user.id)
      .returning('name')
      .executeTakeFirst()
    if (gone)
      await tookOff(context, trx, signedIn, `The passkey “${gone.name}” opens it no longer.`)
  })
}

/** Makes eight recovery codes in place of those there were; null: nothing asks for a second step. */
export async function renewRecoveryCodes(
  context: AuthContext,
  signedIn: SignedIn,
): Promise<readonly string[] | null> {
  const { id } = signedIn.user
  return changing(context, signedIn, async (trx) => {
    if (!(await asksForFactor(trx, id))) return null
    const codes = await makeRecoveryCodes(trx, id, context.clock.now())
    await tookOff(context, trx, signedIn, 'New recovery codes were made; the old ones are void.')
    return codes
  })
}

/** Other sessions have shown who they are under what held before: it counts no longer. */
async function changing<Answer>(
  { database, outbox }: AuthContext,
  { user, sessionId }: SignedIn,
  work: (trx: Trx) => Promise<Answer>,
): Promise<Answer> {
  const answer = await database.transaction(async (trx) => {
    await trx
      .updateTable('sessions')
      .set({ confirmed_at: null })
      .where('user_id', '=', user.id)
      .where('public_id', '!=', sessionId)
      .execute()
    return work(trx)
  })
  outbox.wake()
  return answer
}

async function noteAdded(
  context: AuthContext,
  trx: Trx,
  { user, sessionId }: SignedIn,
  before: Factors,
  factor: 'app' | 'passkey',
  change: FactorChange,
): Promise<Added> {
  await trx.updateTable('sessions').set({ factor }).where('public_id', '=', sessionId).execute()
  await sendSignInChanged(context, trx, user, change)
  const codes = hasFactor(before)
    ? null
    : await makeRecoveryCodes(trx, user.id, context.clock.now())
  return { outcome: 'done', codes }
}

async function tookOff(
  context: AuthContext,
  trx: Trx,
  { user }: SignedIn,
  what: string,
): Promise<void> {
  const needsFactor = await asksForFactor(trx, user.id)
  await sendSignInChanged(context, trx, user, { change: 'factor-gone', what, needsFactor })
  await forgetRemains(trx, user.id)
}
