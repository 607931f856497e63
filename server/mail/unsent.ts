import type { Connection } from '#server/database/database.ts'
import type { OutboxRow } from '#server/database/schema.ts'

/** The messages that are not sent: those that were given up first, then those that wait, by their age. */
export async function unsentMessages(connection: Connection): Promise<OutboxRow[]> {
  const rows = await connection
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return [...rows.filter(isGivenUp), ...rows.filter((row) => !isGivenUp(row))]
}

function isGivenUp({ failed_at: failed }: OutboxRow): boolean {
  return failed !== null
}

/** One message that is not sent; undefined for any other id. */
export async function unsentMessage(
  connection: Connection,
  id: string,
): Promise<OutboxRow | undefined> {
  const rows = connection.selectFrom('outbox').selectAll().where('sent_at', 'is', null)
  return rows.where('id', '=', id).executeTakeFirst()
}

/**
 * Has messages that were given up tried again from now on, as often as a new one.
 * @param id of one message; null: all.
 * @returns how many there were.
 */
export async function retryMessages(
  connection: Connection,
  id: string | null,
  now: number,
): Promise<number> {
  const result = await connection
    .updateTable('outbox')
    .set({ failed_at: null, leased_until: null, attempts: 0, due_at: now })
    .where('failed_at', 'is not', null)
    .$if(id !== null, (query) => query.where('id', '=', String(id)))
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Deletes a message that was given up. @returns whether there was one. */
export async function dropMessage(connection: Connection, id: string): Promise<boolean> {
  const result = await connection
    .deleteFrom('outbox')
    .where('failed_at', 'is not', null)
    .where('id', '=', id)
    .executeTakeFirst()
  if (result.numDeletedRows === 0n) return false
  // Of a weekly letter its reader counts as one who has none.
  await connection
    .updateTable('letter_recipients')
    .set({ outbox_id: null })
    .where('outbox_id', '=', id)
    .execute()
  return true
}

/**
 * Deletes a message of a kind that is not sent yet. None that a worker has in hand, which may have gone, and
 * none that brings a receipt or a credit note: each goes out once.
 * @param about what of its data names the thing that it is about.
 * @returns whether there was one.
 */
export async function keepBack(
  connection: Connection,
  template: OutboxRow['template'],
  about: Readonly<Record<string, string>>,
): Promise<boolean> {
  const result = await connection
    .deleteFrom('outbox')
    .where('template', '=', template)
    .where('sent_at', 'is', null)
    .where('leased_until', 'is', null)
    .where('data', 'like', `%${JSON.stringify(about).slice(1, -1)}%`)
    .where((eb) =>
      eb.or([eb('attachments', 'is', null), eb('attachments', 'not like', '%"kind":"paper"%')]),
    )
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
