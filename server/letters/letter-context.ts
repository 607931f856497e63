import type { Database } from '#server/database/database.ts'
import type { OutboxWorker } from '#server/mail/worker.ts'
import type { Clock } from '#server/site/clock.ts'
import type { LetterSource } from './letter-source.ts'

/** What sending the weekly letter needs. */
export interface LetterContext {
  readonly database: Database
  readonly clock: Clock
  readonly letters: LetterSource
  readonly outbox: Pick<OutboxWorker, 'wake'>
  /** The absolute address on which a subscriber stops the newsletter, by a page or one POST. */
  unsubscribeUrl(subscriberId: string, now: number): string
}
