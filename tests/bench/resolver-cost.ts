import { readVisit } from '@saltlark/inertia-express'
import { resolveProps } from '@saltlark/inertia-express/core'

export interface ResolverCost {
  /** CPU of resolving divided by CPU of walking and copying the same object: one value a round. */
  readonly ratios: readonly number[]
  /** CPU microseconds for one answer's props, in the last round. */
  readonly microseconds: number
}

const repeats = 600
const warmUp = 6

/**
 * What the adapter's resolver costs for 200 props nested 4 deep, of which none is lazy, against
 * what any answer pays: a walk that copies. Both take turns in one process, so other work on the
 * machine weighs on both.
 */
export async function measureResolverCost(rounds: number): Promise<ResolverCost> {
  const props = nestedProps()
  const options = {
    component: 'home',
    visit: readVisit(() => undefined),
    now: () => 0,
    timeout: 30_000,
    onRescue: () => undefined,
  }
  const ratios: number[] = []
  let microseconds = 0
  for (let round = -warmUp; round < rounds; round += 1) {
    const walking = await cpuOf(() => copied(props))
    const resolving = await cpuOf(() => resolveProps(props, options))
    if (round >= 0) ratios.push(resolving / walking)
    microseconds = resolving / repeats
  }
  return { ratios, microseconds }
}

async function cpuOf(act: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  for (let time = 0; time < repeats; time += 1) await act()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

function nestedProps(): Record<string, unknown> {
  const offers = Array.from({ length: 200 }, (_, id) => [
    `prop${id}`,
    { card: { price: { amount: { id, name: `Offer ${id}`, isOpen: true, pounds: 1.5 } } } },
  ])
  return Object.fromEntries(offers) as Record<string, unknown>
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied)
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) copy[key] = copied((value as Record<string, unknown>)[key])
  return copy
}
