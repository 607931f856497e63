import { deliverDue } from './deliver.ts'
import type { Delivery } from './deliver.ts'

/** Sets an alarm. The returned function unsets it. */
export interface Schedule {
  after(milliseconds: number, work: () => void): () => void
}

export interface OutboxWorker {
  /** Looks for messages now. Call it after the transaction that enqueued one. Never throws. */
  wake(): void
  /** Finishes the message in hand, then rests for good. Can be called twice. */
  stop(): Promise<void>
}

/** How often a worker looks without being woken: for messages of other processes, and retries. */
const pollMilliseconds = 5000

/**
 * Sends the outbox's messages from inside this process, on any number of processes at once. First
 * looks after one poll interval, so that it costs a starting site nothing. Delivery is at least
 * once (see `deliverDue`). A failing database is logged and tried again at the next poll.
 */
export function startOutboxWorker({
  schedule = timers,
  ...delivery
}: Delivery & { readonly schedule?: Schedule }): OutboxWorker {
  const stopping = new AbortController()
  let round: Promise<void> | null = null
  let isWokenAgain = false
  let cancelPoll = schedule.after(pollMilliseconds, wake)

  function wake(): void {
    isWokenAgain = true
    round ??= work()
  }

  async function work(): Promise<void> {
    cancelPoll()
    while (isWokenAgain && !stopping.signal.aborted) {
      isWokenAgain = false
      await deliverOrLog(delivery, stopping.signal)
    }
    round = null
    if (!stopping.signal.aborted) cancelPoll = schedule.after(pollMilliseconds, wake)
  }

  async function stop(): Promise<void> {
    stopping.abort()
    cancelPoll()
    await round
  }

  return { wake, stop }
}

async function deliverOrLog(delivery: Delivery, signal: AbortSignal): Promise<void> {
  try {
    await deliverDue(delivery, signal)
  } catch (error) {
    delivery.log.error({ err: error }, 'The outbox cannot be read; the worker tries again')
  }
}

// Not a reason to keep a process alive.
const timers: Schedule = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds).unref()
    return () => clearTimeout(timer)
  },
}
