import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { ownTables } from '../../support/own-tables.ts'
import type { SmtpInbox } from '../../support/smtp-inbox.ts'
import type { Visitor } from '../../support/visitor.ts'

const timeLimit = { timeout: 20_000 }

/** A line of the security log. */
export interface SecurityEvent {
  readonly event: string
  readonly outcome: string
  readonly account?: string
  readonly network: string
}

/** The visitor, every cookie that they ever held, and every text that they were answered. */
export function watched(visitor: Visitor) {
  const cookies = new Set<string>()
  const bodies: string[] = []
  const noted = <Arguments extends unknown[]>(
    send: (...args: Arguments) => Promise<Response>,
  ): ((...args: Arguments) => Promise<Response>) => {
    return async (...args) => {
      const response = await send(...args)
      for (const value of visitor.cookies.values()) cookies.add(value)
      bodies.push(await response.clone().text())
      return response
    }
  }
  const { get, visit, submit, submitVisit, send } = visitor
  return {
    cookies,
    bodies,
    visitor: {
      cookies: visitor.cookies,
      get: noted(get),
      visit: noted(visit),
      submit: noted(submit),
      submitVisit: noted(submitVisit),
      send: noted(send),
    },
  }
}

/** The newest path of this shape in a message to somebody; waits until there is one. */
export async function pathIn(inbox: SmtpInbox, recipient: string, shape: RegExp): Promise<string> {
  const found = () =>
    inbox.mails
      .filter(({ recipients }) => recipients.includes(recipient))
      .map(({ source }) => shape.exec(source)?.[0])
      .findLast((path) => path !== undefined)
  await expect.poll(found, timeLimit).toBeDefined()
  return found() ?? ''
}

/** Every token of a link about an account, in the messages that were sent. */
export function tokensIn({ mails }: SmtpInbox): string[] {
  const links = mails.flatMap(({ source }) => [
    ...source.matchAll(/\/(?:email\/verify|reset-password|user\/undo)\/([\w-]{20,})/g),
  ])
  return links.map(([, token = '']) => token)
}

/** Waits until no message has still to go out. */
export async function everythingSent({ db }: Database): Promise<void> {
  const waiting = () => db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
  await expect.poll(waiting, timeLimit).toEqual([])
}

/** Every row of every table, as text. */
export async function everyRow(database: Database): Promise<string[]> {
  const tables = (await ownTables(database)).map(({ name }) => name)
  expect(tables).toEqual(expect.arrayContaining(['users', 'sessions', 'tokens', 'outbox']))
  const found = await Promise.all(
    tables.map((table) => sql`select * from ${sql.table(table)}`.execute(database.db)),
  )
  return found.flatMap(({ rows }) => rows.map((row) => JSON.stringify(row)))
}

export function holdsOneOf(secrets: readonly string[], text: string): boolean {
  return secrets.some((secret) => text.toLowerCase().includes(secret.toLowerCase()))
}
