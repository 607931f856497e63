import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'
import { findCores, onServerCore } from '../serving/cores.ts'
import { cpuMicroseconds } from '../serving/process-facts.ts'
import type { Side } from './sides.ts'
import { folderOf } from './workshop.ts'

/** A side's production server. */
export interface RunningSide {
  readonly port: number
  readonly origin: string
  /** CPU microseconds, user and system, of its process and all that it started. */
  cpuMicroseconds(): number
  stop(): Promise<void>
}

const timeLimit = 60_000

/**
 * Starts a side on the core of the servers, and waits for its first page.
 * @param node what it runs on.
 * @param folder for what it stores.
 * @throws when it ends instead, or does not answer within a minute.
 */
export async function startSide(side: Side, node: string, folder: string): Promise<RunningSide> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const [command = '', ...words] = onServerCore(findCores(), [node, ...side.words])
  const server = spawn(command, words, {
    ...(side.peer && { cwd: folderOf(side.peer) }),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      ...(!side.peer && { APP_URL: origin, DATA_DIR: mkdtempSync(join(folder, 'ours-')) }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await firstPage(server, origin + side.path)
  return {
    port,
    origin,
    cpuMicroseconds: () => cpuMicroseconds(server.pid ?? 0),
    async stop() {
      if (hasEnded(server)) return
      server.kill('SIGTERM')
      const late = setTimeout(() => server.kill('SIGKILL'), 10_000)
      await once(server, 'exit')
      clearTimeout(late)
    },
  }
}

async function firstPage(server: ChildProcess, address: string): Promise<void> {
  const end = Date.now() + timeLimit
  while (!hasEnded(server) && Date.now() < end) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) {
      await answer.text()
      return
    }
    await wait(50)
  }
  server.kill('SIGKILL')
  throw new Error(`${server.spawnargs.join(' ')} did not answer ${address}.`)
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
