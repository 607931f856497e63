import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { Trx } from '#server/database/database.ts'
import type { UserRow } from '#server/database/schema.ts'
import { callerNetwork } from '#server/load/caller-network.ts'
import { fingerprint, isSecret } from '#server/signing/signer.ts'
import { userById } from './account.ts'
import type { BegunSession, Device, TooMany } from './account.ts'
import { passkeyRules } from './attempts.ts'
import { knownBrowser, trustBrowser } from './browsers.ts'
import type { AuthContext } from './context.ts'
import { checkFactor, tellOfCopy } from './factors/check-factor.ts'
import type { FactorOutcome, Proof } from './factors/check-factor.ts'
import { checkPasskey } from './factors/check-passkey.ts'
import { factorsOf } from './factors/factors.ts'
import { ownPasskeyRequest, passkeyRequest } from './factors/passkeys.ts'
import type { RefusedPasskey } from './factors/passkeys.ts'
import type { Visit } from './sessions.ts'
import { enter } from './sign-in.ts'

/** What is asked of whoever gave the right password. */
interface SecondStep {
  readonly email: string
  readonly hasApp: boolean
  /** What a browser needs to ask for one of the person's passkeys; null: they have none. */
  readonly passkey: PublicKeyCredentialRequestOptionsJSON | null
  /** May this browser be left in peace for 30 days? Not with the accounts of staff. */
  readonly mayTrust: boolean
}

type SecondStepOutcome =
  | ({ readonly outcome: 'signed-in' } & BegunSession)
  | { readonly outcome: 'expired'; readonly email?: undefined }
  | (Exclude<FactorOutcome, { readonly outcome: 'done' }> & { readonly email: string })

type PasskeySignInOutcome =
  | ({ readonly outcome: 'signed-in' } & BegunSession)
  | RefusedPasskey
  | TooMany

interface Pending {
  readonly user: UserRow
  readonly isRemembered: boolean
  /** What a passkey is asked for: this sign-in and no other. */
  readonly occasion: string
}

async function findPending(
  { database: { db }, clock }: AuthContext,
  token: string | undefined,
): Promise<Pending | null> {
  if (token === undefined || !isSecret(token)) return null
  const row = await db
    .selectFrom('sessions')
    .select(['public_id', 'user_id', 'is_remembered'])
    .where('id', '=', fingerprint(token))
    .where('stage', '=', 'pending')
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  const user = row && (await userById(db, row.user_id))
  if (!user) return null
  return { user, isRemembered: row.is_remembered === 1, occasion: `second step ${row.public_id}` }
}

/** What is asked after the password; null: no password was given lately, or it is all done. */
export async function secondStep(
  context: AuthContext,
  token: string | undefined,
): Promise<SecondStep | null> {
  const pending = await findPending(context, token)
  if (!pending) return null
  const { user, occasion } = pending
  const { appSince } = await factorsOf(context.database.db, user.id)
  return {
    email: user.email,
    hasApp: appSince !== null,
    passkey: await ownPasskeyRequest(context, occasion, user.id),
    mayTrust: user.role !== 'staff',
  }
}

/** Ends a sign-in of two steps by what was asked for. The session of the first step ends with it. */
export async function finishSignIn(
  context: AuthContext,
  token: string | undefined,
  proof: Proof,
  device: Device,
  isTrusted: boolean,
): Promise<SecondStepOutcome> {
  const { database, clock, outbox } = context
  const pending = await findPending(context, token)
  if (!pending || token === undefined) return { outcome: 'expired' }
  const { user, isRemembered, occasion } = pending
  const browser = await knownBrowser(database.db, user.email, device)
  const checked = await checkFactor(context, user, proof, { occasion, browser })
  if (checked.outcome !== 'done') return { ...checked, email: user.email }

  const session = await database.transaction(async (trx) => {
    if (!(await takePending(trx, token))) return null
    const now = clock.now()
    const { factor } = checked
    const entry = { isRemembered, factor, isConfirmed: true }
    const begun = await enter(context, trx, user, entry, { device, oldToken: undefined }, now)
    if (isTrusted && user.role !== 'staff') await trustBrowser(trx, user.id, begun.browser, now)
    return begun
  })
  outbox.wake()
  return session ? { outcome: 'signed-in', ...session } : { outcome: 'expired' }
}

async function takePending(trx: Trx, token: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('sessions')
    .where('id', '=', fingerprint(token))
    .where('stage', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

const alone = 'sign-in'

/** What a browser needs to sign somebody in by a passkey alone. */
export async function signInRequest(
  context: AuthContext,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return passkeyRequest(context, alone)
}

/** Signs in by a passkey alone, which is something that one has, and a finger, a face or a PIN. */
export async function signInByPasskey(
  context: AuthContext,
  sent: AuthenticationResponseJSON,
  isRemembered: boolean,
  visit: Visit,
): Promise<PasskeySignInOutcome> {
  const { database, clock, attempts, outbox } = context
  const tried = await attempts.take(passkeyRules(callerNetwork(visit.device.address)))
  if (tried.outcome === 'limited') return tried
  const checked = await checkPasskey(context, alone, sent)
  const userId = checked.outcome === 'done' ? checked.passkey.user_id : checked.blocked?.user_id
  const found = userId === undefined ? undefined : await userById(database.db, userId)
  const user = found?.verified_at === null ? undefined : found
  if (user) await tellOfCopy(context, user, checked)
  if (checked.outcome !== 'done') return { outcome: checked.outcome, reason: checked.reason }
  if (!user) return { outcome: 'refused-passkey', reason: 'unknown' }

  await tried.undo()
  const entry = { isRemembered, factor: 'passkey', isConfirmed: true } as const
  const session = await database.transaction((trx) =>
    enter(context, trx, user, entry, visit, clock.now()),
  )
  outbox.wake()
  return { outcome: 'signed-in', ...session }
}
