import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A port that small sites stand behind, one after the other. At one origin tests can follow each other in
 * one window of the browser, which is made anew in half of the time of a test.
 */
export interface Door {
  readonly origin: string
  open(site: RequestListener): void
  /** Lets nobody in any more, and out whoever is still there. */
  close(): void
  remove(): Promise<void>
}

export async function makeDoor(): Promise<Door> {
  let behind: RequestListener | undefined
  const server = createServer((request, response) => {
    if (behind) behind(request, response)
    else response.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    open: (site) => void (behind = site),
    close() {
      behind = undefined
      server.closeAllConnections()
    },
    async remove() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
