import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '#server/site/clock.ts'
import { chanceFrom, oneOf } from '../../support/chance.ts'
import { address, startNginx } from '../../support/nginx/nginx.ts'
import { tlsClient } from '../../support/nginx/tls-client.ts'
import { startPostgres } from '../../support/postgres.ts'
import { createVisitor, pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import type { Discrepancy } from '../books/books.ts'
import { checkBooks } from '../books/check-books.ts'
import { openBooks } from '../books/read-books.ts'
import { sendCustomers } from '../crash/customers.ts'
import type { Town } from '../crash/errand.ts'
import { createTown } from '../crash/town.ts'
import { createDrilledServer } from '../drilled-server.ts'
import type { DrilledServer } from '../drilled-server.ts'
import { inFolder } from '../last-places/engines.ts'
import { openMailbox } from '../mailbox.ts'
import type { Mailbox } from '../mailbox.ts'
import { holdSocket } from './held-socket.ts'

export interface RollingInput {
  /** How many are sent at least. */
  readonly requests: number
  readonly customers: number
  readonly seed: number
}

export interface RollingResult {
  readonly restarts: number
  /** Answered as they should be, of readers and of customers. */
  readonly read: number
  readonly bought: number
  /** The longest wait for an answer, in milliseconds. */
  readonly slowest: number
  /** Requests that failed, and what the books say otherwise than customers were told. */
  readonly discrepancies: readonly Discrepancy[]
}

/**
 * Restarts two processes of a site on PostgreSQL, behind nginx with the configuration of docs/deploy, one after
 * the other and again, while readers read and customers order: as docs/operations says it is done.
 */
export async function rollingDrill(input: RollingInput): Promise<RollingResult> {
  return inFolder(async (directory) => {
    const { url: databaseUrl, stop: stopPostgres } = await startPostgres()
    const mailbox = await openMailbox()
    const sockets = [await holdSocket(), await holdSocket()]
    const nginx = await startNginx(...sockets.map(({ port }) => port))
    const servers: DrilledServer[] = []
    try {
      for (const [index, socket] of sockets.entries()) {
        const dataDirectory = join(directory, String(index))
        const place = { databaseUrl, dataDirectory, mailUrl: mailbox.url, socket }
        servers.push(await createDrilledServer(place))
      }
      for (const server of servers) await server.start(settings)
      const town = await townBehind(nginx.port, mailbox, input.seed)
      const result = await rollOn(input, servers, town, readersOf(nginx.port, input.seed))
      const books = await openBooks(databaseUrl, systemClock.now(), false)
      const faults = servers.flatMap((server) => server.faults.map(asAnswer))
      const all = [...town.complaints, ...checkBooks(books, town.ledger), ...faults]
      return { ...result, discrepancies: [...result.discrepancies, ...all] }
    } finally {
      for (const server of servers) await server.kill()
      await nginx.stop()
      for (const socket of sockets) await socket.close()
      await mailbox.close()
      await stopPostgres()
    }
  })
}

const settings = { APP_URL: address, SHARED_CACHE: '1', DRAIN_SECONDS: '5' }

const asAnswer = (what: string): Discrepancy => ({ kind: 'answer', what })

async function rollOn(
  { requests, customers: count }: RollingInput,
  servers: readonly DrilledServer[],
  town: Town,
  readers: Readers,
): Promise<RollingResult> {
  const bought = () => [...town.traffic.answered.values()].reduce((sum, one) => sum + one, 0)
  town.traffic.openGate()
  const customers = sendCustomers(town, count)
  let restarts = 0
  while (
    readers.read() + bought() < requests &&
    readers.faults.length + town.complaints.length === 0
  ) {
    for (const server of servers) {
      await server.stop()
      await server.start(settings)
      restarts += 1
      // Whoever restarts the next one looks at the first one's pages before.
      await pause(500)
    }
  }
  await customers.goHome()
  await readers.goHome()
  for (const server of servers) await server.stop()
  const { faults: discrepancies } = readers
  return {
    restarts,
    read: readers.read(),
    bought: bought(),
    slowest: readers.slowest(),
    discrepancies,
  }
}

/** Customers of a site behind nginx, each of whom calls from an address of their own. */
async function townBehind(port: number, mailbox: Mailbox, seed: number): Promise<Town> {
  const { ask, close } = tlsClient(port)
  const { version } = await pageOf(await createVisitor(address, '', undefined, ask).get('/'))
  close()
  let people = 0
  return createTown({
    mailbox,
    seed,
    visitor() {
      people += 1
      return caller(port, version ?? '', addressOf(people))
    },
  })
}

function caller(port: number, version: string, from: string): Visitor {
  return createVisitor(address, version, undefined, tlsClient(port, from).ask)
}

/** One of this machine's own sixteen million. */
function addressOf(number: number): string {
  return `127.${1 + ((number >> 16) % 254)}.${(number >> 8) % 256}.${number % 256}`
}

interface Readers {
  read(): number
  slowest(): number
  readonly faults: readonly Discrepancy[]
  goHome(): Promise<void>
}

const paths = ['/', '/rya-courses', '/events', '/api/header-data', '/search?q=knots', '/cart']

/** Six who open pages, some that nginx keeps and some that only the site answers, one behind the other. */
function readersOf(port: number, seed: number): Readers {
  const chance = chanceFrom(seed + 1)
  const faults: Discrepancy[] = []
  let [read, slowest] = [0, 0]
  const day = { isOver: false }

  async function readOn(_: unknown, index: number): Promise<void> {
    const visitor = caller(port, '', addressOf(10_000_000 + index))
    while (!day.isOver) {
      const path = oneOf(paths, chance)
      const began = performance.now()
      try {
        const answer = await visitor.get(path)
        if (answer.status !== 200)
          faults.push(asAnswer(`GET ${path} was answered ${answer.status}`))
        read += 1
      } catch (error) {
        faults.push(asAnswer(`GET ${path} failed: ${String(error)}`))
      }
      slowest = Math.max(slowest, performance.now() - began)
    }
  }

  const rounds = Array.from({ length: 6 }, readOn)
  return {
    read: () => read,
    slowest: () => Math.round(slowest),
    faults,
    async goHome() {
      day.isOver = true
      await Promise.all(rounds)
    },
  }
}

export function rollingLines(result: RollingResult): string[] {
  const { restarts, read, bought, slowest, discrepancies } = result
  return [
    `${restarts} restarts of one of two processes, ${read + bought} requests: ${read} of readers, ${bought} of customers`,
    `the slowest answer took ${slowest} ms`,
    `${discrepancies.length} failed or amiss`,
    ...discrepancies.slice(0, 20).map(({ kind, what }) => `  ${kind}: ${what}`),
  ]
}
