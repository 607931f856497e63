import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A socket that listens and from which nobody takes anything, as a supervisor's. */
export interface HeldSocket {
  readonly fd: number
  readonly port: number
  close(): Promise<void>
}

/**
 * Opens one. Node takes from a socket whatever comes, so the thread that listens on this one never has another
 * turn.
 */
export async function holdSocket(): Promise<HeldSocket> {
  const holder = new Worker(listenAndWait, { eval: true })
  const [{ fd, port }] = (await once(holder, 'message')) as [{ fd: number; port: number }]
  return { fd, port, close: async () => void (await holder.terminate()) }
}

const listenAndWait = `
  const { parentPort } = require('node:worker_threads')
  const server = require('node:net').createServer().listen(0, '127.0.0.1', () => {
    parentPort.postMessage({ fd: server._handle.fd, port: server.address().port })
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  })`
