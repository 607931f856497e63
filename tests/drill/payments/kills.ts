import { setTimeout as pause } from 'node:timers/promises'
import { oneOf } from '../../support/chance.ts'
import type { CallName } from '../../support/stripe/faults.ts'
import type { Phase, Scene } from './scene.ts'
import { killRefund } from './staff.ts'

/** At which step of paying a kill is aimed, and how often beside the others. */
export const steps = {
  'the attempt is written': { weight: 3, reach: within('begin') },
  'its page is asked for': { weight: 3, reach: atCall('sessions.create', 0, 3) },
  'its page is noted': { weight: 3, reach: atCall('sessions.create', 2, 15) },
  'the payer is led there': { weight: 1, reach: atCall('sessions.create', 10, 40) },
  'it is looked up': { weight: 2, reach: atCall('sessions.retrieve', 0, 3) },
  'the money is booked': { weight: 3, reach: atCall('sessions.retrieve', 2, 20) },
  'the payer comes back': { weight: 1, reach: within('return') },
  'a message comes': { weight: 2, reach: within('hook') },
  'money goes back': { weight: 2, reach: null },
  'what is due is done': { weight: 1, reach: null },
  'the server starts': { weight: 1, reach: null },
} satisfies Readonly<Record<string, { weight: number; reach: Reach | null }>>

export type Step = keyof typeof steps

/** Waits for the step. */
type Reach = (scene: Scene) => Promise<void>

const draw = (Object.keys(steps) as Step[]).flatMap((step) =>
  Array.from({ length: steps[step].weight }, () => step),
)

export interface Kill {
  readonly step: Step
  /** Of what something was on its way. */
  readonly during: ReadonlySet<Phase>
}

/**
 * Starts the server, lets the traffic run for a moment, and kills it at a step by chance; the command that
 * gives money back is killed beside a server that goes on, and the server after it.
 */
export async function killOnce(scene: Scene): Promise<Kill> {
  const { clock, server, settings, traffic, chance } = scene
  const step = oneOf(draw, chance)
  const isRound = step === 'what is due is done'
  const began = performance.now()
  // What was begun before is due to be looked at then.
  if (isRound) clock.shift += 4 * 60_000
  await server.start(settings())
  traffic.openGate()
  await traffic.answers(leastTraffic + Math.floor(chance() * moreTraffic))
  await steps[step].reach?.(scene)
  if (step === 'money goes back') await killRefund(scene)
  if (isRound) await reachRound(scene, began)
  const during = traffic.underway()
  traffic.closeGate()
  await server.kill()
  await traffic.quiet()
  if (step === 'the server starts') {
    server.begin(settings())
    await pause(chance() * startTime)
    await server.kill()
  }
  return { step, during }
}

/** Waits for a server's own round, which is the first call after a time without others. */
async function reachRound({ traffic, calls, chance }: Scene, began: number): Promise<void> {
  await pause(began + roundInterval - performance.now())
  traffic.closeGate()
  await traffic.quiet()
  await calls.next(roundCalls, timeLimit)
  await pause(chance() * 100)
}

function within(phase: Phase): Reach {
  return async ({ traffic, chance }) => {
    await traffic.begun(phase, timeLimit)
    await pause(chance() * 1.2 * traffic.usualTime(phase))
  }
}

/** So many milliseconds after a call has come. */
function atCall(call: CallName, least: number, most: number): Reach {
  return async ({ calls, chance }) => {
    await calls.next([call], timeLimit)
    await pause(least + chance() * (most - least))
  }
}

const roundCalls: readonly CallName[] = [
  'sessions.retrieve',
  'sessions.create',
  'sessions.expire',
  'refunds.list',
  'refunds.retrieve',
]

const leastTraffic = 8
const moreTraffic = 40
/** Milliseconds. */
const timeLimit = 5_000
const startTime = 1_200
/** How long after its start a server looks what is due, and a little less. */
const roundInterval = 19_500
