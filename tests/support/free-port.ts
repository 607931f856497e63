import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ports that the system gives to connections; and workers that run at one time have blocks
// of their own: a port that is free now is nobody else's when, after seconds, it is listened on.
const [lowest, ofOneWorker, workers] = [20_000, 180, 64]
const first = lowest + (workerNumber(process.env) % workers) * ofOneWorker
let offset = process.pid % ofOneWorker

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = first + offset
  offset = (offset + 1) % ofOneWorker
  return (await isFree(port)) ? port : freePort()
}

/** Vitest counts its workers from 1, Playwright from 0; who is no worker has block 0. */
function workerNumber({ VITEST_POOL_ID, TEST_PARALLEL_INDEX }: NodeJS.ProcessEnv): number {
  if (VITEST_POOL_ID !== undefined) return Number(VITEST_POOL_ID)
  return TEST_PARALLEL_INDEX === undefined ? 0 : Number(TEST_PARALLEL_INDEX) + 1
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
