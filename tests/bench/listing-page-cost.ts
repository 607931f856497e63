import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMeasuredServer } from './measured-server.ts'
import type { MeasuredServer } from './measured-server.ts'

export interface ListingPageCost {
  /** CPU of the server for whole answers of a listing divided by that for home pages, a round each. */
  readonly ratios: readonly number[]
  /** CPU milliseconds of one answer, over all rounds. */
  readonly milliseconds: { readonly home: number; readonly listing: number }
}

const answers = 30
const warmUp = 4

/**
 * What the production server works for a whole list of courses, from request to document, against the
 * home page. Both take turns, so other work on the machine weighs on both; each answer has an address
 * of its own, so none can be one that was kept.
 * @throws when there is no build, or no /proc to read (Linux only).
 */
export async function measureListingPageCost(rounds: number): Promise<ListingPageCost> {
  const directory = mkdtempSync(join(tmpdir(), 'saltlark-bench-'))
  const server = await startMeasuredServer(directory)
  try {
    const costs: { home: number; listing: number }[] = []
    for (let round = -warmUp; round < rounds; round += 1) {
      const home = await cpuOf(server, '/', round)
      const listing = await cpuOf(server, '/rya-courses', round)
      if (round >= 0) costs.push({ home, listing })
    }
    const each = (page: 'home' | 'listing') =>
      (costs.reduce((sum, cost) => sum + cost[page], 0) * 1_000) / (rounds * answers)
    return {
      ratios: costs.map(({ home, listing }) => listing / home),
      milliseconds: { home: each('home'), listing: each('listing') },
    }
  } finally {
    await server.stop()
    rmSync(directory, { recursive: true })
  }
}

async function cpuOf(server: MeasuredServer, path: string, round: number): Promise<number> {
  const before = server.cpuSeconds()
  for (let answer = 0; answer < answers; answer += 1) {
    const response = await fetch(`${server.origin}${path}?visit=${round}-${answer}`, {
      headers: { 'Accept-Encoding': 'identity' },
    })
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}, not 200.`)
    await response.text()
  }
  return server.cpuSeconds() - before
}
