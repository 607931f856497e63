import { join } from 'node:path'
import { systemClock } from '#server/site/clock.ts'
import type { Discrepancy } from '../books/books.ts'
import { checkBooks } from '../books/check-books.ts'
import { openBooks } from '../books/read-books.ts'
import { calmAfter } from './calm-after.ts'
import type { Calm, Scene } from './calm-after.ts'
import { sendCustomers } from './customers.ts'
import type { Town } from './errand.ts'
import { killOnce } from './kills.ts'
import type { Kill } from './kills.ts'
import { inTown } from './town.ts'

export interface CrashInput {
  readonly kills: number
  readonly seed: number
  /** Customers at one time. */
  readonly customers: number
  /** Asked after each kill, once the books were read; true: it is enough. */
  readonly isEnough: (soFar: SoFar) => boolean
}

export interface SoFar {
  readonly town: Town
  readonly kills: readonly Kill[]
  readonly discrepancies: readonly Discrepancy[]
}

export interface CrashResult extends SoFar {
  readonly calm: Calm
}

/**
 * Kills the production server again and again while customers are at it, and compares what its
 * database has with what they were told: after every kill, and once more when everything that was
 * begun is finished.
 */
export async function crashDrill(input: CrashInput): Promise<CrashResult> {
  const databaseIn = (directory: string) => `file:${join(directory, 'site.sqlite')}`
  return inTown(input.seed, databaseIn, async (server, town, { databaseUrl }) => {
    const scene = { server, town, databaseUrl }
    const soFar = await killAgainAndAgain(input, scene)
    const calm = await calmAfter(scene)
    await server.stop()
    const faults = server.faults.map((what) => ({ kind: 'answer', what }) as const)
    const all = [...soFar.discrepancies, ...calm.discrepancies, ...town.complaints, ...faults]
    return { ...soFar, calm, discrepancies: distinct(all) }
  })
}

/** Further kills would only hide the first ones. */
const tooMany = 20

async function killAgainAndAgain(
  input: CrashInput,
  { server, town, databaseUrl }: Scene,
): Promise<SoFar> {
  const { traffic, ledger, chance } = town
  const kills: Kill[] = []
  let discrepancies: readonly Discrepancy[] = []
  const customers = sendCustomers(town, input.customers)
  try {
    traffic.openGate()
    for (let isEnough = false; !isEnough && kills.length < input.kills;) {
      kills.push(await killOnce({ server, traffic, chance }))
      await server.start()
      const books = await openBooks(databaseUrl, systemClock.now(), kills.length % 25 === 0)
      discrepancies = distinct([...discrepancies, ...checkBooks(books, ledger)])
      const isHopeless = discrepancies.length + town.complaints.length > tooMany
      isEnough = input.isEnough({ town, kills, discrepancies }) || isHopeless
      traffic.openGate()
    }
    await customers.goHome()
  } finally {
    traffic.closeGate()
  }
  return { town, kills, discrepancies }
}

function distinct(all: readonly Discrepancy[]): Discrepancy[] {
  return [...new Map(all.map((one) => [one.what, one])).values()]
}
