import type { PasskeyRow } from '#server/database/account-tables.ts'
import type { Connection } from '#server/database/database.ts'

/** A passkey as its owner may see it. Instants are milliseconds UTC. */
export interface OwnPasskey {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  readonly usedAt: number | null
  /** Does its device keep it elsewhere too? Then losing the device does not lose it. */
  readonly isBackedUp: boolean
  /** Refused since there seem to be two of it. */
  readonly isBlocked: boolean
}

/** What somebody can prove themselves by besides the password. */
export interface Factors {
  /** Since when the app is in use, milliseconds UTC; null: it is not. */
  readonly appSince: number | null
  /** The oldest first. */
  readonly passkeys: readonly OwnPasskey[]
  /** How many recovery codes are left. */
  readonly recoveryCodes: number
}

export async function factorsOf(connection: Connection, userId: string): Promise<Factors> {
  const app = await connection
    .selectFrom('authenticator_apps')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const passkeys = await connection
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const codes = await connection
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    appSince: app?.confirmed_at ?? null,
    passkeys: passkeys.map(ownPasskey),
    recoveryCodes: Number(codes?.left ?? 0),
  }
}

function ownPasskey(row: PasskeyRow): OwnPasskey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at,
    isBackedUp: row.is_backed_up === 1,
    isBlocked: row.blocked_at !== null,
  }
}

/** Is a second step asked for? Recovery codes alone are none, nor is a passkey that is blocked. */
export function hasFactor({ appSince, passkeys }: Factors): boolean {
  return appSince !== null || passkeys.some(({ isBlocked }) => !isBlocked)
}

/** Is a second step asked of somebody? */
export async function asksForFactor(connection: Connection, userId: string): Promise<boolean> {
  return hasFactor(await factorsOf(connection, userId))
}

/** Takes away what is left when nothing asks for a second step any more. */
export async function forgetRemains(trx: Connection, userId: string): Promise<void> {
  if (await asksForFactor(trx, userId)) return
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await trx
    .updateTable('browsers')
    .set({ trusted_until: null })
    .where('user_id', '=', userId)
    .execute()
}
