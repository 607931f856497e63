import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../../support/built-site-in-browser.ts'
import { withBuildOf } from '../../support/commit-tree.ts'
import { startMeasuredServer } from '../measured-server.ts'
import type { Part } from '../part.ts'
import { ratioRow } from '../report/rows.ts'
import { onLoadCore } from '../serving/cores.ts'
import { atRest } from '../serving/measured-process.ts'
import type { MeasuredServer } from '../serving/measured-process.ts'
import { measuredBuild } from '../since/measured-build.ts'
import { medianOf } from '../statistics.ts'
import { spentOn } from './hydration.ts'

const rounds = 12
/** The requests of one pair are sent so often, of which the median counts. */
const turns = 3

const sides = ['before', 'after'] as const
type Side = (typeof sides)[number]
type Both<Value> = Readonly<Record<Side, Value>>

/** What one thing cost in both builds: one value a round. */
type Figures = Map<string, Record<Side, number[]>>

/** The central figures of the build of a commit and of this tree's, by turns in one run. */
export function since(ref: string): Part {
  return async (folder) => {
    const figures: Figures = new Map()
    const browser = await launchBrowser()
    try {
      await withBuildOf(ref, (tree) =>
        measureBuilds({ before: tree, after: '.' }, { browser, folder }, figures),
      )
    } finally {
      await browser.close()
    }
    const rows = [...figures].map(([name, { before, after }]) => ratioRow({ name }, after, before))
    const worse = rows.filter(({ interval: [lowest] = [0] }) => lowest > 1)
    const conclusion =
      worse.length === 0
        ? 'No interval is wholly worse.'
        : `Wholly worse: ${worse.map(({ name }) => name).join('; ')}.`
    return {
      sections: [
        { title: `Times what it cost at ${ref}, median of the rounds`, rows },
        { title: conclusion, rows: [] },
      ],
      facts: Object.fromEntries(figures),
    }
  }
}

/**
 * Both builds are started anew for every round and take turns in it, the other one first each time: other
 * work on the machine weighs on both, and so does what a process happens to become in its life.
 */
async function measureBuilds(
  trees: Both<string>,
  { browser, folder }: { readonly browser: Browser; readonly folder: string },
  figures: Figures,
): Promise<void> {
  // Each buyer calls from an address of their own.
  const env = { TRUST_PROXY: 'loopback' }
  const start = (side: Side) => startMeasuredServer(join(folder, side), { env, tree: trees[side] })
  // The first start makes the key and the database, which a server does once in its life.
  for (const side of sides) await (await start(side)).stop()

  for (let round = 0; round < rounds; round += 1) {
    const inTurn = round % 2 === 0 ? sides : sides.toReversed()
    const servers: Partial<Record<Side, MeasuredServer>> = {}
    try {
      for (const side of inTurn) {
        const server = await start(side)
        servers[side] = server
        note(figures, 'cold start', side, server.cpuMicroseconds())
      }
      await onLoadCore(() =>
        measurePair(inTurn, { servers: servers as Both<MeasuredServer>, folder, round }, figures),
      )
      for (const side of [...inTurn, ...inTurn]) {
        const { scripts, all } = await spentOn(browser, servers[side]?.origin ?? '')
        note(figures, 'first visit of the home page: scripts', side, scripts)
        note(figures, "first visit of the home page: the browser's whole main thread", side, all)
      }
    } finally {
      for (const server of Object.values(servers)) await server.stop()
    }
  }
}

interface Pair {
  readonly servers: Both<MeasuredServer>
  /** In which each side has its data. */
  readonly folder: string
  readonly round: number
}

/** What each thing costs in the builds of one round. */
async function measurePair(
  inTurn: readonly Side[],
  { servers, folder, round }: Pair,
  figures: Figures,
): Promise<void> {
  // A start goes on for a while behind its first answer: pages are made ahead, and compressed.
  for (const side of inTurn) await atRest(servers[side])
  const requests = {
    before: await measuredBuild(servers.before, join(folder, 'before'), round),
    after: await measuredBuild(servers.after, join(folder, 'after'), round),
  }
  for (const side of inTurn) for (const { warmUp } of requests[side]) await warmUp()

  for (const [at, { name }] of requests.before.entries()) {
    const costs = { before: [] as number[], after: [] as number[] }
    for (let turn = 0; turn < turns; turn += 1) {
      for (const side of inTurn) costs[side].push((await requests[side][at]?.cost()) ?? Number.NaN)
    }
    for (const side of sides) note(figures, name, side, medianOf(costs[side]))
  }
}

function note(figures: Figures, name: string, side: Side, cost: number): void {
  const figure = figures.get(name) ?? { before: [], after: [] }
  figures.set(name, figure)
  figure[side].push(cost)
}
