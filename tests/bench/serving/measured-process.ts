import { spawn } from 'node:child_process'
import type { ChildProcess, StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { onServerCore } from './cores.ts'
import { cpuMicroseconds, forgetMost, mostMegabytes } from './process-accounts.ts'

/** A program that runs in a process of its own, with what it has cost so far. */
export interface MeasuredProcess {
  /** CPU microseconds, user and system, of the process and all that it started. */
  cpuMicroseconds(): number
  /** Megabytes that it has held at most, since it started or since that was forgotten. */
  mostMegabytes(): number
  forgetMost(): void
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>
}

export interface MeasuredServer extends MeasuredProcess {
  readonly port: number
  readonly origin: string
}

interface Program {
  /** What Node is to run: a file, and words for it. */
  readonly words: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Where it runs. Default: here. */
  readonly folder?: string
  /** The Node that runs it. Default: that of this process. */
  readonly node?: string | undefined
}

/** A server program, which listens on the port when it is up. */
interface ServerProgram extends Program {
  readonly port: number
  /** What is asked for until it is answered. Default: the home page. */
  readonly firstPath?: string
}

/** Starts a program in production mode, on the core of the servers. */
export function startProcess(
  { words, env, folder = '.', node = process.execPath }: Program,
  stdio: StdioOptions = ['ignore', 'ignore', 'inherit'],
): MeasuredProcess & { readonly child: ChildProcess } {
  const [command = '', ...rest] = onServerCore([node, ...words])
  const child = spawn(command, rest, {
    stdio,
    cwd: folder,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
  })
  const pid = child.pid ?? 0
  return {
    child,
    cpuMicroseconds: () => cpuMicroseconds(pid),
    mostMegabytes: () => mostMegabytes(pid),
    forgetMost: () => forgetMost(pid),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/**
 * Starts a server and waits for its first answer.
 * @throws when it ends instead.
 */
export async function startServer(program: ServerProgram): Promise<MeasuredServer> {
  const { port, firstPath = '/' } = program
  const origin = `http://localhost:${port}`
  const { child, ...measured } = startProcess(program)
  await firstAnswer(child, origin + firstPath)
  return { ...measured, port, origin }
}

/** Waits until a process does next to nothing any more behind its answers. */
export async function atRest({ cpuMicroseconds }: MeasuredProcess): Promise<void> {
  let [before, now] = [0, cpuMicroseconds()]
  while (now - before > 10_000) {
    await wait(1_500)
    ;[before, now] = [now, cpuMicroseconds()]
  }
}

async function firstAnswer(child: ChildProcess, address: string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) {
      await answer.text()
      return
    }
    await wait(10)
  }
  throw new Error(
    `${child.spawnargs.join(' ')} ended (${child.exitCode ?? child.signalCode}) before it answered.`,
  )
}
