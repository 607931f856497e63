import type { Database } from '#server/database/database.ts'
import { memoryCounters } from '#server/database/memory-counters.ts'
import { tableCounters } from '#server/database/rate-limit-counters.ts'
import type { Counters } from '#server/database/rate-limit-counters.ts'
import { timers } from '#server/mail/worker.ts'
import type { Log } from './log.ts'

/** Milliseconds between two batches: what a crash forgets. */
const saveInterval = 5000

export interface KeptCounters extends Counters {
  /** Writes what is not written yet, then rests for good. Can be called twice. */
  stop(): Promise<void>
}

/**
 * The counts of calls and tries. The one process of a site on SQLite has them in memory, for a write
 * holds all pages up there; on PostgreSQL all processes share a table.
 */
export async function openCounters(
  { engine, db }: Database,
  clock: { now(): number },
  log: Log,
): Promise<KeptCounters> {
  if (engine === 'postgres') {
    const counters = tableCounters(db, () => clock.now())
    await counters.sweep()
    return { ...counters, stop: async () => undefined }
  }
  const counters = await memoryCounters(db, clock)
  await counters.sweep()
  let saving: Promise<void> = Promise.resolve()
  let cancel = timers.after(saveInterval, save)

  const saved = () =>
    counters
      .save()
      .catch((error: unknown) => log.error({ err: error }, 'counts of calls cannot be kept'))

  function save(): void {
    saving = saved().finally(() => (cancel = timers.after(saveInterval, save)))
  }

  return {
    ...counters,
    async stop() {
      cancel()
      await saving
      cancel()
      await saved()
    },
  }
}
