import type { Signer } from './signer.ts'

/**
 * The hash by which the log and the tables name an account, a network or an operator: lines and rows
 * about one of them are joined by it, and name nobody to who has not the site's key.
 */
export function hashedName(signer: Pick<Signer, 'mac'>, kind: string, value: string): string {
  return signer.mac(['security-log', kind, value]).slice(0, length)
}

/** Of 256 bits 132 are kept: as many as nobody meets twice by chance. */
const length = 22
