import type { Connection } from '#server/database/database.ts'
import type { SessionRow, UserRow } from '#server/database/schema.ts'

const hour = 60 * 60_000

const day = 24 * hour

/** How long sessions last, in milliseconds: unused, and altogether. */
const sessionLife = {
  /** A working day: staff are never remembered. */
  staff: { idle: 2 * hour, absolute: 12 * hour },
  plain: { idle: 2 * hour, absolute: day },
  remembered: { idle: 14 * day, absolute: 60 * day },
} as const

/** How long the second step of a sign-in may take, in milliseconds. */
export const pendingLife = 10 * 60_000

export function lifeOf(isRemembered: boolean, role: UserRow['role'] = 'customer') {
  if (role === 'staff') return sessionLife.staff
  return isRemembered ? sessionLife.remembered : sessionLife.plain
}

/** Is a session at its end, unused for too long or simply too old? */
export function isOver(
  session: Pick<SessionRow, 'is_remembered' | 'seen_at' | 'expires_at'>,
  now: number,
): boolean {
  const { idle } = lifeOf(session.is_remembered === 1)
  return now >= session.expires_at || now - session.seen_at >= idle
}

/** Deletes the sessions that are. */
export async function sweepSessions(connection: Connection, now: number): Promise<void> {
  const { plain, remembered } = sessionLife
  await connection
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', now),
        eb('seen_at', '<=', now - remembered.idle),
        eb.and([eb('is_remembered', '=', 0), eb('seen_at', '<=', now - plain.idle)]),
      ]),
    )
    .execute()
}
