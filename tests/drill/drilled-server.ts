import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { answering, startServer } from '../support/browser/production-server.ts'
import type { ProductionServer } from '../support/browser/production-server.ts'
import { freePort } from '../support/free-port.ts'
import { createVisitor, pageOf } from '../support/visitor.ts'
import type { Visitor } from '../support/visitor.ts'

/** The production server on an address of its own, which can be ended and started again. */
export interface DrilledServer {
  readonly origin: string
  /** Its process while it runs. */
  readonly pid: number | undefined
  /** Starts it; it answers when this returns. */
  start(variables?: Variables): Promise<void>
  /** Begins to start it, and returns at once. */
  begin(variables?: Variables): void
  /** Ends it as a power cut would: without a chance to tidy up. */
  kill(): Promise<void>
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>
  /** What it logged as a fault, over all its lives. */
  readonly faults: readonly string[]
}

type Variables = Readonly<Record<string, string>>

export interface Place {
  readonly databaseUrl: string
  readonly dataDirectory: string
  readonly mailUrl: string
  /** A socket that it is handed instead of making one. */
  readonly socket?: { readonly fd: number; readonly port: number }
}

/** Servers with one key: what one has signed, the others read. */
export const drillKey = randomBytes(32).toString('base64url')

/**
 * A server of the build that stands in `build/`, reached at 127.0.0.1 alone. It believes what a proxy
 * on this machine says of its callers' addresses.
 * @throws Error when there is no build.
 */
export async function createDrilledServer(place: Place): Promise<DrilledServer> {
  if (!existsSync('build/server/index.js')) throw new Error('There is no build: npm run build')
  const port = place.socket?.port ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const variables: Variables = {
    PORT: String(port),
    HOST: '127.0.0.1',
    APP_URL: origin,
    APP_KEY: drillKey,
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataDirectory,
    MAIL_URL: place.mailUrl,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'error',
  }
  const faults: string[] = []
  let server: ProductionServer | null = null

  function begin(more: Variables = {}): ProductionServer {
    server = startServer({ ...variables, ...more }, undefined, place.socket?.fd)
    return server
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (server?.pid === undefined) return
    const { pid } = server
    const ending = server
    server = null
    try {
      process.kill(pid, signal)
    } catch {
      faults.push('It had ended by itself.')
    }
    await ending.exitCode
    faults.push(...wholeLines(ending))
  }

  return {
    origin,
    get pid() {
      return server?.pid
    },
    faults,
    begin: (more) => void begin(more),
    start: (more) => answering(begin(more), origin, new URL(origin).host),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

/** Customers of a site's servers, who know its assets and call from an address of their own each. */
export async function customersOf(
  servers: readonly Pick<DrilledServer, 'origin'>[],
): Promise<() => Visitor> {
  const origins = servers.map(({ origin }) => origin)
  const { version } = await pageOf(await fetch(origins[0] ?? ''))
  let people = 0
  return () => {
    people += 1
    const address = `10.${(people >> 16) % 256}.${(people >> 8) % 256}.${people % 256}`
    return createVisitor(origins[people % origins.length] ?? '', version ?? '', address)
  }
}

// The last line of a killed server may be cut off in the middle.
function wholeLines({ printed, complaint }: ProductionServer): string[] {
  return [...printed.split('\n').slice(0, -1), ...complaint.split('\n')].filter(Boolean)
}
