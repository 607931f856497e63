/**
 * What goes wrong with a call. `busy` and `*-before`: nothing is done. `*-after` and `cut-inside`: it is done, and
 * the answer is an error, none, or half of one.
 */
export type Fault =
  | 'busy'
  | 'error-before'
  | 'error-after'
  | 'cut-before'
  | 'cut-after'
  | 'cut-inside'
  | 'slow'

/** By the SDK's words. */
export type CallName =
  | 'sessions.create'
  | 'sessions.retrieve'
  | 'sessions.expire'
  | 'sessions.list'
  | 'paymentIntents.retrieve'
  | 'refunds.create'
  | 'refunds.retrieve'
  | 'refunds.list'
  | 'disputes.retrieve'
  | 'disputes.list'
  | 'events.list'

/** Switches for what goes wrong. */
export class Faults {
  /** Decides for each call; null: none of them. */
  choose: ((call: CallName) => Fault | null) | null = null
  /** How long a slow call takes, in milliseconds. */
  slowness = 200
  #next: { fault: Fault; call: CallName; times: number }[] = []

  /** What goes wrong with a call the next time, or times. */
  next(call: CallName, fault: Fault, times = 1): void {
    this.#next.push({ fault, call, times })
  }

  /** What goes wrong with this one. */
  take(call: CallName): Fault | null {
    const next = this.#next.find((one) => one.call === call)
    if (!next) return this.choose?.(call) ?? null
    next.times -= 1
    this.#next = this.#next.filter(({ times }) => times > 0)
    return next.fault
  }
}
