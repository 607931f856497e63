import type { Connection } from '#server/database/database.ts'
import { newId } from '#server/database/ids.ts'
import type { LetterState } from '#server/database/letter-tables.ts'
import { normaliseEmail } from '#server/forms/fields.ts'
import { newsletterTemplate, personalLink } from '#server/mail/newsletter-message.ts'
import { enqueue } from '#server/mail/outbox.ts'
import type { LetterContext } from './letter-context.ts'
import type { PlannedLetter } from './letter-source.ts'

/** Nothing was done: there is no such letter, or it was begun before, and how that stands. */
type LetterRefusal =
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'known'; readonly state: LetterState }

/**
 * Sends a letter to one address, drafts too, with what it says today. Until it was tested as its file is,
 * it is not sent to subscribers. Wakes the outbox.
 * @throws Error when the address is not one plain address, or the letter cannot be filled.
 */
export async function testLetter(
  context: LetterContext,
  date: string,
  address: string,
): Promise<LetterRefusal | { readonly outcome: 'tested' }> {
  const { database, clock, letters, outbox, unsubscribeUrl } = context
  const letter = findLetter(context, date)
  if (!letter) return { outcome: 'unknown' }
  const now = clock.now()
  const { subject, html, text } = letters.write(date, personalLink)
  const tested = {
    fingerprint: letter.fingerprint,
    subject,
    html,
    text,
    tested_at: now,
  }
  const known = await database.transaction(async (trx) => {
    const written = await trx
      .insertInto('letters_sent')
      .values({ date, state: 'tested', ...tested })
      .onConflict((conflict) =>
        conflict.column('date').doUpdateSet(tested).where('letters_sent.state', '=', 'tested'),
      )
      .returning('date')
      .executeTakeFirst()
    if (!written) return stateOf(trx, date)
    const subscriber = await trx
      .selectFrom('subscribers')
      .select('id')
      .where('email', '=', normaliseEmail(address))
      .executeTakeFirst()
    const data = {
      letter: date,
      subscriber: null,
      unsubscribeUrl: unsubscribeUrl(subscriber?.id ?? newId(now), now),
    }
    await enqueue(trx, { template: newsletterTemplate, to: address, data }, now)
    return null
  })
  if (known) return { outcome: 'known', state: known }
  outbox.wake()
  return { outcome: 'tested' }
}

/** Why a letter is not sent, or that it may be. */
export type LetterReadiness =
  | LetterRefusal
  | { readonly outcome: 'draft' }
  /** Nobody has looked at it, or not since its file was changed. */
  | { readonly outcome: 'untested' }
  | { readonly outcome: 'changed' }
  | { readonly outcome: 'ready'; readonly letter: PlannedLetter; readonly count: number }

/** May a letter be sent to subscribers, and how many are there? */
export async function letterReadiness(
  context: Pick<LetterContext, 'database' | 'letters'>,
  date: string,
): Promise<LetterReadiness> {
  const { db } = context.database
  const letter = findLetter(context, date)
  if (!letter) return { outcome: 'unknown' }
  const row = await db
    .selectFrom('letters_sent')
    .select(['state', 'fingerprint'])
    .where('date', '=', date)
    .executeTakeFirst()
  if (row && row.state !== 'tested') return { outcome: 'known', state: row.state }
  if (letter.isDraft) return { outcome: 'draft' }
  if (!row) return { outcome: 'untested' }
  if (row.fingerprint !== letter.fingerprint) return { outcome: 'changed' }
  return { outcome: 'ready', letter, count: await confirmedCount(db) }
}

/**
 * Begins to send a letter, filled as of now: it is fed to the outbox from here on. Of two who begin the
 * same letter at once, one does.
 * @throws Error when the letter cannot be filled.
 */
export async function beginLetter(
  context: LetterContext,
  date: string,
): Promise<
  | Exclude<LetterReadiness, { outcome: 'ready' }>
  | { readonly outcome: 'begun'; readonly count: number }
> {
  const ready = await letterReadiness(context, date)
  if (ready.outcome !== 'ready') return ready
  const { database, clock, letters } = context
  const { subject, html, text } = letters.write(date, personalLink)
  const { count, letter } = ready
  const begun = { state: 'sending', subject, html, text, count, begun_at: clock.now() } as const
  const result = await database.db
    .updateTable('letters_sent')
    .set(begun)
    .where('date', '=', date)
    .where('state', '=', 'tested')
    .where('fingerprint', '=', letter.fingerprint)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) return beginLetter(context, date)
  return { outcome: 'begun', count }
}

function findLetter({ letters }: Pick<LetterContext, 'letters'>, date: string) {
  return letters.all().find((letter) => letter.date === date)
}

async function stateOf(connection: Connection, date: string): Promise<LetterState> {
  const { state } = await connection
    .selectFrom('letters_sent')
    .select('state')
    .where('date', '=', date)
    .executeTakeFirstOrThrow()
  return state
}

async function confirmedCount(connection: Connection): Promise<number> {
  const { count } = await connection
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  return count
}
