import type { Signer } from '#server/signing/signer.ts'
import { issueToken, readToken } from '#server/signing/token.ts'
import type { TokenReading } from '#server/signing/token.ts'

const purpose = 'newsletter.unsubscribe'
/** Letters lie in mailboxes for years, and their link to stop is to work as long. */
const tenYears = 10 * 365 * 24 * 60 * 60 * 1000

/** The token of the link to stop, which every letter to subscribers carries. */
export function issueUnsubscribeToken(signer: Signer, subscriberId: string, now: number): string {
  return issueToken(signer, { purpose, id: subscriberId, expiresAt: now + tenYears })
}

export function readUnsubscribeToken(signer: Signer, token: string, now: number): TokenReading {
  return readToken(signer, purpose, token, now)
}
