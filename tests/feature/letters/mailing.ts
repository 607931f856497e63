import { newId } from '#server/database/ids.ts'
import type { SubscriberRow } from '#server/database/schema.ts'
import { beginLetter, testLetter } from '#server/letters/begin-letter.ts'
import { feedLetters } from '#server/letters/feed.ts'
import type { LetterContext } from '#server/letters/letter-context.ts'
import type { PlannedLetter } from '#server/letters/letter-source.ts'
import { letterStatuses } from '#server/letters/letter-status.ts'
import type { Transport } from '#server/mail/outbox.ts'
import { deliverDue } from '#server/mail/worker.ts'
import { company } from '../../support/company.ts'
import { databaseOfTest } from '../../support/database-of-test.ts'
import { keptLog } from '../../support/kept-log.ts'
import { handClock, mailbox } from '../../support/mail.ts'

/** The day of the letter that the tests send, and its morning. */
export const friday = '2026-12-04'
export const morning = Date.UTC(2026, 11, 4, 9)

/** A letter of the content, and the subscribers who wait for it, on a database of the test's own. */
export function mailingOfTest() {
  const database = databaseOfTest()
  return () => {
    const clock = handClock(morning)
    const post = mailbox()
    const log = keptLog()
    const planned: { letter: PlannedLetter } = {
      letter: { date: friday, isDraft: false, sendAt: null, fingerprint: 'as it was tested' },
    }
    const context: LetterContext = {
      database: database(),
      clock,
      outbox: { wake: () => undefined },
      letters: {
        all: () => [planned.letter],
        write: (date, unsubscribeUrl) => ({
          subject: `The letter of ${date}`,
          html: `<a href="${unsubscribeUrl}">Stop</a>`,
          text: `Stop:\n${unsubscribeUrl}\n`,
        }),
      },
      unsubscribeUrl: (id) => `https://www.saltlark.example/mail/unsubscribe/${id}`,
    }
    const { db } = context.database
    return {
      ...post,
      context,
      clock,
      log,
      planned,
      async subscribers(...names: readonly string[]): Promise<void> {
        for (const name of names) await subscribe(name, 'confirmed')
      },
      subscribe,
      async leave(name: string): Promise<void> {
        await db
          .updateTable('subscribers')
          .set({ status: 'unsubscribed', unsubscribed_at: clock.now() })
          .where('email', '=', `${name}@example.com`)
          .execute()
      },
      /** Tests the letter and begins it; the test has been sent. */
      async begin(): Promise<void> {
        await testLetter(context, friday, 'office@example.com')
        await deliver()
        post.mails.splice(0)
        await beginLetter(context, friday)
      },
      /** Writes the next few messages, after the time that a rate asks for. */
      async feed(): Promise<boolean> {
        clock.pass(4_000)
        return feedLetters(context)
      },
      deliver,
      async status() {
        const [status] = await letterStatuses(db)
        return status
      },
      /** Who has a message of the letter, sent or not. */
      async written(): Promise<string[]> {
        const rows = await db
          .selectFrom('outbox')
          .innerJoin('letter_recipients', 'letter_recipients.outbox_id', 'outbox.id')
          .select('recipient')
          .orderBy('recipient')
          .execute()
        return rows.map(({ recipient }) => recipient.replace('@example.com', ''))
      },
    }

    async function subscribe(name: string, status: SubscriberRow['status']): Promise<void> {
      // One behind the other: they are written to in this order.
      clock.pass(1)
      const now = clock.now()
      await db
        .insertInto('subscribers')
        .values({ id: newId(now), email: `${name}@example.com`, status, created_at: now })
        .execute()
    }

    async function deliver(transport: Transport = post.transport): Promise<void> {
      await deliverDue({
        database: context.database,
        transport,
        clock,
        log,
        appUrl: 'https://www.saltlark.example',
        company: () => company,
        attach: async () => null,
      })
    }
  }
}

export type Mailing = ReturnType<ReturnType<typeof mailingOfTest>>
