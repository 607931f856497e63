import { randomUUID } from 'node:crypto'
import { issueToken, readToken } from '#server/signing/token.ts'
import type { AuthContext } from '../context.ts'

/** How long a browser may take, in milliseconds. */
export const challengeLife = 15 * 60_000

/**
 * What a passkey signs. It is our own signature on a number and a time, so that a page with a button
 * for passkeys writes nothing; only an answer that is right is noted, and its number counts once.
 * @param occasion what it is for, and whom: an answer to it is good for nothing else.
 */
export function issueChallenge(
  { clock, signer }: Pick<AuthContext, 'clock' | 'signer'>,
  occasion: string,
): string {
  const expiresAt = clock.now() + challengeLife
  return issueToken(signer, { purpose: purposeOf(occasion), id: randomUUID(), expiresAt })
}

/**
 * The number of the challenge that a browser sends back, in base64url.
 * @returns null: it is none of ours for this occasion, or too old.
 */
export function readChallenge(
  { clock, signer }: Pick<AuthContext, 'clock' | 'signer'>,
  occasion: string,
  sent: string,
): string | null {
  const text = Buffer.from(sent, 'base64url').toString()
  const read = readToken(signer, purposeOf(occasion), text, clock.now())
  return 'id' in read ? read.id : null
}

/** Notes that it was answered. False: it was before. */
export async function takeChallenge(
  { clock, database: { db } }: Pick<AuthContext, 'clock' | 'database'>,
  id: string,
): Promise<boolean> {
  const used = await db
    .insertInto('used_challenges')
    .values({ id, expires_at: clock.now() + challengeLife })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

function purposeOf(occasion: string): string {
  return `passkey ${occasion}`
}
