import { join } from 'node:path'
import { startMeasuredServer } from '../measured-server.ts'
import type { MeasuredServer } from '../serving/measured-process.ts'
import { measuredBuild } from './measured-build.ts'
import type { MeasuredRequest } from './measured-build.ts'

/** What one thing cost in both builds: one value a round. */
export interface Figure {
  readonly name: string
  readonly before: readonly number[]
  readonly after: readonly number[]
}

/** The trees in which both builds lie. */
export interface Trees {
  readonly before: string
  readonly after: string
}

const startsAtMost = 7

/**
 * Both builds take turns in every round, the other one first each time, so that other work on the
 * machine weighs on both.
 * @param folder for their data.
 */
export async function measureBuilds(
  trees: Trees,
  folder: string,
  rounds: number,
): Promise<Figure[]> {
  const running: MeasuredServer[] = []
  const build = async (name: keyof Trees) => {
    const server = await startMeasuredServer(join(folder, name), settings, trees[name])
    running.push(server)
    return measuredBuild(server)
  }
  try {
    const [before, after] = [await build('before'), await build('after')]
    const served = await takeTurns(before, after, rounds)
    return [...served, await coldStarts(trees, folder, Math.min(rounds, startsAtMost))]
  } finally {
    for (const server of running) await server.stop()
  }
}

// Each buyer calls from an address of their own.
const settings = { TRUST_PROXY: 'loopback' }

async function takeTurns(
  before: readonly MeasuredRequest[],
  after: readonly MeasuredRequest[],
  rounds: number,
): Promise<Figure[]> {
  const figures = before.map(({ name }) => ({
    name,
    before: [] as number[],
    after: [] as number[],
  }))
  for (const { warmUp } of [...before, ...after]) await warmUp()
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, figure] of figures.entries()) {
      for (const side of inTurn(round)) {
        const asked = (side === 'before' ? before : after)[at]
        if (asked) figure[side].push(await asked.cost())
      }
    }
  }
  return figures
}

function inTurn(round: number): readonly (keyof Trees)[] {
  return round % 2 === 0 ? ['before', 'after'] : ['after', 'before']
}

async function coldStarts(trees: Trees, folder: string, rounds: number): Promise<Figure> {
  const start = async (side: keyof Trees) => {
    const directory = join(folder, `${side}-started`)
    const server = await startMeasuredServer(directory, {}, trees[side])
    const cost = server.cpuMicroseconds()
    await server.stop()
    return cost
  }
  // The first start makes the key and the database, which a server does once in its life.
  for (const side of inTurn(0)) await start(side)
  const figure = { name: 'cold start', before: [] as number[], after: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    for (const side of inTurn(round)) figure[side].push(await start(side))
  }
  return figure
}
