import { z } from 'zod'
import type { Database, Trx } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { WaitingRow } from '#server/database/schema.ts'
import { emailField, nameField } from '#server/forms/fields.ts'
import type { Mailables } from '#server/mail/mailables.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { takeMessageOnce } from '#server/mail/recipient-limit.ts'
import type { TooManyMessages } from '#server/mail/recipient-limit.ts'

type WaitingInput = Pick<WaitingRow, 'reference' | 'name' | 'email' | 'heads' | 'forget_at'>

/**
 * Puts somebody on the waiting list of a date, and writes the message that says so. Whoever is on it
 * already keeps their turn and gets no second message; their name and number of places become what
 * they wrote last. The row and the message are written together or not at all, and two calls at once
 * make one of each. Whoever waited for dates that are over is forgotten, and whoever let an offer of
 * places lapse waits anew. What counts is the same for who is on it and who is not. Wake the outbox
 * afterwards.
 * @returns null; or that they wait without a message, because too much is sent to this address already.
 */
export async function joinWaitingList(
  database: Database,
  input: WaitingInput,
  { now, message }: { readonly now: number; readonly message: Mailables['waiting-list-joined'] },
): Promise<TooManyMessages | null> {
  const { reference, name, email, heads, forget_at } = input
  return database.transaction(async (trx) => {
    const taken = await takeMessageOnce(trx, `waiting-list-${reference}`, email, now)
    await trx.deleteFrom('waiting_list').where('forget_at', '<=', now).execute()
    await deleteLapsed(trx, input, now)
    const id = newId(now)
    const row = await trx
      .insertInto('waiting_list')
      .values({ id, reference, name, email, heads, created_at: now, forget_at })
      .onConflict((conflict) =>
        conflict.columns(['reference', 'email']).doUpdateSet({ name, heads, forget_at }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    if (taken.outcome === 'taken' && row.id === id) {
      await enqueue(trx, { template: 'waiting-list-joined', to: email, data: message }, now)
    }
    return taken.outcome === 'limited' ? taken : null
  })
}

/** The next round would take their new place on the list for the one that had its turn. */
async function deleteLapsed(
  trx: Trx,
  { reference, email }: WaitingInput,
  now: number,
): Promise<void> {
  await trx
    .deleteFrom('waiting_list')
    .where('reference', '=', reference)
    .where('email', '=', email)
    .where('id', 'in', (eb) =>
      eb.selectFrom('place_offers').select('waiting_id').where('held_until', '<=', now),
    )
    .execute()
}

/**
 * The form of the waiting list. Its fields have names of their own, because the newsletter's form
 * stands on the same page and shows again what was typed.
 * @param most how many places of the date one visitor may have.
 */
export function waitingListForm(most: number) {
  return z.object({
    waiting_name: nameField,
    waiting_email: emailField,
    waiting_heads: headsField(most),
  })
}

function headsField(most: number): z.ZodType<number> {
  const error =
    most === 1
      ? 'Please enter 1: you can wait for one of these.'
      : `Please enter how many places you would like, from 1 to ${most}.`
  return z
    .union([z.string(), z.number()], { error })
    .refine((value) => /^\d{1,2}$/.test(String(value).trim()), { error, abort: true })
    .transform(Number)
    .refine((count) => count >= 1 && count <= most, { error })
}
