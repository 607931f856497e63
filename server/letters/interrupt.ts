import type { Trx } from '#server/database/database.ts'
import type { LetterContext } from './letter-context.ts'

type Interrupting = Pick<LetterContext, 'database' | 'clock'>

/**
 * Pauses whatever is being sent. Messages that were not tried yet are taken back, and written anew when it
 * is resumed; what a mail server was offered already is tried to its end.
 * @returns the days of the letters.
 */
export async function pauseLetters({ database }: Interrupting): Promise<readonly string[]> {
  return database.transaction(async (trx) => {
    const paused = await trx
      .updateTable('letters_sent')
      .set({ state: 'paused' })
      .where('state', '=', 'sending')
      .returning('date')
      .execute()
    const dates = paused.map(({ date }) => date)
    if (dates.length === 0) return dates
    const untried = await messagesOf(trx, dates).where('attempts', '=', 0).returning('id').execute()
    if (untried.length === 0) return dates
    await trx.deleteFrom('letter_recipients').where('outbox_id', 'in', idsOf(untried)).execute()
    return dates
  })
}

/** Goes on with whatever is paused. @returns the days of the letters. */
export async function resumeLetters({ database }: Interrupting): Promise<readonly string[]> {
  const resumed = await database.db
    .updateTable('letters_sent')
    .set({ state: 'sending' })
    .where('state', '=', 'paused')
    .returning('date')
    .execute()
  return resumed.map(({ date }) => date)
}

/**
 * Ends for good whatever is being sent or paused. Whose message still waited has none.
 * @returns the days of the letters.
 */
export async function stopLetters({ database, clock }: Interrupting): Promise<readonly string[]> {
  return database.transaction(async (trx) => {
    const now = clock.now()
    const stopped = await trx
      .updateTable('letters_sent')
      .set({ state: 'stopped', ended_at: now })
      .where('state', 'in', ['sending', 'paused'])
      .returning('date')
      .execute()
    const dates = stopped.map(({ date }) => date)
    if (dates.length === 0) return dates
    const waiting = await messagesOf(trx, dates)
      // A worker has the others in hand; who takes one up after it drops it.
      .where('leased_until', 'is', null)
      .returning('id')
      .execute()
    if (waiting.length === 0) return dates
    await trx
      .updateTable('letter_recipients')
      .set({ outbox_id: null })
      .where('outbox_id', 'in', idsOf(waiting))
      .execute()
    return dates
  })
}

/** Deletes messages of letters that are neither sent nor given up. */
function messagesOf(trx: Trx, dates: readonly string[]) {
  return trx
    .deleteFrom('outbox')
    .where('id', 'in', (subquery) =>
      subquery
        .selectFrom('letter_recipients')
        .select('outbox_id')
        .where('date', 'in', dates)
        .where('outbox_id', 'is not', null)
        .$castTo<{ outbox_id: string }>(),
    )
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
