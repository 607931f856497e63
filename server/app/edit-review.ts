import type { LinkChecker } from '#server/content/check/check.ts'
import { soldThingsStay } from '#server/content/check/sold-things.ts'
import type { SoldThings } from '#server/content/check/sold-things.ts'
import type { Documents } from '#server/content/load/documents.ts'
import { formatViolation } from '#server/content/violation.ts'
import type { Log } from './log.ts'

interface Reading {
  readonly sold: () => Promise<SoldThings>
  /** Remembers the pages that there are now. */
  readonly published: () => Promise<void>
}

export type EditReview = ReturnType<typeof createEditReview>

/**
 * Says in the log what the content, at the start and whenever it is another, means for people who have paid.
 * It keeps no page from being served: a date that they know otherwise is not sold meanwhile.
 */
export function createEditReview(log: Pick<Log, 'warn' | 'error'>, links: LinkChecker) {
  let reading: Reading | null = null
  let latest: Documents | null = null

  async function look(): Promise<void> {
    if (!reading || !latest) return
    const documents = latest
    latest = null
    try {
      const check = soldThingsStay(await reading.sold(), links)
      const faults = [...check(documents)].map(formatViolation)
      if (faults.length > 0) log.warn({ faults }, `people rely on what changes: ${faults[0]}`)
      await reading.published()
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
    /** The database can be asked from now on. */
    async begin(from: Reading): Promise<void> {
      reading = from
      await look()
    },
  }
}
