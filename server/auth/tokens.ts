import type { Connection, Trx } from '#server/database/database.ts'
import type { TokenRow } from '#server/database/schema.ts'
import { fingerprint, isSecret, newSecret } from '#server/signing/signer.ts'

type TokenPurpose = 'verify-email' | 'change-email' | 'reset-password' | 'invitation'

export interface NewToken {
  readonly userId: string
  readonly purpose: TokenPurpose
  /** The address that the message goes to. */
  readonly email: string
  readonly intended: string | null
}

const hour = 60 * 60_000

/** How long links work, in milliseconds. */
export const tokenLife: Readonly<Record<TokenPurpose, number>> = {
  'verify-email': 24 * hour,
  'change-email': 24 * hour,
  'reset-password': hour,
  /** Of an account that the office opens: it goes by another way than this site's mail. */
  invitation: 72 * hour,
}

/**
 * Makes the secret of a link. It takes the place of the one that the person had for this purpose.
 * The caller puts it into a message, and nowhere else: the table keeps a fingerprint.
 */
export async function issueToken(
  trx: Trx,
  { userId, purpose, email, intended }: NewToken,
  now: number,
): Promise<string> {
  const secret = newSecret()
  const values = {
    id: idOf(purpose, secret),
    email,
    intended,
    created_at: now,
    expires_at: now + tokenLife[purpose],
  }
  await trx
    .insertInto('tokens')
    .values({ ...values, user_id: userId, purpose })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(values))
    .execute()
  return secret
}

/** The token of a link, unless it is used, replaced or too old. Changes nothing. */
export async function findToken(
  connection: Connection,
  purposes: readonly TokenPurpose[],
  secret: string,
  now: number,
): Promise<TokenRow | undefined> {
  if (!isSecret(secret)) return undefined
  return connection
    .selectFrom('tokens')
    .selectAll()
    .where('id', 'in', idsOf(purposes, secret))
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses the token of a link up: of calls at once, one gets it. Pass the transaction of its effect. */
export async function consumeToken(
  trx: Trx,
  purposes: readonly TokenPurpose[],
  secret: string,
  now: number,
): Promise<TokenRow | undefined> {
  if (!isSecret(secret)) return undefined
  return trx
    .deleteFrom('tokens')
    .where('id', 'in', idsOf(purposes, secret))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

// A link for one purpose opens no other.
function idOf(purpose: TokenPurpose, secret: string): string {
  return fingerprint(purpose, secret)
}

function idsOf(purposes: readonly TokenPurpose[], secret: string): string[] {
  return purposes.map((purpose) => idOf(purpose, secret))
}
