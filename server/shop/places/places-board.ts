import type { Connection } from '#server/database/database.ts'
import type { TakenPlaces } from '#server/schedule/availability.ts'
import type { PlaceCount } from '#server/schedule/scheduled-date.ts'
import type { SiteSource } from '#server/site/site.ts'
import { datesToCome, placesGoneNow } from './places-gone.ts'

/** Rings again and again. The returned function unsets it. */
interface Bell {
  every(milliseconds: number, work: () => void): () => void
}

/** What pages know of the places that are gone, without asking the database. */
export interface PlacesBoard {
  readonly taken: TakenPlaces
  /** The same value as long as no count has changed. */
  edition(): object
  /** Reads it anew: after a write, so that its visitor sees it at once. */
  refresh(): Promise<void>
  /** Finishes the reading in hand, then rests for good. Can be called twice. */
  stop(): Promise<void>
}

interface PlacesBoardOptions {
  readonly connection: Connection
  readonly clock: { now(): number }
  readonly site: SiteSource
  readonly onError: (error: unknown) => void
  readonly bell?: Bell
}

/** Other processes and commands sell and give back too; a page may be ten seconds late. */
const refreshInterval = 5_000

/**
 * Keeps in memory how many places of the dates to come are gone. While the database cannot be read
 * it shows what it read last.
 */
export function startPlacesBoard({
  connection,
  clock,
  site,
  onError,
  bell = timers,
}: PlacesBoardOptions): PlacesBoard {
  let counts: ReadonlyMap<string, PlaceCount> = new Map()
  let reading: Promise<void> | null = null
  let isStopped = false

  async function read(): Promise<void> {
    try {
      const found = await placesGoneNow(connection, datesToCome(site.current()), clock.now())
      if (!areSame(found, counts)) counts = found
    } catch (error) {
      onError(error)
    }
  }

  // Of two that ask at once, the second waits for a reading that began after it asked.
  async function refresh(): Promise<void> {
    await reading
    if (isStopped) return
    reading ??= read().finally(() => (reading = null))
    await reading
  }

  const cancel = bell.every(refreshInterval, () => void refresh())
  return {
    taken: (references) => countsFor(references, counts),
    edition: () => counts,
    refresh,
    async stop() {
      isStopped = true
      cancel()
      await reading
    },
  }
}

function areSame(
  one: ReadonlyMap<string, PlaceCount>,
  other: ReadonlyMap<string, PlaceCount>,
): boolean {
  if (one.size !== other.size) return false
  return [...one].every(([reference, { taken, held }]) => {
    const count = other.get(reference)
    return count?.taken === taken && count.held === held
  })
}

// Lists ask for every date there is, of which few have a count: nothing is made for the others.
function countsFor(
  references: readonly string[],
  counts: ReadonlyMap<string, PlaceCount>,
): ReadonlyMap<string, PlaceCount> {
  const found = new Map<string, PlaceCount>()
  for (const reference of references) {
    const count = counts.get(reference)
    if (count) found.set(reference, count)
  }
  return found
}

// Not a reason to keep a process alive.
const timers: Bell = {
  every(milliseconds, work) {
    const timer = setInterval(work, milliseconds).unref()
    return () => clearInterval(timer)
  },
}
