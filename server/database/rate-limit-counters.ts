import type { Connection } from './database.ts'

/**
 * Counters of calls in a table, for sites of several processes: one statement a hit, so two calls at
 * once are two hits. A count begins anew when its window has ended.
 * @param now reads the time, in milliseconds UTC.
 */
export function tableCounters(connection: Connection, now: () => number) {
  return {
    async hit(key: string, seconds: number): Promise<{ hits: number; resetsAt: number }> {
      const instant = now()
      const resetsAt = instant + seconds * 1000
      const row = await connection
        .insertInto('rate_limits')
        .values({ key, hits: 1, resets_at: resetsAt })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => {
            const isOver = eb('rate_limits.resets_at', '<=', instant)
            const unlessOver = eb.case().when(isOver)
            return {
              hits: unlessOver
                .then(1)
                .else(eb('rate_limits.hits', '+', 1))
                .end(),
              resets_at: unlessOver.then(resetsAt).else(eb.ref('rate_limits.resets_at')).end(),
            }
          }),
        )
        .returning(['hits', 'resets_at'])
        .executeTakeFirstOrThrow()
      return { hits: row.hits, resetsAt: row.resets_at }
    },

    async forget(key: string): Promise<void> {
      await connection.deleteFrom('rate_limits').where('key', '=', key).execute()
    },

    /** Takes one hit back: a try that turned out to be none. */
    async giveBack(key: string): Promise<void> {
      await connection
        .updateTable('rate_limits')
        .set((eb) => ({ hits: eb('hits', '-', 1) }))
        .where('key', '=', key)
        .where('hits', '>', 0)
        .execute()
    },

    /** Removes the counts whose windows have ended, so that the table stays small. */
    async sweep(): Promise<void> {
      await connection.deleteFrom('rate_limits').where('resets_at', '<=', now()).execute()
    },
  }
}
