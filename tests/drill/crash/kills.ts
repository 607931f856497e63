import { setTimeout as pause } from 'node:timers/promises'
import { oneOf } from '../../support/chance.ts'
import type { DrilledServer } from '../drilled-server.ts'
import { phases } from './traffic.ts'
import type { Phase, Traffic } from './traffic.ts'

/** At what a kill is aimed: something on its way, or the server's own start after the last kill. */
export type Target = Phase | 'start'

export const targets: readonly Target[] = [...phases, 'start']

/** More often at what is written in one go: of the others there is always something on its way. */
const draw: readonly Target[] = [
  'cart',
  'cart',
  'order',
  'order',
  'order',
  'subscribe',
  'subscribe',
  'checkout',
  'confirm',
  'start',
]

export interface Kill {
  readonly target: Target
  /** Of what something was on its way. */
  readonly during: ReadonlySet<Target>
}

interface Scene {
  readonly server: DrilledServer
  readonly traffic: Traffic
  readonly chance: () => number
}

/** Lets the traffic run for a moment, then kills the server while something by chance is on its way. */
export async function killOnce({ server, traffic, chance }: Scene): Promise<Kill> {
  const target = oneOf(draw, chance)
  await answers(traffic, leastTraffic + Math.floor(chance() * moreTraffic))
  if (target !== 'start') {
    await traffic.begun(target, timeLimit)
    await pause(chance() * 1.2 * traffic.usualTime(target))
  }
  const during = new Set<Target>(traffic.underway())
  traffic.closeGate()
  await server.kill()
  await traffic.quiet()
  if (target === 'start') {
    server.begin()
    await pause(chance() * startTime)
    await server.kill()
    during.add('start')
  }
  return { target, during }
}

/** Waits for so many answers, and not for a time: a busy machine needs longer for as many. */
async function answers({ answered }: Traffic, count: number): Promise<void> {
  const heard = () => [...answered.values()].reduce((sum, one) => sum + one, 0)
  const [wanted, deadline] = [heard() + count, performance.now() + longestTraffic]
  while (heard() < wanted && performance.now() < deadline) await pause(5)
}

const leastTraffic = 8
const moreTraffic = 50
/** Milliseconds. */
const longestTraffic = 10_000
const timeLimit = 3_000
const startTime = 1_200
