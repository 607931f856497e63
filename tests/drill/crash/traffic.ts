import { EventEmitter, once } from 'node:events'

/** What a request is about, by which kills are aimed and counted. */
export const phases = ['cart', 'checkout', 'order', 'subscribe', 'confirm'] as const
export type Phase = (typeof phases)[number]

/** All requests of all customers, on their way to a server that goes away and comes back. */
export interface Traffic {
  /**
   * Sends something once the gate is open.
   * @returns null when the server went away before it answered: nobody knows what it did.
   */
  send<Answer>(phase: Phase, request: () => Promise<Answer>): Promise<Answer | null>
  /** Waits until something of the phase is on its way, or for `timeLimit` milliseconds. */
  begun(phase: Phase, timeLimit: number): Promise<void>
  /** How long an answer of the phase takes as a rule, in milliseconds. */
  usualTime(phase: Phase): number
  /** The phases of which something is on its way. */
  underway(): ReadonlySet<Phase>
  openGate(): void
  /** Lets nothing further out. */
  closeGate(): void
  /** Waits until nothing is on its way. */
  quiet(): Promise<void>
  readonly answered: ReadonlyMap<Phase, number>
  readonly unanswered: ReadonlyMap<Phase, number>
}

export function createTraffic(): Traffic {
  const events = new EventEmitter().setMaxListeners(0)
  const [underway, times] = [new Map<Phase, number>(), new Map<Phase, number>()]
  const [answered, unanswered] = [new Map<Phase, number>(), new Map<Phase, number>()]
  const usualTime = (phase: Phase) => times.get(phase) ?? 20
  const gate = { isOpen: false }

  return {
    answered,
    unanswered,
    usualTime,
    async send(phase, request) {
      while (!gate.isOpen) await once(events, 'open')
      count(underway, phase, 1)
      events.emit(phase)
      const began = performance.now()
      try {
        const answer = await request()
        count(answered, phase, 1)
        times.set(phase, usualTime(phase) * 0.9 + (performance.now() - began) * 0.1)
        return answer
      } catch (error) {
        if (!isLostConnection(error)) throw error
        count(unanswered, phase, 1)
        return null
      } finally {
        count(underway, phase, -1)
        events.emit('quiet')
      }
    },
    async begun(phase, timeLimit) {
      if (underway.get(phase)) return
      await once(events, phase, { signal: AbortSignal.timeout(timeLimit) }).catch(() => undefined)
    },
    underway: () => new Set(phases.filter((phase) => underway.get(phase))),
    openGate() {
      gate.isOpen = true
      events.emit('open')
    },
    closeGate() {
      gate.isOpen = false
    },
    async quiet() {
      while (phases.some((phase) => underway.get(phase))) await once(events, 'quiet')
    },
  }
}

/** `fetch` fails by a TypeError of these words, before the head of an answer or in its body. */
function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError && /^(?:fetch failed|terminated)$/.test(error.message)
}

function count(counts: Map<Phase, number>, phase: Phase, by: number): void {
  counts.set(phase, (counts.get(phase) ?? 0) + by)
}
