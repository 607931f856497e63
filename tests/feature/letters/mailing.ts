import type { Database } from '#server/database/database.ts'
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
export function mailingOfTest(): () => Mailing {
  const database = databaseOfTest()
  return () => {
    const clock = handClock(morning)
    const planned = {
      letter: { date: friday, isDraft: false, sendAt: null, fingerprint: 'as it was tested' },
    }
    return new Mailing(database(), clock, planned)
  }
}

type Planned = { letter: PlannedLetter }

function contextOf(
  database: Database,
  clock: HandClock,
  planned: Planned,
  wake: () => void,
): LetterContext {
  return {
    database,
    clock,
    outbox: { wake },
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
}

type HandClock = ReturnType<typeof handClock>

/** What sends a letter, what has arrived, and what the tables have of it. */
export class Mailing {
  readonly context: LetterContext
  readonly clock: HandClock
  readonly planned: Planned
  readonly log = keptLog()
  readonly post = mailbox()

  /** How often the outbox was told to look for messages. */
  wakes = 0

  constructor(database: Database, clock: HandClock, planned: Planned) {
    this.context = contextOf(database, clock, planned, () => {
      this.wakes += 1
    })
    this.clock = clock
    this.planned = planned
  }

  get mails() {
    return this.post.mails
  }

  get #db() {
    return this.context.database.db
  }

  async subscribers(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.subscribe(name, 'confirmed')
  }

  async subscribe(name: string, status: SubscriberRow['status']): Promise<void> {
    // One behind the other: they are written to in this order.
    this.clock.pass(1)
    const now = this.clock.now()
    await this.#db
      .insertInto('subscribers')
      .values({ id: newId(now), email: `${name}@example.com`, status, created_at: now })
      .execute()
  }

  async leave(name: string): Promise<void> {
    await this.#db
      .updateTable('subscribers')
      .set({ status: 'unsubscribed', unsubscribed_at: this.clock.now() })
      .where('email', '=', `${name}@example.com`)
      .execute()
  }

  /** Tests the letter and begins it; the test has been sent. */
  async begin(): Promise<void> {
    const { date } = this.planned.letter
    await testLetter(this.context, date, 'office@example.com')
    await this.deliver()
    this.post.mails.splice(0)
    await beginLetter(this.context, date)
  }

  /** Writes the next few messages, after the time that a rate asks for. */
  async feed(): Promise<boolean> {
    this.clock.pass(4_000)
    return feedLetters(this.context)
  }

  async deliver(transport: Transport = this.post.transport): Promise<void> {
    await deliverDue({
      database: this.context.database,
      transport,
      clock: this.clock,
      log: this.log,
      appUrl: 'https://www.saltlark.example',
      company: () => company,
      attach: async () => null,
    })
  }

  async status() {
    const [status] = await letterStatuses(this.#db)
    return status
  }

  /** Who has a message of the letter, sent or not. */
  async written(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('outbox')
      .innerJoin('letter_recipients', 'letter_recipients.outbox_id', 'outbox.id')
      .select('recipient')
      .orderBy('recipient')
      .execute()
    return rows.map(({ recipient }) => recipient.replace('@example.com', ''))
  }

  /** To whom a message has come, in order. */
  recipients(): string[] {
    return this.mails.map(({ to }) => to.replace('@example.com', ''))
  }
}
