import type { Connection } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import { assertOneAddress } from './address.ts'
import type { Message } from './messages.ts'

/**
 * Writes down a message that is to be sent. Pass the transaction of what the message reports: then
 * both happen or neither. Wake the worker after that transaction, or it looks within 5 seconds.
 * @returns the message's id.
 * @throws Error when `to` is not one plain address.
 */
export async function enqueue(
  connection: Connection,
  { template, to, data }: Message,
  now: number,
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
      due_at: now,
      attempts: 0,
    })
    .execute()
  return id
}
