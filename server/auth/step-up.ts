import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { Checked, Factor, SignedIn } from './account.ts'
import type { AuthContext } from './context.ts'
import { checkPassword } from './current-password.ts'
import { stopFactorRemoval } from './factor-removal.ts'
import { checkFactor } from './factors/check-factor.ts'
import type { FactorOutcome, Proof } from './factors/check-factor.ts'
import { asksForFactor } from './factors/factors.ts'
import { ownPasskeyRequest } from './factors/passkeys.ts'

/** What somebody is asked for who is to show again who they are. */
interface StepUp {
  /** Besides the password: a code of the app or for recovery. */
  readonly asksCode: boolean
  /** In place of both; null: they have no passkey. */
  readonly passkey: PublicKeyCredentialRequestOptionsJSON | null
}

export type StepUpOutcome =
  | Checked
  | { readonly outcome: 'code-missing' }
  | Exclude<FactorOutcome, { readonly outcome: 'done' }>

interface Given {
  readonly password: string
  /** Null: none was given. */
  readonly proof: Proof | null
}

export async function findStepUp(
  context: AuthContext,
  { user, sessionId }: SignedIn,
): Promise<StepUp> {
  return {
    asksCode: await asksForFactor(context.database.db, user.id),
    passkey: await ownPasskeyRequest(context, occasionOf(sessionId), user.id),
  }
}

function occasionOf(sessionId: string): string {
  return `confirm ${sessionId}`
}

/**
 * Notes in the session that they have shown again who they are: by a passkey; or by the password, and
 * by a code as well where they have a second factor. A factor that was shown is not lost, whatever
 * staff were told.
 */
export async function confirm(
  context: AuthContext,
  signedIn: SignedIn,
  { password, proof }: Given,
): Promise<StepUpOutcome> {
  const { user, sessionId } = signedIn
  const asksCode = await asksForFactor(context.database.db, user.id)
  if (asksCode && !proof) return { outcome: 'code-missing' }
  if (!asksCode || !proof || 'code' in proof) {
    const checked = await checkPassword(context, user, password)
    if (checked.outcome !== 'done') return checked
  }
  if (!asksCode || !proof) {
    await noteConfirmed(context, signedIn, signedIn.factor)
    return { outcome: 'done' }
  }
  const asked = { occasion: occasionOf(sessionId), browser: sessionId }
  const checked = await checkFactor(context, user, proof, asked)
  if (checked.outcome !== 'done') return checked
  await stopFactorRemoval(context.database.db, user.id)
  await noteConfirmed(context, signedIn, checked.factor)
  return { outcome: 'done' }
}

async function noteConfirmed(
  { database, clock }: AuthContext,
  { user, sessionId }: SignedIn,
  factor: Factor | null,
): Promise<void> {
  await database.db
    .updateTable('sessions')
    .set({ confirmed_at: clock.now(), factor })
    .where('public_id', '=', sessionId)
    .where('user_id', '=', user.id)
    .execute()
}
