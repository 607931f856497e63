import type { Trx } from '#server/database/database.ts'
import { newsletterTemplate } from '#server/mail/newsletter-message.ts'
import { enqueue } from '#server/mail/outbox.ts'
import type { LetterContext } from './letter-context.ts'
import { unwrittenReaders } from './letter-status.ts'

/** So many of a letter are due in the outbox at most; a worker has no more before it when it stops. */
const mostDue = 20

/** So many wait there in all, with those that a mail server took not at once. Further ones would fail too. */
const mostWaiting = 200

/** So many are written within {@link rateMilliseconds}: 300 a minute, by all processes together. */
const rate = 20

const rateMilliseconds = 4_000

/**
 * Writes the next few messages of a letter that is being sent, the oldest letter first. Somebody is written
 * to when they are a confirmed subscriber now, and had none of it before: in however many processes, and
 * however often one is killed, nobody is written to twice. Wakes the outbox.
 * @returns whether a letter is being sent.
 * @throws what the database throws.
 */
export async function feedLetters(context: LetterContext): Promise<boolean> {
  const { database, outbox } = context
  const letter = await database.db
    .selectFrom('letters_sent')
    .select('date')
    .where('state', '=', 'sending')
    .orderBy('date')
    .limit(1)
    .executeTakeFirst()
  if (!letter) return false
  const written = await database.transaction((trx) => feedLetter(context, trx, letter.date))
  if (written > 0) outbox.wake()
  return true
}

async function feedLetter(context: LetterContext, trx: Trx, date: string): Promise<number> {
  if (!(await lockSending(trx, date))) return 0
  const now = context.clock.now()
  const waiting = await waitingOf(trx, date, now)
  const room = Math.min(
    mostDue - waiting.due,
    mostWaiting - waiting.all,
    rate - (await writtenSince(trx, date, now - rateMilliseconds)),
  )
  if (room <= 0) return 0
  const readers = await nextReaders(context, trx, date, room)
  for (const { id, email } of readers) {
    const data = {
      letter: date,
      subscriber: id,
      unsubscribeUrl: context.unsubscribeUrl(id, now),
    }
    const outboxId = await enqueue(trx, { template: newsletterTemplate, to: email, data }, now)
    await trx
      .insertInto('letter_recipients')
      .values({ date, subscriber_id: id, outbox_id: outboxId, written_at: now })
      .execute()
  }
  if (readers.length === 0 && waiting.all === 0) await endLetter(trx, date, now)
  return readers.length
}

/** Holds the letter's row until the transaction ends, on both engines. False: it is sent no longer. */
async function lockSending(trx: Trx, date: string): Promise<boolean> {
  const result = await trx
    .updateTable('letters_sent')
    .set({ state: 'sending' })
    .where('date', '=', date)
    .where('state', '=', 'sending')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

async function waitingOf(trx: Trx, date: string, now: number) {
  return trx
    .selectFrom('outbox')
    .innerJoin('letter_recipients', 'letter_recipients.outbox_id', 'outbox.id')
    .where('date', '=', date)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('due_at', '<=', now).as('due'),
    ])
    .executeTakeFirstOrThrow()
}

async function writtenSince(trx: Trx, date: string, since: number): Promise<number> {
  const { count } = await trx
    .selectFrom('letter_recipients')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('date', '=', date)
    .where('written_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Who is to have it next. Nobody of them leaves before the transaction ends. */
async function nextReaders({ database }: LetterContext, trx: Trx, date: string, count: number) {
  return unwrittenReaders(trx, date)
    .select(['id', 'email'])
    .orderBy('id')
    .limit(count)
    .$if(database.engine === 'postgres', (query) => query.forUpdate())
    .execute()
}

async function endLetter(trx: Trx, date: string, now: number): Promise<void> {
  // Those who were to be next may have left this moment, and others not.
  const left = await unwrittenReaders(trx, date).select('id').limit(1).execute()
  if (left.length > 0) return
  await trx
    .updateTable('letters_sent')
    .set({ state: 'sent', ended_at: now })
    .where('date', '=', date)
    .execute()
}
