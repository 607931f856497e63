import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ports that the system gives to connections, and in each process from another one on: a
// port that is free now is nobody else's when it is listened on.
const [lowest, highest, ofOneProcess] = [20_000, 32_000, 30]
const blocks = (highest - lowest) / ofOneProcess
let next = lowest + (process.pid % blocks) * ofOneProcess

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = next
  next = port + 1 < highest ? port + 1 : lowest
  return (await isFree(port)) ? port : freePort()
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
