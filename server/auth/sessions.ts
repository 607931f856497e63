import type { Connection, Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { SessionRow } from '#server/database/schema.ts'
import { fingerprint, isSecret, newSecret } from '#server/signing/signer.ts'
import type {
  Account,
  BegunSession,
  Device,
  Factor,
  KnownBrowser,
  OwnSession,
  SignedIn,
} from './account.ts'
import type { AuthContext } from './context.ts'
import { isOver, lifeOf, pendingLife } from './session-life.ts'

interface NewSession extends Entry, Visit {
  readonly user: Account
  /** The browser as {@link noteBrowser} has it; left out: no account is to know it. */
  readonly browser?: { readonly secret: string; readonly id: string }
}

/** How somebody comes in. */
export interface Entry {
  /** As they asked: staff are never remembered. */
  readonly isRemembered: boolean
  readonly factor: Factor | null
  /** Have they shown all that can be asked of them? Then they are not asked again for 15 minutes. */
  readonly isConfirmed: boolean
}

/** A browser that somebody signs in by. */
export interface Visit {
  readonly device: Device
  /** The session that it had: it ends. */
  readonly oldToken: string | undefined
}

/** What both steps of a sign-in know. */
type Started = Pick<NewSession, 'user' | 'isRemembered' | keyof Visit>

/** Begins a session under a new number, whatever number the browser came with. */
export async function beginSession(
  trx: Trx,
  { user, factor, isConfirmed, browser, ...asked }: NewSession,
  now: number,
): Promise<BegunSession> {
  const isRemembered = asked.isRemembered && user.role !== 'staff'
  const { absolute } = lifeOf(isRemembered, user.role)
  const token = await addSession(trx, { user, ...asked, isRemembered }, now, {
    stage: 'full',
    factor,
    browser: browser?.id ?? null,
    confirmed_at: isConfirmed ? now : null,
    expires_at: now + absolute,
  })
  const seconds = isRemembered ? absolute / 1000 : null
  return { token, seconds, user, browser: browser?.secret ?? null }
}

/**
 * Notes that the password was right where a second factor is asked for: a session that opens nothing,
 * for ten minutes, until it is given. Whatever session the browser came with ends.
 */
export async function beginPending(trx: Trx, started: Started, now: number): Promise<BegunSession> {
  const rest = { stage: 'pending', expires_at: now + pendingLife } as const
  const token = await addSession(trx, started, now, rest)
  return { token, seconds: pendingLife / 1000, user: started.user, browser: null }
}

/** @returns its number. */
async function addSession(
  trx: Trx,
  { user, device, isRemembered, oldToken }: Started,
  now: number,
  rest: Pick<SessionRow, 'stage' | 'expires_at'> &
    Partial<Pick<SessionRow, 'factor' | 'browser' | 'confirmed_at'>>,
): Promise<string> {
  if (oldToken !== undefined) await endSession(trx, oldToken)
  const token = newSecret()
  await trx
    .insertInto('sessions')
    .values({
      ...rest,
      id: fingerprint(token),
      public_id: newId(now),
      user_id: user.id,
      is_remembered: isRemembered ? 1 : 0,
      user_agent: device.userAgent.slice(0, 400),
      address: device.address.slice(0, 64),
      created_at: now,
      seen_at: now,
    })
    .execute()
  return token
}

/**
 * Ends the session of a cookie. That there was none is fine. When it throws, the session lives on and
 * the cookie must stay.
 */
export async function endSession(connection: Connection, token: string): Promise<void> {
  if (!isSecret(token)) return
  await connection.deleteFrom('sessions').where('id', '=', fingerprint(token)).execute()
}

/** Who holds a cookie; `pending`: somebody of whom a second factor is still asked; null: nobody. */
export type Holder = SignedIn | 'pending' | null

/** Who holds a cookie. Notes every 5 minutes that the session is in use; one that is over is ended. */
export async function findHolder(
  { database: { db }, clock }: AuthContext,
  token: string,
): Promise<Holder> {
  if (!isSecret(token)) return null
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'name', 'email', 'role'])
    .select(['public_id', 'stage', 'factor', 'is_remembered', 'seen_at'])
    .select(['confirmed_at', 'expires_at'])
    .where('verified_at', 'is not', null)
    .where('sessions.id', '=', fingerprint(token))
    .executeTakeFirst()
  if (!row) return null

  const now = clock.now()
  if (isOver(row, now)) {
    await endSession(db, token)
    return null
  }
  if (row.stage === 'pending') return 'pending'
  if (now - row.seen_at >= touchInterval) {
    const unseen = now - touchInterval
    await db
      .updateTable('sessions')
      .set({ seen_at: now })
      .where('id', '=', fingerprint(token))
      .where('seen_at', '<=', unseen)
      .execute()
  }
  const { id, name, email, role } = row
  return {
    sessionId: row.public_id,
    user: { id, name, email, role },
    factor: row.factor,
    confirmedAt: row.confirmed_at,
  }
}

/** Who is signed in by a cookie. */
export async function findSession(context: AuthContext, token: string): Promise<SignedIn | null> {
  const holder = await findHolder(context, token)
  return holder === 'pending' ? null : holder
}

/**
 * The person's browsers that are signed in: the one asking first, then the last seen first.
 * `sessionId` is null where no browser of theirs asks.
 */
export async function listSessions(
  { database: { db }, clock }: Pick<AuthContext, 'database' | 'clock'>,
  { sessionId, user }: { readonly sessionId: string | null; readonly user: Pick<Account, 'id'> },
): Promise<readonly OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('stage', '=', 'full')
    .orderBy('seen_at', 'desc')
    .execute()
  const now = clock.now()
  return rows
    .filter((row) => !isOver(row, now))
    .map((row) => ({
      id: row.public_id,
      userAgent: row.user_agent,
      address: row.address,
      createdAt: row.created_at,
      seenAt: row.seen_at,
      isThis: row.public_id === sessionId,
      factor: row.factor,
    }))
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
}

/** The browsers that the account knows and nobody is signed in by, the last seen first. */
export async function listKnown(
  { database: { db }, clock }: AuthContext,
  { user }: SignedIn,
): Promise<readonly KnownBrowser[]> {
  const now = clock.now()
  const rows = await db
    .selectFrom('browsers')
    .select(['public_id', 'user_agent', 'seen_at', 'trusted_until'])
    .where('user_id', '=', user.id)
    .where('public_id', 'is not', null)
    .where('fingerprint', 'not in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('browser')
        .where('user_id', '=', user.id)
        .where('browser', 'is not', null)
        .$castTo<{ browser: string }>(),
    )
    .orderBy('seen_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.public_id ?? '',
    userAgent: row.user_agent ?? '',
    seenAt: row.seen_at,
    trustedUntil: row.trusted_until !== null && row.trusted_until > now ? row.trusted_until : null,
  }))
}

/** Signs a browser out, and knows it no longer; or forgets one that was signed out before. */
export async function endOne(
  { database }: AuthContext,
  { user }: SignedIn,
  id: string,
): Promise<void> {
  if (!/^[\da-f-]{36}$/.test(id)) return
  await database.transaction(async (trx) => {
    const ended = await trx
      .deleteFrom('sessions')
      .where('public_id', '=', id)
      .where('user_id', '=', user.id)
      .returning('browser')
      .executeTakeFirst()
    await trx
      .deleteFrom('browsers')
      .where('user_id', '=', user.id)
      .where((eb) =>
        eb.or([eb('public_id', '=', id), eb('fingerprint', '=', ended?.browser ?? '')]),
      )
      .execute()
  })
}

const touchInterval = 5 * 60_000
