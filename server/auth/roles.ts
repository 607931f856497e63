import type { StaffRoleRow } from '#server/database/account-tables.ts'
import type { Connection, Trx } from '#server/database/database.ts'

/**
 * What somebody who works here may do. `owner`: everything; `office`: orders, dates, people and
 * letters; `editor`: content and pictures; `crew`: read what a day on the water needs.
 */
export type StaffRole = StaffRoleRow['role']

export const staffRoles = ['owner', 'office', 'editor', 'crew'] as const

export function isStaffRole(text: string): text is StaffRole {
  return (staffRoles as readonly string[]).includes(text)
}

/** Null: they do not work here. */
export async function roleOf(connection: Connection, userId: string): Promise<StaffRole | null> {
  const row = await connection
    .selectFrom('staff_roles')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.role ?? null
}

/**
 * Gives somebody a role in place of the one that they had, or takes it away. Their sessions end: they
 * sign in again as what they are now.
 * @returns false: they are the last owner, and stay it.
 */
export async function setRole(
  trx: Trx,
  userId: string,
  role: StaffRole | null,
  now: number,
): Promise<boolean> {
  if (role !== 'owner' && (await isLastOwner(trx, userId))) return false
  if (role === null) await trx.deleteFrom('staff_roles').where('user_id', '=', userId).execute()
  else {
    await trx
      .insertInto('staff_roles')
      .values({ user_id: userId, role, created_at: now })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role, created_at: now }))
      .execute()
  }
  await trx
    .updateTable('users')
    .set({ role: role === null ? 'customer' : 'staff' })
    .where('id', '=', userId)
    .execute()
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  return true
}

/** Would nobody be left who can do everything? Of two owners who go at once one stays. */
export async function isLastOwner(trx: Trx, userId: string): Promise<boolean> {
  // Written, so that another transaction which asks the same waits for the end of this one.
  const owners = await trx
    .updateTable('staff_roles')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('role', '=', 'owner')
    .returning('user_id')
    .execute()
  return owners.length === 1 && owners[0]?.user_id === userId
}
