import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '#server/database/database.ts'
import { listKeptMessages } from '#server/mail/kept-messages.ts'
import type { Mailables } from '#server/mail/mailables.ts'

/** Reads the newest code that an address was sent for an order. */
export type ReadCode = (email: string) => Promise<string>

/** Finds it among what has arrived; undefined: it has not. */
type Post = (email: string) => Promise<string | undefined> | string | undefined

const timeLimit = 20_000

/** Of the outbox until the message is sent, which has no contents afterwards; then of the post. */
export function codeReader(db: Connection, post: Post): ReadCode {
  return async (email) => {
    const address = email.toLowerCase()
    for (const end = Date.now() + timeLimit; Date.now() < end; await pause(5)) {
      const code = (await waitingCode(db, address)) ?? (await post(address))
      if (code !== undefined) return code
    }
    throw new Error(`No code for an order has come to ${email}.`)
  }
}

/** The post of a site that keeps its messages as files. */
export function keptPost(dataDirectory: string): Post {
  return async (email) => {
    const kept = await listKeptMessages(join(dataDirectory, 'mail'), Infinity)
    return kept.flatMap(({ to, subject }) => (to === email ? (codeIn(subject) ?? []) : []))[0]
  }
}

/** What a subject says, if it is that of a code. */
export function codeIn(subject: string): string | undefined {
  return /^\d{6}(?= is the code)/.exec(subject)?.[0]
}

async function waitingCode(db: Connection, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('data')
    .where('template', '=', 'order-code')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row && (JSON.parse(row.data) as Partial<Mailables['order-code']>).code
}
