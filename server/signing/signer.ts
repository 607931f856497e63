import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Proves that a text was made by this site, for one purpose, and was not changed since. */
export interface Signer {
  /**
   * The value with its proof, in characters that a cookie may hold (`A-Za-z0-9_-` and one dot).
   * The value can be read by whoever holds it: signed is not secret. A value that is not
   * well-formed Unicode (half a surrogate pair) comes back with U+FFFD in that place.
   */
  sign(purpose: string, value: string): string
  /** The value that was signed for this purpose, or null for anything else. Never throws. */
  verify(purpose: string, signed: string): string | null
  /** 43 characters of `A-Za-z0-9_-` that stand for exactly this list of parts, by the first key. */
  mac(parts: readonly string[]): string
  /** Did one of the keys make this proof for exactly these parts? Takes the same time for any proof. */
  isMac(parts: readonly string[], mac: string): boolean
}

/**
 * A signer by HMAC-SHA256. The first key signs and all keys verify, so a key is changed by putting
 * the new one in front and dropping the old one when what it signed has run out.
 * @throws Error when there is no key, or an empty one.
 */
export function createSigner(keys: readonly string[]): Signer {
  const signingKey = firstOf(keys)

  function mac(parts: readonly string[]): string {
    return macBy(signingKey, parts)
  }

  function isMac(parts: readonly string[], given: string): boolean {
    return keys.filter((key) => equalText(macBy(key, parts), given)).length > 0
  }

  function sign(purpose: string, value: string): string {
    const payload = Buffer.from(value).toString('base64url')
    return `${payload}.${mac(['value', purpose, payload])}`
  }

  function verify(purpose: string, signed: string): string | null {
    const [payload, proof, ...rest] = signed.split('.')
    if (payload === undefined || proof === undefined || rest.length > 0) return null
    if (!isMac(['value', purpose, payload], proof)) return null
    return Buffer.from(payload, 'base64url').toString()
  }

  return { sign, verify, mac, isMac }
}

function firstOf(keys: readonly string[]): string {
  const [first] = keys
  if (first && !keys.includes('')) return first
  throw new Error('[signing] a signer needs at least one key and no empty one; set APP_KEY.')
}

function macBy(key: string, parts: readonly string[]): string {
  return createHmac('sha256', key).update(framed(parts)).digest('base64url')
}

/** Each part with its length in bytes in front: no two lists of parts give the same bytes. */
function framed(parts: readonly string[]): string {
  return parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join('')
}

// Proofs are compared as text: base64url has several spellings of the same bytes.
function equalText(expected: string, given: string): boolean {
  const a = Buffer.from(expected)
  const b = Buffer.from(given)
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A page that whoever has its address may read, until its links are ended. */
export interface LinkedPage {
  readonly id: string
  /** How often they were. */
  readonly link_version: number
}

/** The kinds of such pages. */
type LinkedKind = 'order' | 'voucher' | 'payment'

/** The key in the address of a page. */
export function keyOf(signer: Signer, kind: LinkedKind, page: LinkedPage): string {
  return signer.sign(kind, keyed(page))
}

/** Does a key open a page? */
export function opens(signer: Signer, kind: LinkedKind, page: LinkedPage, key: string): boolean {
  return signer.verify(kind, key) === keyed(page)
}

/** Keys of before links could be ended have the id alone. */
function keyed({ id, link_version: version }: LinkedPage): string {
  return version === 0 ? id : `${id}.${version}`
}

/** 256 random bits, in 43 characters that a cookie or an address may hold. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Could we have made it? Anything else needs no question to the database. */
export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text)
}

/** What stands in the database in place of secret parts: nobody can go back from it. */
export function fingerprint(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}
