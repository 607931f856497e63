import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../support/postgres.ts'
import { startMeasuredServer } from './measured-server.ts'
import { fewHeaders, secondVisit } from './serving/headers.ts'
import { openLoad } from './serving/load.ts'
import type { Load } from './serving/load.ts'
import type { MeasuredServer } from './serving/measured-process.ts'
import { signedInCookie } from './serving/session.ts'

export interface ProcessesCost {
  /** CPU microseconds for one answer of the mix, of one process and of two: one value a round. */
  readonly one: readonly number[]
  readonly two: readonly number[]
}

/** The mix: mostly kept pages, as visitors see them, and what asks the database or renders. */
const kinds = [
  { path: '/', isSignedIn: false, requests: 160, warmUp: 2_000, connections: 8 },
  { path: '/api/header-data', isSignedIn: true, requests: 80, warmUp: 300, connections: 8 },
  { path: '/', isSignedIn: true, requests: 8, warmUp: 100, connections: 2 },
] as const

type Kind = (typeof kinds)[number]

/**
 * What an answer costs where two processes share a site's PostgreSQL, against one that has it alone:
 * the same requests to both sites in turns, shared out among the processes. Two answer one after the
 * other: they have one core here, which they would take from each other.
 * @param folder for what is made on the way.
 * @throws when there is no PostgreSQL to start.
 */
export async function measureProcesses(folder: string, rounds: number): Promise<ProcessesCost> {
  const postgres = await startPostgres()
  const started: MeasuredServer[] = []
  try {
    const sites: Site[] = []
    for (const count of [1, 2]) {
      const url = await newDatabase(postgres.url, `bench_${count}`)
      sites.push(await startSite(join(folder, `${count}`), count, url, started))
    }
    const cost = sites.map(() => [] as number[])
    for (const { warmUp } of sites) await warmUp()
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, { cost: costOf }] of sites.entries()) cost[at]?.push(await costOf())
    }
    const [one = [], two = []] = cost
    return { one, two }
  } finally {
    for (const server of started) await server.stop()
    await postgres.stop()
  }
}

interface Site {
  warmUp(): Promise<void>
  /** @returns CPU microseconds for one answer of the mix. */
  cost(): Promise<number>
}

async function startSite(
  folder: string,
  count: number,
  databaseUrl: string,
  started: MeasuredServer[],
): Promise<Site> {
  const servers: MeasuredServer[] = []
  while (servers.length < count) {
    const env = { DATABASE_URL: databaseUrl, APP_KEY: 'a key that these servers have in common' }
    const server = await startMeasuredServer(folder, env)
    servers.push(server)
    started.push(server)
  }
  const session = await signedInCookie(servers[0]?.origin ?? '', databaseUrl)
  const loadsOf = ({ port }: MeasuredServer) => kinds.map((kind) => loadOf(kind, port, session))
  return {
    async warmUp() {
      for (const server of servers) await asked(loadsOf(server), ({ warmUp }) => warmUp)
    },
    async cost() {
      const costs: number[] = []
      for (const server of servers) {
        const used = () => server.cpuMicroseconds()
        costs.push(await asked(loadsOf(server), ({ requests }) => requests / count, used))
      }
      return costs.reduce((sum, cost) => sum + cost, 0) / count
    },
  }
}

interface MixedLoad extends Load {
  readonly kind: Kind
}

function loadOf(kind: Kind, port: number, session: string): MixedLoad {
  const headers = kind.isSignedIn
    ? { ...secondVisit(), ...fewHeaders, Cookie: session }
    : fewHeaders
  return { kind, port, path: kind.path, headers, status: 200, connections: kind.connections }
}

/** Sends all kinds at one time. @returns what one answer costs, by accounts of what was used so far. */
async function asked(
  loads: readonly MixedLoad[],
  requestsOf: (kind: Kind) => number,
  used: () => number = () => 0,
): Promise<number> {
  const opened = await Promise.all(loads.map(openLoad))
  try {
    // The first request of a connection is not counted.
    await Promise.all(opened.map(({ ask }) => ask(1)))
    const before = used()
    const answers = await Promise.all(
      opened.map(({ ask }, at) => ask(requestsOf((loads[at] as MixedLoad).kind))),
    )
    return (used() - before) / answers.reduce((sum, count) => sum + count, 0)
  } finally {
    for (const { close } of opened) close()
  }
}

async function newDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  return url.replace(/\/\w+$/, `/${name}`)
}
