import type { Log } from '#server/app/log.ts'
import type { OrderContext } from '../context.ts'
import { compareDates } from './open-cases.ts'

interface CasesContext extends Pick<OrderContext, 'database' | 'clock' | 'site' | 'places'> {
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
}

/** Of a process that has not seen an edit yet, orders may come in after another process compared them. */
const compareInterval = 5 * 60_000

/**
 * Compares sold dates with the content: at the start, whenever `look` is called, and every five minutes. What
 * fails is logged and tried again.
 */
export function startCases({ log, ...context }: CasesContext) {
  let round: Promise<void> = Promise.resolve()
  let isStopped = false

  async function compareOrLog(): Promise<void> {
    if (isStopped) return
    try {
      const { opened, closed } = await compareDates(context)
      for (const one of opened) {
        const message = `people who booked ${one.reference} must hear of it: npm run dates -- show ${one.reference}`
        log.warn(one, message)
      }
      for (const reference of closed)
        log.info({ reference }, 'a sold date is as its orders say again')
      if (opened.length + closed.length > 0) await context.places.refresh()
    } catch (error) {
      log.error(
        { err: error },
        'sold dates cannot be compared with the content; they are soon again',
      )
    }
  }

  /** Compares after what is being compared now: it may have seen the content of before. */
  const look = () => (round = round.then(compareOrLog))
  // Not a reason to keep a process alive.
  const timer = setInterval(() => void look(), compareInterval).unref()
  void look()
  return {
    look,
    /** Finishes the comparison in hand, then rests for good. Can be called twice. */
    async stop() {
      isStopped = true
      clearInterval(timer)
      await round
    },
  }
}
