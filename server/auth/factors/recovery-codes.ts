import { randomInt } from 'node:crypto'
import type { Connection, Trx } from '#server/database/database.ts'
import { fingerprint } from '#server/signing/signer.ts'

/** How many somebody gets at once. */
const howMany = 8

// Without the letters and digits that people mistake for each other.
const characters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 25 characters are 123 bits, so that a plain hash may keep them (ASVS 5.0, 6.5.2). */
const length = 25

/** Makes codes that take the place of those there were. They are shown now, and never again. */
export async function makeRecoveryCodes(
  trx: Trx,
  userId: string,
  now: number,
): Promise<readonly string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = codes.map((code) => ({
    user_id: userId,
    fingerprint: idOf(userId, code),
    created_at: now,
  }))
  await trx.insertInto('recovery_codes').values(rows).execute()
  return codes
}

function newCode(): string {
  const text = Array.from({ length }, () => characters[randomInt(characters.length)]).join('')
  return text.replaceAll(/(.{5})(?=.)/g, '$1-')
}

/**
 * Uses a code up, however its letters and groups are written: of calls at once one gets it.
 * @param before counts only if it was made before this instant.
 */
export async function takeRecoveryCode(
  connection: Connection,
  userId: string,
  code: string,
  before: number,
): Promise<boolean> {
  const taken = await connection
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('fingerprint', '=', idOf(userId, code))
    .where('created_at', '<=', before)
    .returning('fingerprint')
    .executeTakeFirst()
  return taken !== undefined
}

function idOf(userId: string, code: string): string {
  return fingerprint('recovery-code', userId, code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
}
