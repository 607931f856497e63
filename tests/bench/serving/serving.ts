import type { BareRender } from './bare-render.ts'
import { settled, httpCases, renderedGroup } from './cases.ts'
import type { CaseName } from './cases.ts'
import { costOf, drive } from './load.ts'
import { startAll } from './servers.ts'
import type { Running } from './servers.ts'

/** What takes turns. */
interface Turn {
  readonly name: CaseName
  readonly group: string
  /** Who answers, and whom. */
  readonly label: string
  warmUp(): Promise<unknown>
  /** @returns microseconds of CPU for one answer. */
  cost(): Promise<number>
}

export interface ServingCost extends Pick<Turn, 'name' | 'group' | 'label'> {
  /** Microseconds of CPU for one answer: one value a round. */
  readonly microseconds: readonly number[]
}

export interface Serving {
  readonly costs: readonly ServingCost[]
  /** What the server that sends nothing but kept pages has held at most: until it was up, and then. */
  readonly megabytes: { readonly start: number; readonly load: number }
}

/**
 * What one answer costs each server: our own production build, and others that send the same bytes.
 * In every round all take turns, forwards and backwards, so other work on the machine weighs on all:
 * first what is ready, then what is made for each request, which would leave the others long pauses.
 * @param folder for what is made on the way.
 */
export async function measureServing(folder: string, rounds: number): Promise<Serving> {
  const running = await startAll(folder)
  const { cached } = running.servers
  try {
    const start = cached.mostMegabytes()
    cached.forgetMost()
    const { quick, dear } = turnsOf(running)
    const costs = [...(await taken(quick, rounds)), ...(await taken(dear, rounds))]
    return { costs, megabytes: { start, load: cached.mostMegabytes() } }
  } finally {
    await running.stop()
  }
}

async function taken(turns: readonly Turn[], rounds: number): Promise<ServingCost[]> {
  for (const { warmUp } of turns) await warmUp()
  const costs = turns.map(({ name, group, label, cost }) => {
    return { name, group, label, cost, microseconds: [] as number[] }
  })
  for (let round = 0; round < rounds; round += 1) {
    for (const { cost, microseconds } of round % 2 === 0 ? costs : costs.toReversed()) {
      microseconds.push(await cost())
    }
  }
  return costs.map(({ cost: _, ...measured }) => measured)
}

function turnsOf({ servers, bare, known }: Running) {
  const { raw, express, cached, busy } = servers
  const ports = { raw: raw.port, express: express.port, cached: cached.port, busy: busy.port }
  const turns = Object.entries(httpCases(ports, known)).map(([name, { name: label, ...load }]) => {
    const { group, port, warmUp, requests } = load
    const server = Object.values(servers).find((each) => each.port === port) ?? cached
    const turn: Turn = {
      name: name as CaseName,
      group,
      label,
      warmUp: () => drive(load, warmUp),
      cost: () => costOf(load, requests, server.cpuMicroseconds),
    }
    return { turn, isDear: port === busy.port }
  })
  return {
    quick: turns.filter(({ isDear }) => !isDear).map(({ turn }) => turn),
    dear: [...turns.filter(({ isDear }) => isDear).map(({ turn }) => turn), bareTurn(bare)],
  }
}

function bareTurn({ render, cpuMicroseconds }: BareRender): Turn {
  const renders = 8
  return {
    name: 'bare render',
    group: renderedGroup,
    label: 'home page, rendering alone',
    warmUp: () => render(settled),
    async cost() {
      // As every load begins with requests that are not counted.
      await render(2)
      const before = cpuMicroseconds()
      await render(renders)
      return (cpuMicroseconds() - before) / renders
    },
  }
}
