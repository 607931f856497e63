import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { oneOf } from '../../support/chance.ts'
import type { CallName, Fault } from '../../support/stripe/faults.ts'
import type { StripeStandIn } from '../../support/stripe/stand-in.ts'
import type { Tally } from './tally.ts'

/** The calls that come to the provider, of which some go wrong until it is calm. */
export interface Calls {
  /** Waits for the next one of these, or for `timeLimit` milliseconds. @returns did one come? */
  next(wanted: readonly CallName[], timeLimit: number): Promise<boolean>
  /** Nothing goes wrong with them any more. */
  calm(): void
  /** Waits until none has come for so many milliseconds. */
  quiet(milliseconds: number): Promise<void>
}

/** Of one, how many calls go wrong. */
const rate = 0.12

const kinds: readonly Fault[] = [
  'busy',
  'error-before',
  'error-after',
  'error-after',
  'cut-before',
  'cut-after',
  'cut-inside',
  'slow',
  'slow',
]

/** In milliseconds: longer than whoever comes back from paying waits. */
const slowest = 4_000

export function watchCalls(
  { faults }: Pick<StripeStandIn, 'faults'>,
  chance: () => number,
  tally: Tally,
): Calls {
  const events = new EventEmitter().setMaxListeners(0)
  let isCalm = false
  let last = performance.now()

  faults.choose = (call) => {
    last = performance.now()
    events.emit('call', call)
    if (isCalm || chance() > rate) return null
    const fault = oneOf(kinds, chance)
    if (fault === 'slow') faults.slowness = chance() * slowest
    tally.count(`provider: ${fault}`)
    return fault
  }

  return {
    async next(wanted, timeLimit) {
      const signal = AbortSignal.timeout(timeLimit)
      for (;;) {
        const came = await once(events, 'call', { signal }).catch(() => null)
        if (!came) return false
        if (wanted.includes(came[0] as CallName)) return true
      }
    },
    calm() {
      isCalm = true
    },
    async quiet(milliseconds) {
      while (performance.now() - last < milliseconds) await pause(100)
    },
  }
}
