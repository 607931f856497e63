import type { Signer } from './signer.ts'

interface TokenContent {
  /** What the link is for, such as `newsletter.confirm`; a token for one purpose opens no other. */
  readonly purpose: string
  /** A UUID in lower case. */
  readonly id: string
  /** Milliseconds UTC; the token keeps whole seconds, rounded down. */
  readonly expiresAt: number
}

/** `invalid`: not ours, changed, or for another purpose. `expired`: ours, and too old. */
export type TokenFault = 'invalid' | 'expired'

type TokenReading = { readonly id: string } | { readonly fault: TokenFault }

/**
 * A link token: 75 characters of `A-Za-z0-9_-` that carry the id and the expiry, and the proof of
 * both. It is not single use: whoever acts on it makes the second time harmless.
 * @throws Error for an id that is not a lower-case UUID, or an instant before 1970.
 */
export function issueToken(signer: Signer, { purpose, id, expiresAt }: TokenContent): string {
  const seconds = Math.floor(expiresAt / 1000)
  if (!Number.isSafeInteger(seconds) || seconds < 0) {
    throw new Error(`[signing] expiry '${expiresAt}' is not an instant; give milliseconds UTC.`)
  }
  const bytes = Buffer.alloc(bodyBytes)
  bytes.set(uuidToBytes(id))
  bytes.writeBigUInt64BE(BigInt(seconds), uuidBytes)
  const body = bytes.toString('base64url')
  return `${body}${signer.mac(['token', purpose, body])}`
}

/** What a token says at an instant (milliseconds UTC). Never throws, whatever the text. */
export function readToken(
  signer: Signer,
  purpose: string,
  token: string,
  now: number,
): TokenReading {
  const [, body, mac] = tokenShape.exec(token) ?? []
  if (body === undefined || mac === undefined) return { fault: 'invalid' }
  if (!signer.isMac(['token', purpose, body], mac)) return { fault: 'invalid' }

  const bytes = Buffer.from(body, 'base64url')
  const seconds = Number(bytes.readBigUInt64BE(uuidBytes))
  if (now >= seconds * 1000) return { fault: 'expired' }
  return { id: uuidFromBytes(bytes.subarray(0, uuidBytes)) }
}

const uuidBytes = 16
const bodyBytes = 24

// 24 bytes are 32 characters without a spare bit; the proof is compared as text.
const tokenShape = /^([A-Za-z0-9_-]{32})([A-Za-z0-9_-]{43})$/

/**
 * The 16 bytes of a UUID.
 * @throws Error when the text is not a UUID, of any version, in lower case.
 */
function uuidToBytes(uuid: string): Uint8Array {
  if (!uuidShape.test(uuid)) {
    throw new Error(`[signing] id '${uuid}' is not a UUID in lower case; give a row's id.`)
  }
  return Buffer.from(uuid.replaceAll('-', ''), 'hex')
}

/** The UUID of 16 bytes, in lower case. */
function uuidFromBytes(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)]
  return [...parts, hex.slice(20)].join('-')
}

const uuidShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
