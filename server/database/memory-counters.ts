import type { Connection } from './database.ts'
import type { Count, Counters } from './rate-limit-counters.ts'

/** About 20 MB. Who calls from more addresses than that within an hour has the oldest forgotten. */
const mostCounts = 100_000

/** Shorter windows are over before a site is up again. */
const leastWorthKeeping = 60_000

/** SQLite takes so many values in one statement, and other work has its turn between two. */
const batch = 500

/**
 * Counters of a site with one process: a call writes nothing. `save` writes what changed since, for
 * the next process; the table is read once, here.
 */
export async function memoryCounters(
  connection: Connection,
  clock: { now(): number },
): Promise<Counters & { save(): Promise<void> }> {
  const rows = await connection
    .selectFrom('rate_limits')
    .select(['key', 'hits', 'resets_at'])
    .where('resets_at', '>', clock.now())
    .execute()
  const kept = rows.map(({ key, hits, resets_at: resetsAt }) => [key, { hits, resetsAt }] as const)
  const { counts, changed, standing, put, dropOver } = createCounts(kept, clock)

  function hitNow(key: string, seconds: number): Count {
    const { hits, resetsAt } = standing(key) ?? { hits: 0, resetsAt: clock.now() + seconds * 1000 }
    return put(key, { hits: hits + 1, resetsAt })
  }

  /** What changes meanwhile is written by the next save, and so is all that could not be written. */
  async function saveBatch(keys: readonly string[]): Promise<void> {
    for (const key of keys) changed.delete(key)
    try {
      await write(connection, keys, counts)
    } catch (error) {
      for (const key of keys) changed.add(key)
      throw error
    }
  }

  return {
    read: async (keys) => keys.map(standing),
    hitAll: async (counted) => counted.map(({ key, seconds }) => hitNow(key, seconds)),
    hit: async (key, seconds) => hitNow(key, seconds),
    async giveBack(keys) {
      for (const key of keys) {
        const count = standing(key)
        if (count && count.hits > 0) put(key, { hits: count.hits - 1, resetsAt: count.resetsAt })
      }
    },
    async forget(keys) {
      for (const key of keys) if (counts.delete(key)) changed.add(key)
    },
    async sweep() {
      dropOver()
      await connection.deleteFrom('rate_limits').where('resets_at', '<=', clock.now()).execute()
    },
    async save() {
      const keys = [...changed]
      for (let at = 0; at < keys.length; at += batch) await saveBatch(keys.slice(at, at + batch))
    },
  }
}

/** What is counted, never more than there is room for, and what of it changed. */
function createCounts(kept: readonly (readonly [string, Count])[], clock: { now(): number }) {
  const counts = new Map<string, Count>(kept)
  const changed = new Set<string>()

  function standing(key: string): Count | null {
    const count = counts.get(key)
    return count && count.resetsAt > clock.now() ? count : null
  }

  function put(key: string, count: Count): Count {
    counts.set(key, count)
    if (count.resetsAt - clock.now() > leastWorthKeeping) changed.add(key)
    if (counts.size > mostCounts) makeRoom()
    return count
  }

  function makeRoom(): void {
    dropOver()
    for (const key of counts.keys()) {
      if (counts.size <= mostCounts * 0.9) return
      drop(key)
    }
  }

  function dropOver(): void {
    for (const [key, { resetsAt }] of counts) if (resetsAt <= clock.now()) drop(key)
  }

  /** What cannot be written for long must not grow beyond what is counted. Its row is swept. */
  function drop(key: string): void {
    counts.delete(key)
    changed.delete(key)
  }

  return { counts, changed, standing, put, dropOver }
}

async function write(
  connection: Connection,
  keys: readonly string[],
  counts: ReadonlyMap<string, Count>,
): Promise<void> {
  const rows = keys.flatMap((key) => {
    const count = counts.get(key)
    return count ? [{ key, hits: count.hits, resets_at: count.resetsAt }] : []
  })
  const gone = keys.filter((key) => !counts.has(key))
  if (rows.length > 0) {
    await connection
      .insertInto('rate_limits')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          hits: eb.ref('excluded.hits'),
          resets_at: eb.ref('excluded.resets_at'),
        })),
      )
      .execute()
  }
  if (gone.length > 0) {
    await connection.deleteFrom('rate_limits').where('key', 'in', gone).execute()
  }
}
