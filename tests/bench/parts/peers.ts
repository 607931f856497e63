import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Measured } from '../part.ts'
import { differenceOf, shownIn } from '../peers/same-page.ts'
import { comparisons, peers as allPeers, sides } from '../peers/sides.ts'
import type { SideName } from '../peers/sides.ts'
import { makeReady, nodeForPeers, shipPage, startSide, versionOf } from '../peers/workshop.ts'
import { ratioRow, rowOf } from '../report/rows.ts'
import { onLoadCore } from '../serving/cores.ts'
import { costOf, drive } from '../serving/load.ts'
import type { MeasuredServer } from '../serving/measured-process.ts'
import { cpuMicroseconds } from '../serving/process-accounts.ts'
import { takeTurns } from '../turns.ts'
import type { Turn } from '../turns.ts'

const rounds = 15

type Running = readonly { readonly name: SideName; readonly server: MeasuredServer }[]

/**
 * What the home page costs this site and other frameworks, which have it from the same components and
 * props.
 * @throws before anything is timed, when a side's page is not ours; before anything is installed, when
 * there is no build, or no /proc to read (Linux only).
 */
export async function peers(): Promise<Measured> {
  if (!existsSync('build/server/index.js')) throw new Error('There is no build: npm run build')
  cpuMicroseconds(process.pid)
  const node = nodeForPeers()
  const folder = mkdtempSync(join(tmpdir(), 'saltlark-peers-'))
  const running: { name: SideName; server: MeasuredServer }[] = []
  const start = async (name: SideName) => {
    const server = await startSide(name, node, folder)
    running.push({ name, server })
    return server
  }
  try {
    await shipPage(await start('cached'))
    for (const peer of allPeers) {
      console.log(`Making ready: ${peer}`)
      makeReady(peer, node)
    }
    for (const name of sideNames) if (name !== 'cached') await start(name)
    await requireSamePage(running)
    console.log(`${running.length} sides have the same page: warming up`)
    const costs = await onLoadCore(() => takeTurns(running.map(turnOf), rounds))
    return measured(costs, versionOf(node))
  } finally {
    for (const { server } of running) await server.stop()
    rmSync(folder, { recursive: true })
  }
}

const sideNames = Object.keys(sides) as SideName[]

async function requireSamePage(running: Running): Promise<void> {
  const pages = await Promise.all(
    running.map(async ({ name, server }) => {
      const { path, headers } = sides[name]
      const answer = await fetch(server.origin + path, { headers })
      return { name, shown: shownIn(await answer.text()) }
    }),
  )
  const wanted = pages[0]?.shown ?? shownIn('')
  const faults = pages.flatMap(({ name, shown }) => {
    const difference = differenceOf(wanted, shown)
    return difference === null ? [] : [`${name}: ${difference}`]
  })
  if (faults.length > 0) throw new Error(`Not the same page.\n${faults.join('\n')}`)
}

function turnOf({ name, server }: Running[number]): Turn<SideName> {
  const { path, headers, warmUp, requests } = sides[name]
  const load = { path, headers, port: server.port, status: 200 }
  return {
    name,
    warmUp: () => drive(load, warmUp),
    cost: () => costOf(load, requests, server.cpuMicroseconds),
  }
}

function measured(costs: Readonly<Record<SideName, readonly number[]>>, node: string): Measured {
  const rows = sideNames.map((name) => rowOf({ name: sides[name].label, unit: 'µs' }, costs[name]))
  return {
    facts: { node, microseconds: costs },
    sections: [
      { title: `Home page by framework, CPU of an answer, on Node ${node}`, rows },
      {
        title: 'Home page against other frameworks, in the same rounds',
        rows: comparisons.map(([name, dear, cheap, limit]) =>
          ratioRow({ name, limit }, costs[dear], costs[cheap]),
        ),
      },
    ],
  }
}
