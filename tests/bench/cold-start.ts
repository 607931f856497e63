import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'

export interface ColdStart {
  /** CPU seconds, user and system, of the server's process: one value a run, in order. */
  readonly cpuSeconds: readonly number[]
}

/**
 * The CPU time that the production server has used when it has answered its first home page, by the
 * operating system's own accounting, so other work on the machine does not count.
 * @throws when there is no build, or no /proc to read (Linux only).
 */
export async function measureColdStart(runs: number): Promise<ColdStart> {
  if (!existsSync('build/server/index.js')) throw new Error('There is no build: npm run build')
  if (!existsSync('/proc/self/stat')) throw new Error('Process accounting needs Linux (/proc).')
  const directory = mkdtempSync(join(tmpdir(), 'saltlark-bench-'))
  try {
    // The first run makes the key and the database, which a server does once in its life.
    await startOnce(directory)
    const cpuSeconds: number[] = []
    for (let run = 0; run < runs; run += 1) cpuSeconds.push(await startOnce(directory))
    return { cpuSeconds }
  } finally {
    rmSync(directory, { recursive: true })
  }
}

async function startOnce(directory: string): Promise<number> {
  const port = await freePort()
  const server = spawn(process.execPath, ['build/server/index.js'], {
    env: {
      ...{ PATH: process.env['PATH'], PORT: String(port), APP_URL: `http://localhost:${port}` },
      ...{ DATA_DIR: directory, LOG_LEVEL: 'silent' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await firstHomePage(server, port)
    return cpuSecondsOf(server)
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}

async function firstHomePage(server: ChildProcess, port: number): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => null)
    if (answer?.ok) {
      await answer.text()
      return
    }
    await wait(10)
  }
  throw new Error(`The server ended with exit code ${server.exitCode} before it answered.`)
}

function cpuSecondsOf({ pid }: ChildProcess): number {
  const [utime, stime] = statFields(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return (utime + stime) / ticksPerSecond
}

const ticksPerSecond = 100

// The command's name may hold blanks, so fields are counted from its closing bracket on.
function statFields(stat: string): [number, number] {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return [Number(fields[11]), Number(fields[12])]
}
