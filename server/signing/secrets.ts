import { createHash, randomBytes } from 'node:crypto'

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
