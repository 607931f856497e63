import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { programs } from './programs.ts'

/** A PostgreSQL server of our own, in a folder of its own, with an empty database. */
export interface Postgres {
  readonly url: string
  /** Ends the server with all its connections and nothing written down, as a lost machine would. */
  crash(): Promise<void>
  /** Starts it again after a crash, on the same data and address. */
  restart(): Promise<void>
  /** Ends the server and removes its data. */
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL server on a free port of this machine.
 * @throws when there is none to start, saying what to install.
 */
export async function startPostgres(): Promise<Postgres> {
  const { initdb, postgres } = programs(wanted)
  const folder = mkdtempSync(join(tmpdir(), 'saltlark-postgres-'))
  const account = accountFor(folder)
  const port = await freePort()
  makeCluster(initdb, folder, account)
  let server = await serve(postgres, folder, port, account)
  return {
    url: `postgres://saltlark@127.0.0.1:${port}/postgres`,
    // Its immediate shutdown, which ends the processes of its connections first: one that outlives a
    // killed server may still answer.
    crash: () => end(server, 'SIGQUIT'),
    async restart() {
      server = await serve(postgres, folder, port, account)
    },
    async stop() {
      await end(server, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const wanted = {
  names: ['initdb', 'postgres'],
  folders: debianFolders,
  packages: ['postgresql'],
  missing:
    'The tests on PostgreSQL cannot run: initdb and postgres are neither on PATH nor under /usr/lib/postgresql. Install PostgreSQL (Debian: apt-get install postgresql; macOS: brew install postgresql), or set TEST_POSTGRES_URL to a server that the tests may use, such as postgres://user:password@localhost:5432/saltlark_test.',
} as const

/** The newest release first. */
function debianFolders(): string[] {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return []
  const releases = readdirSync(root).toSorted((one, other) => Number(other) - Number(one))
  return releases.map((release) => join(root, release, 'bin'))
}

type Account = Pick<SpawnOptions, 'uid' | 'gid'>

/** PostgreSQL refuses to run as root, so then it runs as somebody who may do nothing else. */
function accountFor(folder: string): Account {
  if (process.getuid?.() !== 0) return {}
  const uid = Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }))
  const gid = Number(execFileSync('id', ['-g', 'nobody'], { encoding: 'utf8' }))
  chownSync(folder, uid, gid)
  return { uid, gid }
}

function makeCluster(initdb: string, folder: string, account: Account): void {
  const options = ['--auth=trust', '--username=saltlark', '--encoding=UTF8', '--locale=C']
  execFileSync(initdb, ['--pgdata', folder, '--no-sync', ...options], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/** After a crash the old server's last processes may still hold its data for a moment. */
const startLimit = 20_000

async function serve(
  postgres: string,
  folder: string,
  port: number,
  account: Account,
): Promise<ChildProcess> {
  // No disk is waited for: the data outlives a crash of the server, but need not one of the machine.
  const unsafe = ['-F', '-c', 'full_page_writes=off']
  const place = ['-D', folder, '-h', '127.0.0.1', '-p', String(port), '-k', '']
  const deadline = performance.now() + startLimit
  for (;;) {
    const server = spawn(postgres, [...place, ...unsafe], {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const outcome = await readyOrEnded(server)
    if (outcome.isReady) return server
    if (performance.now() > deadline) throw new Error(`PostgreSQL did not start:\n${outcome.words}`)
    await delay(100)
  }
}

function readyOrEnded(server: ChildProcess): Promise<{ isReady: boolean; words: string }> {
  return new Promise((resolve) => {
    let words = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      words += chunk.toString()
      if (words.includes('ready to accept connections')) resolve({ isReady: true, words })
    })
    server.once('exit', () => resolve({ isReady: false, words }))
  })
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exit = once(server, 'exit')
  server.kill(signal)
  await exit
}

/** Makes another database on a server, empty. */
export async function newDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  return url.replace(/\/\w+$/, `/${name}`)
}
