import type { Connection } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { Message } from './mailables.ts'
import { assertOneAddress } from './outgoing-mail.ts'

/**
 * Writes down a message that is to be sent. Pass the transaction of what the message reports: then
 * both happen or neither. Wake the worker after that transaction, or it looks within 5 seconds.
 * @param dueAt not sent before this instant.
 * @returns the message's id.
 * @throws Error when `to` is not one plain address.
 */
export async function enqueue(
  connection: Connection,
  { template, to, data }: Message,
  now: number,
  dueAt: number = now,
): Promise<string> {
  assertOneAddress(to)
  const id = newId(now)
  await connection
    .insertInto('outbox')
    .values({
      id,
      template,
      recipient: to,
      data: JSON.stringify(data),
      created_at: now,
      due_at: Math.max(now, dueAt),
      attempts: 0,
    })
    .execute()
  return id
}

/** Was such a message written to this address after the instant? Sent or not: it is on its way. */
export async function isWrittenSince(
  connection: Connection,
  { template, to }: Pick<Message, 'template' | 'to'>,
  instant: number,
): Promise<boolean> {
  const message = await connection
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', to)
    .where('template', '=', template)
    .where('created_at', '>', instant)
    .limit(1)
    .executeTakeFirst()
  return message !== undefined
}
