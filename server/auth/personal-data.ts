import type { Connection } from '#server/database/database.ts'
import type { SignedIn } from './account.ts'
import type { AuthContext } from './context.ts'
import { boughtBy } from './personal-orders.ts'

/**
 * Everything that is kept about a person, by their account or under their e-mail address; in place
 * of secrets and fingerprints only that there are some. Instants are milliseconds UTC.
 */
export async function personalData(
  { database: { db } }: AuthContext,
  { user: { id, email } }: SignedIn,
): Promise<object> {
  const account = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'created_at', 'verified_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return {
    account,
    ...(await ofAccount(db, id)),
    ...(await ofAddress(db, email)),
    ...(await boughtBy(db, { id, email })),
  }
}

async function ofAccount(db: Connection, id: string) {
  return {
    sessions: await db
      .selectFrom('sessions')
      .select(['user_agent', 'address', 'is_remembered', 'created_at', 'seen_at'])
      .select(['confirmed_at', 'expires_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    links: await db
      .selectFrom('tokens')
      .select(['purpose', 'email', 'intended', 'created_at', 'expires_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    browsers: await db
      .selectFrom('browsers')
      .select('seen_at')
      .where('user_id', '=', id)
      .orderBy('seen_at')
      .execute(),
  }
}

async function ofAddress(db: Connection, email: string) {
  return {
    newsletter: await db
      .selectFrom('subscribers')
      .select(['email', 'status', 'created_at', 'confirmed_at', 'unsubscribed_at'])
      .where('email', '=', email)
      .execute(),
    waiting_lists: await db
      .selectFrom('waiting_list')
      .select(['reference', 'name', 'email', 'heads', 'created_at', 'forget_at'])
      .where('email', '=', email)
      .orderBy('created_at')
      .execute(),
    enquiries: await db
      .selectFrom('enquiries')
      .select(['subject', 'context', 'name', 'email', 'telephone', 'people', 'dates', 'message'])
      .select(['created_at', 'forget_at'])
      .where('email', '=', email)
      .orderBy('created_at')
      .execute(),
    // Their contents hold links that would open the account to whoever has the file.
    letters: await db
      .selectFrom('outbox')
      .select(['template', 'recipient', 'created_at', 'sent_at'])
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute(),
  }
}
