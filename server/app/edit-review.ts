import { soldThingsStay } from '#server/content/check/sold-things.ts'
import type { SoldThings } from '#server/content/check/sold-things.ts'
import type { Documents } from '#server/content/load/documents.ts'
import { formatViolation } from '#server/content/violation.ts'
import type { Log } from './log.ts'

export type EditReview = ReturnType<typeof createEditReview>

/**
 * Says in the log what the content, at the start and whenever it is another, means for people who have paid.
 * It keeps no page from being served: a date that they know otherwise is not sold meanwhile.
 */
export function createEditReview(log: Pick<Log, 'warn' | 'error'>) {
  let readSold: (() => Promise<SoldThings>) | null = null
  let latest: Documents | null = null

  async function look(): Promise<void> {
    if (!readSold || !latest) return
    const documents = latest
    latest = null
    try {
      const faults = [...soldThingsStay(await readSold())(documents)].map(formatViolation)
      if (faults.length > 0) log.warn({ faults }, `people have booked what changes: ${faults[0]}`)
    } catch (error) {
      log.error({ err: error }, 'the content cannot be held against the orders')
    }
  }

  return {
    /** Takes content that is served from now on. */
    see(documents: Documents): void {
      latest = documents
      // Whoever waits for the edit on a page goes first.
      setImmediate(() => void look())
    },
    /** Orders can be read from now on. */
    async begin(read: () => Promise<SoldThings>): Promise<void> {
      readSold = read
      await look()
    },
  }
}
