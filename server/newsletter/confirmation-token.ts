import type { Signer } from '#server/signing/signer.ts'
import { issueToken, readToken } from '#server/signing/token.ts'
import type { TokenReading } from '#server/signing/token.ts'

const purpose = 'newsletter.confirm'
const sevenDays = 7 * 24 * 60 * 60 * 1000

/** The token of the link that a confirmation mail carries; the mail says how long it lives. */
export function issueConfirmationToken(signer: Signer, subscriberId: string, now: number): string {
  return issueToken(signer, { purpose, id: subscriberId, expiresAt: now + sevenDays })
}

export function readConfirmationToken(signer: Signer, token: string, now: number): TokenReading {
  return readToken(signer, purpose, token, now)
}
