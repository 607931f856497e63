import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { printedLog } from '../../support/log-lines.ts'
import { ownTables } from '../../support/own-tables.ts'
import { sentMessages } from '../../support/sent-messages.ts'
import { startSite } from '../../support/site.ts'
import type { Visitor } from '../../support/visitor.ts'
import { canary, wholeLife } from '../../support/whole-life.ts'

const { name, email, moved, passwords } = canary
const [, , password] = passwords

describe('an account, from its first form to its last', () => {
  it('leaves nothing by which anybody is known or let in: neither rows, nor names of counts, nor lines of the log', async () => {
    const { log, lines } = await printedLog()
    const APP_KEY = 'a-key-of-more-than-thirty-two-characters'
    const variables = { APP_KEY, MAIL_URL: 'log:', LOG_LEVEL: 'trace' }
    const site = await startSite({ environment: 'production', variables, log })
    onTestFinished(() => site.stop())
    const { database, counters } = site.services
    const { visitor, cookies } = watched(site.visitor())

    const links = await wholeLife(site, visitor)
    await sentMessages(site)
    const rows = await everyRow(database)
    await counters.stop()
    const counts = await database.db.selectFrom('rate_limits').select('key').execute()
    const keys = counts.map(({ key }) => key)
    await visitor.submit('/user', { _method: 'DELETE', password })
    await database.close()
    const failed = await visitor.submit('/login', { email: moved, password })

    const secrets = [...passwords, ...cookies, ...links]
    expect(rows.some((row) => row.includes(moved))).toBe(true)
    expect(rows.filter((row) => holdsOneOf(secrets, row))).toEqual([])
    expect(keys.length).toBeGreaterThan(3)
    expect(keys.filter((key) => holdsOneOf(['canary', '@', '203.0.113.'], key))).toEqual([])
    expect(failed.status).toBe(503)
    // The lines of the transport are left out that prints mail in place of sending it.
    const told = lines.filter((line) => !line.includes('"msg":"Mail to '))
    const personal = [...secrets, 'canary', email, moved, name]
    expect(told.length).toBeGreaterThan(20)
    expect(told.filter((line) => holdsOneOf(personal, line))).toEqual([])
  })
})

/** The visitor, and every cookie that they ever held. */
function watched(visitor: Visitor): { visitor: Visitor; cookies: ReadonlySet<string> } {
  const cookies = new Set<string>()
  const noted = <Arguments extends unknown[]>(
    send: (...args: Arguments) => Promise<Response>,
  ): ((...args: Arguments) => Promise<Response>) => {
    return async (...args) => {
      const response = await send(...args)
      for (const value of visitor.cookies.values()) cookies.add(value)
      return response
    }
  }
  const { get, submit } = visitor
  return { cookies, visitor: { ...visitor, get: noted(get), submit: noted(submit) } }
}

/** Every row of every table, as text. */
async function everyRow(database: Database): Promise<string[]> {
  const tables = (await ownTables(database)).map(({ name }) => name)
  expect(tables).toEqual(expect.arrayContaining(['users', 'sessions', 'tokens', 'outbox']))
  const found = await Promise.all(
    tables.map((table) => sql`select * from ${sql.table(table)}`.execute(database.db)),
  )
  return found.flatMap(({ rows }) => rows.map((row) => JSON.stringify(row)))
}

function holdsOneOf(secrets: readonly string[], text: string): boolean {
  return secrets.some((secret) => text.toLowerCase().includes(secret.toLowerCase()))
}
