import type { Connection } from './database.ts'

/** How often something happened in the window that ends at `resetsAt`, in milliseconds UTC. */
export interface Count {
  readonly hits: number
  readonly resetsAt: number
}

/** What is counted under a name of its own, and for how many seconds from the first time on. */
interface Counted {
  readonly key: string
  readonly seconds: number
}

/**
 * Counters of calls. Two calls at once are two hits, and a count begins anew when its window has
 * ended.
 */
export interface Counters {
  /** The counts of windows that have not ended, in the order of the keys; null where there is none. */
  read(keys: readonly string[]): Promise<readonly (Count | null)[]>
  /** Counts one call under each key, and says what stands there now, in the order of the keys. */
  hitAll(counted: readonly Counted[]): Promise<readonly Count[]>
  hit(key: string, seconds: number): Promise<Count>
  /** Takes one hit back under each key: a call that turned out to be none. */
  giveBack(keys: readonly string[]): Promise<void>
  /** Begins to count anew under each key. */
  forget(keys: readonly string[]): Promise<void>
  /** Removes the counts whose windows have ended. */
  sweep(): Promise<void>
}

/**
 * Counters in a table, for sites of several processes: one statement for each call.
 * @param now reads the time, in milliseconds UTC.
 */
export function tableCounters(connection: Connection, now: () => number): Counters {
  const hitAll = (counted: readonly Counted[]) => hitRows(connection, counted, now())
  return {
    hitAll,
    async hit(key, seconds) {
      const [count] = await hitAll([{ key, seconds }])
      return count ?? { hits: 1, resetsAt: now() + seconds * 1000 }
    },
    async read(keys) {
      const rows = await connection
        .selectFrom('rate_limits')
        .select(['key', 'hits', 'resets_at'])
        .where('key', 'in', keys)
        .where('resets_at', '>', now())
        .execute()
      return keys.map((key) => {
        const row = rows.find((one) => one.key === key)
        return row ? { hits: row.hits, resetsAt: row.resets_at } : null
      })
    },
    async giveBack(keys) {
      await connection
        .updateTable('rate_limits')
        .set((eb) => ({ hits: eb('hits', '-', 1) }))
        .where('key', 'in', keys)
        .where('hits', '>', 0)
        .execute()
    },
    async forget(keys) {
      await connection.deleteFrom('rate_limits').where('key', 'in', keys).execute()
    },
    async sweep() {
      await connection.deleteFrom('rate_limits').where('resets_at', '<=', now()).execute()
    },
  }
}

async function hitRows(
  connection: Connection,
  counted: readonly Counted[],
  instant: number,
): Promise<readonly Count[]> {
  const fresh = counted.map(({ key, seconds }) => ({
    key,
    hits: 1,
    resets_at: instant + seconds * 1000,
  }))
  const rows = await connection
    .insertInto('rate_limits')
    .values(fresh)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const unlessOver = eb.case().when(eb('rate_limits.resets_at', '<=', instant))
        const { ref } = eb
        return {
          hits: unlessOver
            .then(1)
            .else(eb('rate_limits.hits', '+', 1))
            .end(),
          resets_at: unlessOver
            .then(ref('excluded.resets_at'))
            .else(ref('rate_limits.resets_at'))
            .end(),
        }
      }),
    )
    .returning(['key', 'hits', 'resets_at'])
    .execute()
  return fresh.map((one) => {
    const { hits, resets_at: resetsAt } = rows.find(({ key }) => key === one.key) ?? one
    return { hits, resetsAt }
  })
}
