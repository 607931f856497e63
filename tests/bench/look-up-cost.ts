import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { bundleServers } from './serving/bundles.ts'
import { fewHeaders } from './serving/headers.ts'
import { costOf, drive } from './serving/load.ts'
import { atRest, startServer } from './serving/measured-process.ts'
import type { MeasuredServer } from './serving/measured-process.ts'

export interface LookUpCost {
  /** CPU microseconds of one answer of a page cache with few pages, and of one with many. */
  readonly few: readonly number[]
  readonly many: readonly number[]
}

export const pages = { few: 2, many: 2_000 } as const

/**
 * What a kept page costs where a thousand times as many are kept. All are asked for by chance, so the
 * many are not in the processor's memory, as those that are asked for seldom never are.
 * @param folder for what is made on the way.
 */
export async function measureLookUp(folder: string, rounds: number): Promise<LookUpCost> {
  await bundleServers(['small-pages'], folder)
  const few = await startPages(folder, pages.few)
  const many = await startPages(folder, pages.many)
  const cost = { few: [] as number[], many: [] as number[] }
  try {
    for (const [server, among] of [[few, pages.few] as const, [many, pages.many] as const]) {
      await drive(loadOf(server, among), 8_000)
      // A page that is asked for twice is made smaller in the background.
      await atRest(server)
    }
    for (let round = 0; round < rounds; round += 1) {
      cost.few.push(await costOf(loadOf(few, pages.few), requests, few.cpuMicroseconds))
      cost.many.push(await costOf(loadOf(many, pages.many), requests, many.cpuMicroseconds))
    }
    return cost
  } finally {
    for (const server of [few, many]) await server.stop()
  }
}

const requests = 800

async function startPages(folder: string, count: number): Promise<MeasuredServer> {
  const port = await freePort()
  const words = [join(folder, 'small-pages.mjs'), String(port), String(count)]
  return startServer({ port, words, firstPath: '/0' })
}

function loadOf({ port }: MeasuredServer, among: number) {
  return { port, path: '/', headers: fewHeaders, status: 200, among }
}
