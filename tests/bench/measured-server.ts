import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'

/** The production server, with what it has cost so far. */
export interface MeasuredServer {
  readonly origin: string
  /** CPU seconds, user and system, of its process, by the operating system's own accounting. */
  cpuSeconds(): number
  stop(): Promise<void>
}

/**
 * Starts the production server and waits for its first home page.
 * @param directory for its data.
 * @throws when there is no build, no /proc to read (Linux only), or when it ends instead.
 */
export async function startMeasuredServer(directory: string): Promise<MeasuredServer> {
  if (!existsSync('build/server/index.js')) throw new Error('There is no build: npm run build')
  if (!existsSync('/proc/self/stat')) throw new Error('Process accounting needs Linux (/proc).')
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = spawn(process.execPath, ['build/server/index.js'], {
    env: {
      ...{ PATH: process.env['PATH'], PORT: String(port), APP_URL: origin },
      ...{ DATA_DIR: directory, LOG_LEVEL: 'silent' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await firstHomePage(server, origin)
  return { origin, cpuSeconds: () => cpuSecondsOf(server), stop }
}

async function firstHomePage(server: ChildProcess, origin: string): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(origin).catch(() => null)
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
