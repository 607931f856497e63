import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { PasskeyRow } from '#server/database/account-tables.ts'
import type { Connection } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { Account } from '../account.ts'
import type { AuthContext } from '../context.ts'
import { challengeLife, issueChallenge, readChallenge, takeChallenge } from './challenges.ts'
import type { OwnPasskey } from './factors.ts'

/**
 * `expired`: the challenge is too old, was answered before, or is not ours. `unknown`: nobody has that
 * passkey here, or not the person it is asked of. `copied`: its count went back, so there are two of
 * it; it opens nothing from now on. `invalid`: anything else that WebAuthn wants of an answer.
 */
export interface RefusedPasskey {
  readonly outcome: 'refused-passkey'
  readonly reason: 'expired' | 'unknown' | 'copied' | 'invalid'
}

/** At most, of one person: a browser is told all of them. */
const mostPasskeys = 20

/**
 * What WebAuthn is checked by. Loaded late: it takes 20 MB, and most processes never see a passkey.
 */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/**
 * What a browser needs to ask for any passkey that it has for the site. Written here, so that the page
 * to sign in needs no library.
 */
export function passkeyRequest(
  context: AuthContext,
  occasion: string,
): PublicKeyCredentialRequestOptionsJSON {
  return {
    rpId: context.site.host,
    challenge: Buffer.from(issueChallenge(context, occasion)).toString('base64url'),
    timeout: challengeLife,
    userVerification: 'required',
  }
}

/**
 * The same for those of one person; null: they have none.
 * @param counts which of them are asked for; left out: all.
 */
export async function ownPasskeyRequest(
  context: AuthContext,
  occasion: string,
  userId: string,
  counts?: Counts,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const allowCredentials = await credentialsOf(context.database.db, userId, counts)
  if (allowCredentials.length === 0) return null
  return { ...passkeyRequest(context, occasion), allowCredentials }
}

/** What a browser needs to make a passkey that the person has not got yet. */
export async function passkeyCreation(
  context: AuthContext,
  occasion: string,
  { id, name, email }: Account,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await loadWebAuthn()
  return generateRegistrationOptions({
    rpName: context.site.name,
    rpID: context.site.host,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    challenge: issueChallenge(context, occasion),
    timeout: challengeLife,
    excludeCredentials: await credentialsOf(context.database.db, id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

type Counts = (passkey: Pick<OwnPasskey, 'id' | 'createdAt'>) => boolean

async function credentialsOf(connection: Connection, userId: string, counts: Counts = () => true) {
  const rows = await connection
    .selectFrom('passkeys')
    .select(['id', 'created_at', 'credential_id', 'transports'])
    .where('user_id', '=', userId)
    .where('blocked_at', 'is', null)
    .orderBy('created_at')
    .execute()
  return rows
    .filter(({ id, created_at: createdAt }) => counts({ id, createdAt }))
    .map(({ credential_id: id, transports }) => ({
      id,
      type: 'public-key' as const,
      transports: transports.split(',').filter((one) => one !== ''),
    }))
}

/** A passkey that a browser has made for somebody: everything but whose it is and what they call it. */
type NewPasskey = Omit<
  PasskeyRow,
  'id' | 'user_id' | 'name' | 'created_at' | 'used_at' | 'blocked_at'
>

/** Checks what a browser sends as a new passkey, and uses its challenge up. */
export async function checkNewPasskey(
  context: AuthContext,
  occasion: string,
  sent: RegistrationResponseJSON,
): Promise<{ readonly outcome: 'done'; readonly made: NewPasskey } | RefusedPasskey> {
  const { given, refusal } = challengeIn(context, occasion)
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const verified = await verifyRegistrationResponse({
    response: sent,
    expectedChallenge: given,
    expectedOrigin: context.site.origin,
    expectedRPID: context.site.host,
    requireUserVerification: true,
  }).catch(() => null)
  const refused = await refusal(verified?.verified === true)
  if (refused) return refused
  if (!verified?.verified) return { outcome: 'refused-passkey', reason: 'invalid' }
  const { credential, credentialBackedUp } = verified.registrationInfo
  const made = {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (credential.transports ?? []).join(',').slice(0, 200),
    is_backed_up: credentialBackedUp ? 1 : 0,
  } as const
  return { outcome: 'done', made }
}

/** Reads the challenge while the library checks, and uses it up once all else is right. */
export function challengeIn(context: AuthContext, occasion: string) {
  let found: string | null = null
  return {
    given(sent: string): boolean {
      found = readChallenge(context, occasion, sent)
      return found !== null
    },
    /** Why it is not taken; null: it is, and never again. */
    async refusal(isVerified: boolean): Promise<RefusedPasskey | null> {
      const refused = { outcome: 'refused-passkey' } as const
      if (!found) return { ...refused, reason: 'expired' }
      if (!isVerified) return { ...refused, reason: 'invalid' }
      const isFirst = await takeChallenge(context, found)
      return isFirst ? null : { ...refused, reason: 'expired' }
    },
  }
}

/** Keeps a new passkey. Null: somebody has that one already, or the person has too many. */
export async function keepPasskey(
  connection: Connection,
  { id: userId }: Pick<Account, 'id'>,
  made: NewPasskey,
  name: string,
  now: number,
): Promise<string | null> {
  const { held } = await connection
    .selectFrom('passkeys')
    .select((eb) => eb.fn.countAll().as('held'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(held) >= mostPasskeys) return null
  const row = await connection
    .insertInto('passkeys')
    .values({ ...made, id: newId(now), user_id: userId, name, created_at: now })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
