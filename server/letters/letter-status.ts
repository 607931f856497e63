import type { Connection } from '#server/database/database.ts'
import type { SentLetterRow } from '#server/database/letter-tables.ts'

/** How far the sending of a letter is. Whoever was erased counts no more. */
export interface LetterStatus extends Pick<
  SentLetterRow,
  'date' | 'state' | 'subject' | 'fingerprint' | 'count' | 'tested_at' | 'begun_at' | 'ended_at'
> {
  /** Messages that a mail server has taken. */
  readonly sent: number
  /** Those who are still to have it, whether their message is written or not. */
  readonly waiting: number
  /** Messages that were taken back: their readers left, or the letter was stopped. */
  readonly stopped: number
  /** Messages that were given up after their last try. */
  readonly failed: number
}

/** Every letter that was tested, the oldest first. @throws what the database throws. */
export async function letterStatuses(connection: Connection): Promise<LetterStatus[]> {
  const letters = await connection
    .selectFrom('letters_sent')
    .select(['date', 'state', 'subject', 'fingerprint', 'count'])
    .select(['tested_at', 'begun_at', 'ended_at'])
    .orderBy('date')
    .execute()
  const statuses: LetterStatus[] = []
  for (const letter of letters)
    statuses.push({ ...letter, ...(await countsOf(connection, letter)) })
  return statuses
}

async function countsOf(
  connection: Connection,
  { date, state }: Pick<SentLetterRow, 'date' | 'state'>,
) {
  // Messages are swept a month after they were sent.
  const written = await connection
    .selectFrom('letter_recipients')
    .leftJoin('outbox', 'outbox.id', 'letter_recipients.outbox_id')
    .where('date', '=', date)
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('outbox_id', 'is', null).as('stopped'),
      fn.countAll<number>().filterWhere('failed_at', 'is not', null).as('failed'),
      fn
        .countAll<number>()
        .filterWhere(
          eb.and([
            eb('outbox.id', 'is not', null),
            eb('sent_at', 'is', null),
            eb('failed_at', 'is', null),
          ]),
        )
        .as('waiting'),
    ])
    .executeTakeFirstOrThrow()
  const { all, stopped, failed, waiting } = written
  const unwritten =
    state === 'sending' || state === 'paused' ? await unwrittenCount(connection, date) : 0
  return {
    sent: all - stopped - failed - waiting,
    waiting: waiting + unwritten,
    stopped,
    failed,
  }
}

async function unwrittenCount(connection: Connection, date: string): Promise<number> {
  const { count } = await unwrittenReaders(connection, date)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Confirmed subscribers whom a letter was not written to. */
export function unwrittenReaders(connection: Connection, date: string) {
  return connection
    .selectFrom('subscribers')
    .where('status', '=', 'confirmed')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('letter_recipients')
            .select('subscriber_id')
            .whereRef('subscriber_id', '=', 'subscribers.id')
            .where('date', '=', date),
        ),
      ),
    )
}
