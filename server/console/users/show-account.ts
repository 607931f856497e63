import { factorsOf } from '#server/auth/factors/factors.ts'
import type { Factors, OwnPasskey } from '#server/auth/factors/factors.ts'
import { roleOf } from '#server/auth/roles.ts'
import { listSessions } from '#server/auth/sessions.ts'
import type { Connection, Database } from '#server/database/database.ts'
import type { UserRow } from '#server/database/schema.ts'
import { deviceName } from '#server/format/device-name.ts'
import { counted } from '#server/format/words.ts'
import { wrapped } from '../table.ts'
import { momentText, whoIs, withPerson } from './users-console.ts'
import type { ExitCode, UserConsole } from './users-console.ts'

type Fact = readonly [label: string, text: string]

/** Prints what is known of how one person signs in. */
export async function showAccount(email: string, console: UserConsole): Promise<ExitCode> {
  const { print, clock } = console
  return withPerson(email, null, console, async (database, user) => {
    const { db } = database
    const facts = [
      ...personFacts(user, (await roleOf(db, user.id)) ?? 'customer'),
      ...factorFacts(await factorsOf(db, user.id)),
      ...(await removalFacts(db, user)),
      ...(await sessionFacts(database, user, clock)),
    ]
    for (const line of wrapped(whoIs(user))) print(line)
    for (const [label, text] of facts) {
      for (const line of wrapped(`${label.padEnd(indent)}${text}`, indent)) print(line)
    }
    return 0
  })
}

const indent = 16

function personFacts(
  { created_at: since, verified_at: verified, password }: UserRow,
  role: string,
): readonly Fact[] {
  return [
    ['Role', role],
    ['Account since', momentText(since)],
    ['Address', verified === null ? 'not verified' : `verified ${momentText(verified)}`],
    ['Password', password === null ? 'not chosen yet' : 'chosen'],
  ]
}

function factorFacts({ appSince, passkeys, recoveryCodes }: Factors): readonly Fact[] {
  return [
    ...(passkeys.length === 0
      ? [['Passkeys', 'none'] as const]
      : passkeys.map((passkey) => ['Passkey', passkeyText(passkey)] as const)),
    ['App', appSince === null ? 'none' : `since ${momentText(appSince)}`],
    ['Recovery codes', recoveryCodes === 0 ? 'none' : `${recoveryCodes} left`],
  ]
}

function passkeyText({ name, createdAt, usedAt, isBlocked }: OwnPasskey): string {
  return [
    `“${name}”`,
    `added ${momentText(createdAt)}`,
    usedAt === null ? 'never used' : `last used ${momentText(usedAt)}`,
    ...(isBlocked ? ['blocked, for there seem to be two of it'] : []),
  ].join(', ')
}

async function removalFacts(db: Connection, { id, email }: UserRow): Promise<readonly Fact[]> {
  const removal = await db
    .selectFrom('factor_removals')
    .select(['asked_at', 'due_at'])
    .where('user_id', '=', id)
    .executeTakeFirst()
  if (!removal) return []
  const due = momentText(removal.due_at)
  const text = `All passkeys, app and codes go on ${due}, as asked ${momentText(removal.asked_at)}; npm run user -- keep-factors ${email} stops it.`
  return [['Lost factors', text]]
}

async function sessionFacts(
  database: Database,
  user: UserRow,
  clock: UserConsole['clock'],
): Promise<readonly Fact[]> {
  const sessions = await listSessions({ database, clock }, { user, sessionId: null })
  return [
    ['Signed in', sessions.length === 0 ? 'nowhere' : `by ${counted(sessions.length, 'browser')}`],
    ...sessions.map(({ userAgent, address, createdAt, seenAt }) => {
      const times = `since ${momentText(createdAt)}, last used ${momentText(seenAt)}`
      return ['', `${deviceName(userAgent)}, from ${address}, ${times}`] as const
    }),
  ]
}
