import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyRow } from '#server/database/account-tables.ts'
import type { Connection } from '#server/database/database.ts'
import type { AuthContext } from '../context.ts'
import { challengeIn, loadWebAuthn } from './passkeys.ts'
import type { RefusedPasskey } from './passkeys.ts'

export type PasskeyOutcome =
  | { readonly outcome: 'done'; readonly passkey: PasskeyRow }
  /** `blocked`: the passkey that is from now on. */
  | (RefusedPasskey & { readonly blocked?: PasskeyRow })

/**
 * Checks what a browser sends in answer to `passkeyRequest`, and uses its challenge up.
 * @param userId whose it must be; left out: anybody's, who is signed in by it.
 */
export async function checkPasskey(
  context: AuthContext,
  occasion: string,
  sent: AuthenticationResponseJSON,
  userId?: string,
): Promise<PasskeyOutcome> {
  const { db } = context.database
  const refused = (reason: RefusedPasskey['reason']) =>
    ({ outcome: 'refused-passkey', reason }) as const
  const row = await passkeyBy(db, sent.id)
  if (!row || (userId !== undefined && row.user_id !== userId)) return refused('unknown')
  if (row.blocked_at !== null) return refused('copied')

  const { given, refusal } = challengeIn(context, occasion)
  const signed = await signedBy(context, sent, row, given)
  const fault = await refusal(signed !== null)
  if (fault || signed === null) return fault ?? refused('invalid')

  const now = context.clock.now()
  if (await countUse(db, row, signed, now)) return { outcome: 'done', passkey: row }
  await db.updateTable('passkeys').set({ blocked_at: now }).where('id', '=', row.id).execute()
  return { ...refused('copied'), blocked: row }
}

async function passkeyBy(
  connection: Connection,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  return connection
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

interface Signed {
  readonly counter: number
  readonly isBackedUp: boolean
}

async function signedBy(
  { site }: AuthContext,
  response: AuthenticationResponseJSON,
  row: PasskeyRow,
  expectedChallenge: (sent: string) => boolean,
): Promise<Signed | null> {
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      // The count is compared where it is written, so that of two answers at once one is refused.
      credential: { id: row.credential_id, publicKey: keyOf(row), counter: 0 },
    })
    if (!verified || !isHandleOf(response, row)) return null
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo
    return { counter, isBackedUp }
  } catch {
    return null
  }
}

function keyOf({ public_key: key }: PasskeyRow): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(key, 'base64url'))
}

/** Counts a use. False: the passkey counts, and not upwards (WebAuthn level 3, 6.1.1). */
async function countUse(
  connection: Connection,
  { id }: PasskeyRow,
  { counter, isBackedUp }: Signed,
  now: number,
): Promise<boolean> {
  const counted = await connection
    .updateTable('passkeys')
    .set({ counter, used_at: now, is_backed_up: isBackedUp ? 1 : 0 })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('counter', '<', counter),
        eb.and([eb('counter', '=', 0), eb(eb.val(counter), '=', 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}

function isHandleOf(
  { response: { userHandle } }: AuthenticationResponseJSON,
  { user_id: id }: PasskeyRow,
): boolean {
  return !userHandle || Buffer.from(userHandle, 'base64url').toString() === id
}
