import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps texts that the site itself must read again, where whoever reads the database must not. */
export interface Sealer {
  /**
   * The text sealed by the first key, in characters of `A-Za-z0-9_-` and one dot.
   * @param purpose what it is and whose: nothing else opens it.
   */
  seal(purpose: string, text: string): string
  /** What was sealed for this purpose by one of the keys; null for anything else. Never throws. */
  open(purpose: string, sealed: string): Opened | null
}

interface Opened {
  readonly text: string
  /** Was it sealed by the first key? What was not is sealed again before its key goes. */
  readonly isCurrent: boolean
}

/**
 * A sealer by AES-256-GCM, with keys that are derived from those of the site by HKDF (RFC 5869). The
 * first key seals and all keys open, so a key is changed by putting the new one in front.
 * @throws Error when there is no key.
 */
export function createSealer(keys: readonly string[]): Sealer {
  const derived = keys.map(derive)
  const [current] = derived
  if (!current) throw new Error('[signing] a sealer needs at least one key; set APP_KEY.')

  return {
    seal(purpose, text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const whole = Buffer.concat([nonce, cipher.getAuthTag(), body])
      return `${current.id}.${whole.toString('base64url')}`
    },
    open(purpose, sealed) {
      const [id, body = ''] = sealed.split('.')
      const used = derived.find((one) => one.id === id)
      const text = used ? opened(used.key, purpose, Buffer.from(body, 'base64url')) : null
      return text === null ? null : { text, isCurrent: used === current }
    },
  }
}

const nonceBytes = 12

const tagBytes = 16

function opened(key: Buffer, purpose: string, whole: Buffer): string | null {
  if (whole.length < nonceBytes + tagBytes) return null
  const nonce = whole.subarray(0, nonceBytes)
  const tag = whole.subarray(nonceBytes, nonceBytes + tagBytes)
  const options = { authTagLength: tagBytes }
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, options)
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag)
  try {
    const body = whole.subarray(nonceBytes + tagBytes)
    return Buffer.concat([decipher.update(body), decipher.final()]).toString()
  } catch {
    return null
  }
}

/** The key, and a name by which sealed texts tell who can open them; it tells nothing of the key. */
function derive(siteKey: string): { readonly id: string; readonly key: Buffer } {
  const key = Buffer.from(hkdfSync('sha256', siteKey, '', 'saltlark sealed texts', 32))
  const id = createHash('sha256').update('key name').update(key).digest('base64url').slice(0, 8)
  return { id, key }
}
