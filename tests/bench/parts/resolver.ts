import { readVisit } from '@saltlark/inertia-express'
import { resolveProps } from '@saltlark/inertia-express/core'
import { ownCpu } from '../own-cpu.ts'
import type { Measured } from '../part.ts'
import { ratioRow } from '../report/rows.ts'
import { takeTurns } from '../turns.ts'

const rounds = 15
const repeats = 600

/**
 * What the adapter's resolver costs for 200 props nested 4 deep, of which none is lazy, against
 * what any answer pays: a walk that copies. Both take turns in one process.
 */
export async function resolver(): Promise<Measured> {
  const props = nestedProps()
  const options = {
    component: 'home',
    visit: readVisit(() => undefined),
    now: () => 0,
    timeout: 30_000,
    onRescue: () => undefined,
  }
  const milliseconds = await takeTurns(
    [turn('walking', () => copied(props)), turn('resolving', () => resolveProps(props, options))],
    rounds,
  )
  const { walking, resolving } = milliseconds
  const name = '200 props nested 4 deep: times a walk that copies them'
  return {
    sections: [
      {
        title: `Resolving props: CPU, median of ${rounds} rounds`,
        rows: [
          ratioRow({ name, limit: { atMost: 1.5 } }, resolving, walking),
          { name: 'one answer', unit: 'µs', value: 1_000 * (resolving.at(-1) ?? 0) },
        ],
      },
    ],
    facts: milliseconds,
  }
}

function turn<Name extends string>(name: Name, work: () => unknown) {
  return { name, warmUp: () => ownCpu(6 * repeats, work), cost: () => ownCpu(repeats, work) }
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
