import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * All requests of all customers, on their way to a server that goes away and comes back.
 * Kills are aimed at the phases that they are of, and counted by them.
 */
export interface Traffic<Phase extends string> {
  /**
   * Sends something once the gate is open.
   * @returns null when the server went away before it answered: nobody knows what it did.
   */
  send<Answer>(phase: Phase, request: () => Promise<Answer>): Promise<Answer | null>
  /** Sends something until it is answered, as somebody who presses the button again. */
  insist<Answer>(phase: Phase, request: () => Promise<Answer>): Promise<Answer>
  /** Counts something as on its way that others send, whether the gate is open or not. */
  watch<Answer>(phase: Phase, work: () => Promise<Answer>): Promise<Answer>
  /** Waits until something of the phase is on its way, or for `timeLimit` milliseconds. */
  begun(phase: Phase, timeLimit: number): Promise<void>
  /** Waits for so many answers, and not for a time: a busy machine needs longer for as many. */
  answers(count: number): Promise<void>
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

export function createTraffic<Phase extends string>(phases: readonly Phase[]): Traffic<Phase> {
  const events = new EventEmitter().setMaxListeners(0)
  const { answered, unanswered, underway, usualTime, watch } = createCounts<Phase>(events)
  const gate = { isOpen: false }

  async function send<Answer>(
    phase: Phase,
    request: () => Promise<Answer>,
  ): Promise<Answer | null> {
    while (!gate.isOpen) await once(events, 'open')
    try {
      return await watch(phase, request)
    } catch (error) {
      if (!isLostConnection(error)) throw error
      count(unanswered, phase, 1)
      return null
    }
  }

  return {
    answered,
    unanswered,
    usualTime,
    send,
    watch,
    async insist(phase, request) {
      for (;;) {
        const answer = await send(phase, request)
        if (answer !== null) return answer
      }
    },
    async begun(phase, timeLimit) {
      if (underway.get(phase)) return
      await once(events, phase, { signal: AbortSignal.timeout(timeLimit) }).catch(() => undefined)
    },
    async answers(wanted) {
      const heard = () => phases.reduce((sum, phase) => sum + (answered.get(phase) ?? 0), 0)
      const [enough, deadline] = [heard() + wanted, performance.now() + longestTraffic]
      while (heard() < enough && performance.now() < deadline) await pause(5)
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

/** Counts what is on its way, and how long that takes. */
function createCounts<Phase extends string>(events: EventEmitter) {
  const [underway, times] = [new Map<Phase, number>(), new Map<Phase, number>()]
  const [answered, unanswered] = [new Map<Phase, number>(), new Map<Phase, number>()]
  const usualTime = (phase: Phase) => times.get(phase) ?? 20

  async function watch<Answer>(phase: Phase, work: () => Promise<Answer>): Promise<Answer> {
    count(underway, phase, 1)
    events.emit(phase)
    const began = performance.now()
    try {
      const answer = await work()
      count(answered, phase, 1)
      times.set(phase, usualTime(phase) * 0.9 + (performance.now() - began) * 0.1)
      return answer
    } finally {
      count(underway, phase, -1)
      events.emit('quiet')
    }
  }

  return { answered, unanswered, underway, usualTime, watch }
}

/** In milliseconds. */
const longestTraffic = 10_000

/** `fetch` fails by a TypeError of these words, before the head of an answer or in its body. */
function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError && /^(?:fetch failed|terminated)$/.test(error.message)
}

function count<Phase>(counts: Map<Phase, number>, phase: Phase, by: number): void {
  counts.set(phase, (counts.get(phase) ?? 0) + by)
}
