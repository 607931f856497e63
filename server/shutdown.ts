import type { Server } from 'node:http'
import type { Services } from './services.ts'

const patience = 10_000

/**
 * Ends the process when it is asked to: no new connections, requests in hand are finished, data is
 * closed. After ten seconds, or when asked twice, it ends at once with exit code 1. A fault that
 * nobody caught ends it too: its state can no longer be trusted.
 */
export function stopGracefully(server: Server, services: Services): void {
  let isStopping = false

  async function stop(reason: string, code: number): Promise<void> {
    if (isStopping) process.exit(1)
    isStopping = true
    services.log.info({ reason }, 'stopping')
    setTimeout(() => process.exit(1), patience).unref()
    server.closeIdleConnections()
    await new Promise<void>((closed) => server.close(() => closed()))
    await services.close()
    process.exit(code)
  }

  process.on('SIGTERM', () => void stop('SIGTERM', 0))
  process.on('SIGINT', () => void stop('SIGINT', 0))
  process.on('uncaughtException', (error) => {
    services.log.error({ err: error }, 'a fault that nobody caught')
    void stop('a fault', 1)
  })
}
