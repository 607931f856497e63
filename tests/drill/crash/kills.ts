import { setTimeout as pause } from 'node:timers/promises'
import { oneOf } from '../../support/chance.ts'
import type { DrilledServer } from '../drilled-server.ts'
import type { Traffic } from '../traffic.ts'
import { phases } from './errand.ts'
import type { Phase } from './errand.ts'

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
  readonly traffic: Traffic<Phase>
  readonly chance: () => number
}

/** Lets the traffic run for a moment, then kills the server while something by chance is on its way. */
export async function killOnce({ server, traffic, chance }: Scene): Promise<Kill> {
  const target = oneOf(draw, chance)
  await traffic.answers(leastTraffic + Math.floor(chance() * moreTraffic))
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

const leastTraffic = 8
const moreTraffic = 50
/** Milliseconds. */
const timeLimit = 3_000
const startTime = 1_200
