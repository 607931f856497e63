import type { SessionRow } from '#server/database/schema.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** How long sessions last, in milliseconds: unused, and altogether. */
export const sessionLife = {
  plain: { idle: 2 * hour, absolute: day },
  remembered: { idle: 14 * day, absolute: 60 * day },
} as const

/** How often it is written down that a session is in use. */
export const touchInterval = 5 * 60_000

export function lifeOf(isRemembered: boolean) {
  return isRemembered ? sessionLife.remembered : sessionLife.plain
}

/** Is the session at its end, unused for too long or simply too old? */
export function isOver(
  session: Pick<SessionRow, 'is_remembered' | 'seen_at' | 'expires_at'>,
  now: number,
): boolean {
  const { idle } = lifeOf(session.is_remembered === 1)
  return now >= session.expires_at || now - session.seen_at >= idle
}
