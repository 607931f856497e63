import { PostgresDialect } from 'kysely'
import type { PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { DatabaseUnavailable } from './unavailable.ts'

type ReportError = (error: Error) => void

interface PoolLimits {
  readonly max: number
  readonly statement_timeout?: number
  readonly query_timeout?: number
}

/** What a request may take: the server ends a statement, and we stop waiting for a silent server. */
export const requestLimits: PoolLimits = { max: 10, statement_timeout: 3000, query_timeout: 3500 }

/** For work that may take its time, such as a migration. */
export const unhurried: PoolLimits = { max: 1 }

/** Milliseconds until a server is given up that does not answer at all; a busy one takes its time. */
const connectionLimit = 3000

/**
 * A pool of connections, none of them made yet. A server that dies is reported, never thrown: its
 * connections are dropped, running queries fail, and later ones connect anew.
 */
export async function openPool(
  url: string,
  limits: PoolLimits,
  report: ReportError,
): Promise<Pool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'saltlark',
    connectionTimeoutMillis: connectionLimit,
    keepAlive: true,
    types: {
      getTypeParser: (oid, format) => numberParser(oid) ?? pg.types.getTypeParser(oid, format),
    },
    ...limits,
  })
  // An error event without a listener ends the process. Idle clients raise it on the pool, clients
  // at work only on themselves; each client reports its own, so the pool's is the same error again.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', report))
  return pool
}

/** In a rush, milliseconds that a query waits until a connection is free. */
const queueLimit = 10_000

/**
 * Kysely's PostgreSQL dialect over a pool. Whoever opened the pool ends it. The pool's own queue
 * counts waiting for a free connection as waiting for the server, which is much sooner given up:
 * here a rush waits for its turn, while a server that is not there is noticed at once.
 */
export function postgresDialect(pool: Pool): PostgresDialect {
  const room = createWaitingRoom(pool.options.max, queueLimit)
  return new PostgresDialect({
    pool: {
      async connect() {
        await room.enter().catch(refuse)
        try {
          return guard(await pool.connect(), () => room.leave())
        } catch (error) {
          room.leave()
          return refuse(error)
        }
      },
      end: async () => undefined,
    },
  })
}

/**
 * Lets so many in at one time; the others wait outside, first come, first served.
 * @param limit how long somebody waits, in milliseconds.
 */
export function createWaitingRoom(room: number, limit: number) {
  const waiting = new Set<() => void>()
  let free = room

  return {
    /**
     * Waits to be let in.
     * @throws Error when that takes longer than the limit.
     */
    async enter(): Promise<void> {
      if (free > 0) free -= 1
      else await turn(waiting, limit)
    },
    /** Whoever was let in goes out; the next one comes in. */
    leave(): void {
      const [next] = waiting
      if (next) next()
      else free += 1
    },
  }
}

function turn(waiting: Set<() => void>, limit: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const come = () => {
      clearTimeout(timer)
      waiting.delete(come)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.delete(come)
      reject(new Error(`All connections were in use for ${limit / 1000} seconds.`))
    }, limit)
    waiting.add(come)
  })
}

function refuse(cause: unknown): never {
  throw new DatabaseUnavailable(cause)
}

/** Types int8 and numeric: counts, sums and instants, all below 2^53, as SQLite gives them. */
function numberParser(oid: number): typeof Number | undefined {
  return oid === 20 || oid === 1700 ? Number : undefined
}

/**
 * A client whose server did not answer is not used again: an answer may still come and would be
 * taken for that of a later query.
 */
function guard(client: PoolClient, onRelease: () => void): PostgresPoolClient {
  let fault: Error | undefined
  const guarded = {
    async query(text: string, values: unknown[]) {
      if (fault) refuse(fault)
      try {
        return await client.query(text, values)
      } catch (error) {
        if (error instanceof Error && !('severity' in error)) fault = error
        if (fault || isPassing(error)) refuse(error)
        throw error
      }
    },
    release() {
      client.release(fault)
      onRelease()
    },
  }
  // Kysely's type has a second form of query, for cursors, which the dialect is not given.
  return guarded as unknown as PostgresPoolClient
}

/**
 * What the server says when it cannot now: connection exceptions, serialization failures and
 * deadlocks, too few resources, a lock that was not to be had, and what an operator or a time limit
 * ended (PostgreSQL, appendix A).
 */
function isPassing(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown }
  return typeof code === 'string' && /^(?:08|40|53|55|57)/.test(code)
}
