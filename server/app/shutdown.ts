import type { Server } from 'node:http'
import type { Services } from './services.ts'

/**
 * Ends the process when it is asked to: no new connections, requests in hand are finished, data is
 * closed. After `timeout` milliseconds, or when asked twice, it ends at once with exit code 1. A
 * fault that nobody caught ends it too: its state can no longer be trusted.
 */
export function stopGracefully(
  server: Server,
  services: Pick<Services, 'log' | 'close'>,
  timeout = 10_000,
): void {
  let isStopping = false

  async function stop(reason: string, code: number): Promise<void> {
    if (isStopping) process.exit(1)
    isStopping = true
    services.log.info({ reason }, 'stopping')
    setTimeout(() => process.exit(1), timeout).unref()
    await closeServer(server)
    await services.close()
    process.exit(code)
  }

  process.on('SIGTERM', () => void stop('SIGTERM', 0))
  process.on('SIGINT', () => void stop('SIGINT', 0))
  // Promises that nobody caught end up here too, those of `stop` itself among them.
  process.on('uncaughtException', (error) => {
    services.log.error({ err: error }, 'a fault that nobody caught')
    void stop('a fault', 1)
  })
}

/** Waits for the requests in hand, but for no browser that holds its connection open after them. */
function closeServer(server: Server): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  return new Promise((closed) => {
    server.close(() => {
      clearInterval(sweep)
      closed()
    })
  })
}
