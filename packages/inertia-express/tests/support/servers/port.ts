import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A port that small sites answer on, one after the other. At one origin tests can follow each other in
 * one window of the browser, which is made anew in half of the time of a test.
 */
export interface Port {
  readonly origin: string
  serve(site: RequestListener): void
  /** Answers nobody any more, and lets go of whoever is connected. */
  stopServing(): void
  close(): Promise<void>
}

export async function openPort(): Promise<Port> {
  let served: RequestListener | undefined
  const server = createServer((request, response) => {
    if (served) served(request, response)
    else response.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    serve: (site) => void (served = site),
    stopServing() {
      served = undefined
      server.closeAllConnections()
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
