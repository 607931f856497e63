import { join } from 'node:path'
import { startMeasuredServer } from '../measured-server.ts'
import { atRest } from '../serving/measured-process.ts'
import type { MeasuredServer } from '../serving/measured-process.ts'
import { medianOf } from '../statistics.ts'
import { measuredBuild } from './measured-build.ts'

/** What one thing cost in both builds: one value a round. */
export interface Figure {
  readonly name: string
  readonly before: number[]
  readonly after: number[]
}

/** The trees in which both builds lie. */
export interface Trees {
  readonly before: string
  readonly after: string
}

/** The requests of one pair are sent so often, of which the median counts. */
const turns = 3

/**
 * Both builds are started anew for every round and take turns in it, the other one first each time: other
 * work on the machine weighs on both, and so does what a process happens to become in its life.
 * @param folder for their data.
 */
export async function measureBuilds(
  trees: Trees,
  folder: string,
  rounds: number,
): Promise<Figure[]> {
  const start = (side: Side) => startMeasuredServer(join(folder, side), settings, trees[side])
  // The first start makes the key and the database, which a server does once in its life.
  for (const side of sides) await (await start(side)).stop()

  const figures = new Map<string, Figure>()
  for (let round = 0; round < rounds; round += 1) {
    const inTurn = round % 2 === 0 ? sides : sides.toReversed()
    const servers: Partial<Record<Side, MeasuredServer>> = {}
    const coldStart = { name: 'cold start', before: 0, after: 0 }
    try {
      for (const side of inTurn) {
        const server = await start(side)
        servers[side] = server
        coldStart[side] = server.cpuMicroseconds()
      }
      const costs = [coldStart, ...(await measurePair(inTurn, servers as Pair, round))]
      for (const { name, before, after } of costs) {
        const figure = figures.get(name)
        figure?.before.push(before)
        figure?.after.push(after)
        if (!figure) figures.set(name, { name, before: [before], after: [after] })
      }
    } finally {
      for (const server of Object.values(servers)) await server.stop()
    }
  }
  return [...figures.values()]
}

type Side = keyof Trees
type Pair = Readonly<Record<Side, MeasuredServer>>

const sides: readonly Side[] = ['before', 'after']

// Each buyer calls from an address of their own.
const settings = { TRUST_PROXY: 'loopback' }

/** What each thing costs in the builds of one round. */
async function measurePair(
  inTurn: readonly Side[],
  servers: Pair,
  round: number,
): Promise<(Record<Side, number> & { readonly name: string })[]> {
  // A start goes on for a while behind its first answer: pages are made ahead, and compressed.
  for (const side of inTurn) await atRest(servers[side])
  const requests = {
    before: await measuredBuild(servers.before, round),
    after: await measuredBuild(servers.after, round),
  }
  for (const side of inTurn) for (const { warmUp } of requests[side]) await warmUp()

  const found = []
  for (const [at, { name }] of requests.before.entries()) {
    const costs: Record<Side, number[]> = { before: [], after: [] }
    for (let turn = 0; turn < turns; turn += 1) {
      for (const side of inTurn) costs[side].push((await requests[side][at]?.cost()) ?? Number.NaN)
    }
    found.push({ name, before: medianOf(costs.before), after: medianOf(costs.after) })
  }
  return found
}
