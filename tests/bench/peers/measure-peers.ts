import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findCores, onLoadCore } from '../serving/cores.ts'
import { costOf, drive } from '../serving/load.ts'
import type { Load } from '../serving/load.ts'
import { cpuMicroseconds } from '../serving/process-facts.ts'
import { nodeForPeers, versionOf } from './node.ts'
import { startSide } from './running-side.ts'
import type { RunningSide } from './running-side.ts'
import { differenceOf, factsOf } from './same-page.ts'
import { shipPage } from './shipped-page.ts'
import { peers, sides } from './sides.ts'
import type { SideName } from './sides.ts'
import { makeReady } from './workshop.ts'

export interface PeerCosts {
  /** The version of Node that every side ran on. */
  readonly node: string
  /** Microseconds of CPU for one answer: one value a round. */
  readonly microseconds: Readonly<Record<SideName, readonly number[]>>
}

type Running = readonly { readonly name: SideName; readonly server: RunningSide }[]

/**
 * What the home page costs this site and other frameworks, which have it from the same components and
 * props. All take turns in every round, forwards and backwards, so other work on the machine weighs on
 * all.
 * @param say told what is being done, which takes minutes.
 * @throws before anything is timed, when a side's page is not ours; before anything is installed, when
 * there is no build, or no /proc to read (Linux only).
 */
export async function measurePeers(
  rounds: number,
  say: (words: string) => void,
): Promise<PeerCosts> {
  if (!existsSync('build/server/index.js')) throw new Error('There is no build: npm run build')
  cpuMicroseconds(process.pid)
  const node = nodeForPeers()
  const folder = mkdtempSync(join(tmpdir(), 'saltlark-peers-'))
  const running: { name: SideName; server: RunningSide }[] = []
  try {
    const version = versionOf(node)
    running.push({ name: 'cached', server: await startSide(sides.cached, node, folder) })
    await shipPage(running[0]?.server.origin ?? '')
    for (const peer of peers) {
      say(`Making ready: ${peer}`)
      makeReady(peer, node)
    }
    for (const name of namesOfSides.filter((each) => each !== 'cached')) {
      running.push({ name, server: await startSide(sides[name], node, folder) })
    }
    await requireSamePage(running)
    say(`${running.length} sides on Node ${version} have the same page: warming up`)
    const microseconds = await onLoadCore(findCores(), () => timed(running, rounds))
    return { node: version, microseconds }
  } finally {
    for (const { server } of running) await server.stop()
    rmSync(folder, { recursive: true })
  }
}

const namesOfSides = Object.keys(sides) as SideName[]

async function requireSamePage(running: Running): Promise<void> {
  const pages = await Promise.all(
    running.map(async ({ name, server }) => {
      const { path, headers } = sides[name]
      const answer = await fetch(server.origin + path, { headers })
      return { name, facts: factsOf(await answer.text()) }
    }),
  )
  const wanted = pages[0]?.facts ?? factsOf('')
  const faults = pages.flatMap(({ name, facts }) => {
    const difference = differenceOf(wanted, facts)
    return difference === null ? [] : [`${name}: ${difference}`]
  })
  if (faults.length > 0) throw new Error(`Not the same page.\n${faults.join('\n')}`)
}

async function timed(running: Running, rounds: number): Promise<PeerCosts['microseconds']> {
  const turns = running.map(({ name, server }) => {
    const { path, headers, warmUp, requests } = sides[name]
    const load: Load = { path, headers, port: server.port, status: 200 }
    return {
      name,
      warmUp: () => drive(load, warmUp),
      cost: () => costOf(load, requests, server.cpuMicroseconds),
    }
  })
  for (const { warmUp } of turns) await warmUp()

  const costs = new Map<SideName, number[]>(turns.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? turns : turns.toReversed()
    for (const { name, cost } of order) costs.get(name)?.push(await cost())
  }
  return Object.fromEntries(costs) as Record<SideName, number[]>
}
