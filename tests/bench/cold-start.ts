import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMeasuredServer } from './measured-server.ts'

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
  const server = await startMeasuredServer(directory)
  try {
    return server.cpuMicroseconds() / 1_000_000
  } finally {
    await server.stop()
  }
}
