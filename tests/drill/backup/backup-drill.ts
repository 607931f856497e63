import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { systemClock } from '#server/site/clock.ts'
import { newDatabase, startPostgres } from '../../support/postgres.ts'
import type { Books, Discrepancy } from '../books/books.ts'
import { checkOrders } from '../books/check-orders.ts'
import { checkPlaces } from '../books/check-places.ts'
import { openBooks } from '../books/read-books.ts'
import { sendCustomers } from '../crash/customers.ts'
import type { Ledger, OrderEntry } from '../crash/ledger.ts'
import { inTown } from '../crash/town.ts'
import { createDrilledServer, drillKey } from '../drilled-server.ts'
import type { DrilledServer, Place } from '../drilled-server.ts'

export interface BackupResult {
  readonly engine: string
  /** Of each backup: the orders that were acknowledged before it began, and those that it brought back. */
  readonly rounds: readonly { readonly acknowledged: number; readonly restored: number }[]
  readonly discrepancies: readonly Discrepancy[]
}

export interface BackupInput {
  readonly backups: number
  readonly customers: number
  readonly seed: number
}

type Orders = ReadonlyMap<string, OrderEntry>

interface Backup {
  readonly file: string
  /** What customers had been told of when it began. */
  readonly told: Orders
}

/**
 * Makes backups of a shop while customers order, restores each where there is nothing, starts a site on it,
 * and compares its books with what the customers had been told before the backup began.
 */
export async function backupDrill(input: BackupInput): Promise<BackupResult[]> {
  const sqlite = await drillOn('SQLite', input, async (name, directory) => {
    return `file:${join(directory, `${name}.sqlite`)}`
  })
  const { url, stop } = await startPostgres()
  try {
    const postgres = await drillOn('PostgreSQL', input, (name) => newDatabase(url, name))
    return [sqlite, postgres]
  } finally {
    await stop()
  }
}

async function drillOn(
  engine: string,
  input: BackupInput,
  newPlace: (name: string, directory: string) => Promise<string>,
): Promise<BackupResult> {
  const databaseIn = (directory: string) => newPlace('site', directory)
  return inTown(input.seed, databaseIn, async (server, town, place) => {
    const { dataDirectory: directory } = place
    town.traffic.openGate()
    const customers = sendCustomers(town, input.customers)
    const backups: Backup[] = []
    while (backups.length < input.backups) {
      const before = acknowledgedOf(town.ledger.orders).size
      while (acknowledgedOf(town.ledger.orders).size < before + fewestOrders) await pause(20)
      backups.push(await backUpNow(place, town.ledger, backups.length))
    }
    await customers.goHome()
    await server.stop()
    const rounds = []
    const discrepancies = [...town.complaints]
    for (const [index, backup] of backups.entries()) {
      const databaseUrl = await newPlace(`restored_${index}`, directory)
      const books = await restored(backup, { ...place, databaseUrl })
      const known = new Set(books.orders.map(({ email }) => email))
      const [acknowledged, all] = [acknowledgedOf(backup.told), town.ledger.orders]
      rounds.push({
        acknowledged: acknowledged.size,
        restored: [...acknowledged.keys()].filter((email) => known.has(email)).length,
      })
      // What was ordered later may be there or not; what is there is there whole.
      const later = checkOrders(books, all).filter(({ kind }) => kind !== 'lost')
      const lost = checkOrders(books, acknowledged).filter(({ kind }) => kind === 'lost')
      discrepancies.push(...books.damage.map(asDamage), ...lost, ...later, ...checkPlaces(books))
    }
    return { engine, rounds, discrepancies }
  })
}

/** Between two backups. */
const fewestOrders = 25

async function backUpNow(place: Place, { orders }: Ledger, index: number): Promise<Backup> {
  const told = new Map([...orders].map(([email, entry]) => [email, { ...entry }]))
  const file = join(place.dataDirectory, `backup-${index}.tar.gz`)
  await command(place, ['backup', file])
  return { file, told }
}

/** The books of a restored shop, once a site was up on it. */
async function restored({ file }: Backup, place: Place): Promise<Books> {
  await command(place, ['rehearse', file])
  await command(place, ['restore', file, '--only=database', '--force'])
  const server: DrilledServer = await createDrilledServer(place)
  await server.start()
  const ready = await fetch(`${server.origin}/ready`)
  if (ready.status !== 200) throw new Error(`A restored site is not ready: ${await ready.text()}`)
  await server.stop()
  return openBooks(place.databaseUrl, systemClock.now(), true)
}

/** `npm run db -- …` of the build, in a process of its own, as on the machine that serves the site. */
async function command(
  { databaseUrl, dataDirectory }: Place,
  words: readonly string[],
): Promise<void> {
  const settings = { APP_KEY: drillKey, DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory }
  await promisify(execFile)(process.execPath, ['server/console/run.js', 'db', ...words], {
    env: { PATH: process.env['PATH'], ...settings },
  })
}

function acknowledgedOf(orders: Orders): Orders {
  return new Map([...orders].filter(([, { state }]) => state === 'acknowledged'))
}

const asDamage = (what: string) => ({ kind: 'damage', what }) as const

export function backupLines(results: readonly BackupResult[]): string[] {
  return results.flatMap(({ engine, rounds, discrepancies }) => [
    ...rounds.map(
      ({ acknowledged, restored: count }, index) =>
        `${engine}, backup ${index + 1}: ${acknowledged} orders acknowledged before it began, ${acknowledged - count} of them lost`,
    ),
    `${engine}: ${discrepancies.length} things amiss${discrepancies.map(({ kind, what }) => `\n  ${kind}: ${what}`).join('')}`,
  ])
}
