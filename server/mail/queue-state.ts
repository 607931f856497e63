import type { Connection } from '#server/database/database.ts'

export interface QueueState {
  /** Messages that are neither sent nor given up. */
  readonly waiting: number
  /** Messages that were given up after their last try. */
  readonly failed: number
  /** When the one that has been due longest came due, milliseconds UTC; null when none is waiting. */
  readonly oldestDue: number | null
}

/** @throws what the database throws. */
export async function queueState(connection: Connection): Promise<QueueState> {
  const unsent = connection.selectFrom('outbox').where('sent_at', 'is', null)
  const [waiting, failed] = await Promise.all([
    unsent
      .where('failed_at', 'is', null)
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('due_at').as('oldest')])
      .executeTakeFirstOrThrow(),
    unsent
      .where('failed_at', 'is not', null)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { waiting: waiting.count, failed: failed.count, oldestDue: waiting.oldest }
}
