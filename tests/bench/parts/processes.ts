import { join } from 'node:path'
import { newDatabase, startPostgres } from '../../support/postgres.ts'
import { startMeasuredServer } from '../measured-server.ts'
import type { Measured } from '../part.ts'
import { ratioRow, rowOf } from '../report/rows.ts'
import { onLoadCore } from '../serving/cores.ts'
import { fewHeaders, secondVisit } from '../serving/headers.ts'
import { openLoad } from '../serving/load.ts'
import type { MeasuredServer } from '../serving/measured-process.ts'
import { signedInCookie } from '../serving/session.ts'
import { takeTurns } from '../turns.ts'
import type { Turn } from '../turns.ts'

const rounds = 15

/** The mix: mostly kept pages, as visitors see them, and what asks the database or renders. */
const kinds = [
  { path: '/', isSignedIn: false, requests: 160, warmUp: 2_000, connections: 8 },
  { path: '/api/header-data', isSignedIn: true, requests: 80, warmUp: 300, connections: 8 },
  { path: '/', isSignedIn: true, requests: 8, warmUp: 100, connections: 2 },
] as const

/**
 * What an answer costs where two processes share a site's PostgreSQL, against one that has it alone:
 * the same requests to both sites in turns, shared out among the processes. Two answer one after the
 * other: they have one core here, which they would take from each other.
 * @param folder for what is made on the way.
 * @throws when there is no PostgreSQL to start.
 */
export async function processes(folder: string): Promise<Measured> {
  const postgres = await startPostgres()
  const started: MeasuredServer[] = []
  const start = async (count: number) => {
    const DATABASE_URL = await newDatabase(postgres.url, `bench_${count}`)
    const env = { DATABASE_URL, APP_KEY: 'a key that these servers have in common' }
    const servers: MeasuredServer[] = []
    while (servers.length < count) {
      const server = await startMeasuredServer(join(folder, `${count}`), { env })
      servers.push(server)
      started.push(server)
    }
    return { servers, session: await signedInCookie(servers[0]?.origin ?? '', DATABASE_URL) }
  }
  try {
    const turns = [turn('one', await start(1)), turn('two', await start(2))]
    const { one, two } = await onLoadCore(() => takeTurns(turns, rounds))
    return {
      sections: [
        {
          title: `Processes on PostgreSQL: CPU for one answer of a mix, median of ${rounds} rounds`,
          rows: [
            rowOf({ name: 'one process', unit: 'µs' }, one),
            rowOf({ name: 'two processes', unit: 'µs' }, two),
            ratioRow({ name: 'two: times one', limit: { atMost: 1.15 } }, two, one),
          ],
        },
      ],
      facts: { one, two },
    }
  } finally {
    for (const server of started) await server.stop()
    await postgres.stop()
  }
}

interface Site {
  readonly servers: readonly MeasuredServer[]
  /** The cookie of somebody who is signed in. */
  readonly session: string
}

function turn<Name extends string>(name: Name, { servers, session }: Site): Turn<Name> {
  const ask = async (often: 'warmUp' | 'requests', share = 1) => {
    let cost = 0
    for (const server of servers) cost += await mixCost(server, session, often, share)
    return cost / servers.length
  }
  return { name, warmUp: () => ask('warmUp'), cost: () => ask('requests', servers.length) }
}

/** Sends all kinds at one time. @returns CPU microseconds for one answer of the mix. */
async function mixCost(
  { port, cpuMicroseconds }: MeasuredServer,
  session: string,
  often: 'warmUp' | 'requests',
  share: number,
): Promise<number> {
  const signedIn = { ...secondVisit(), ...fewHeaders, Cookie: session }
  const opened = await Promise.all(
    kinds.map(async ({ isSignedIn, path, connections, ...counts }) => {
      const headers = isSignedIn ? signedIn : fewHeaders
      const load = await openLoad({ port, path, connections, headers, status: 200 })
      return { ...load, count: counts[often] / share }
    }),
  )
  try {
    // The first request of a connection is not counted.
    await Promise.all(opened.map(({ ask }) => ask(1)))
    const before = cpuMicroseconds()
    const answers = await Promise.all(opened.map(({ ask, count }) => ask(count)))
    return (cpuMicroseconds() - before) / answers.reduce((sum, count) => sum + count, 0)
  } finally {
    for (const { close } of opened) close()
  }
}
