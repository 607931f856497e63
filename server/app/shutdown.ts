import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import type { Services } from './services.ts'

interface StopOptions {
  /** Milliseconds in which a balancer notices, by /ready, that another process is to be asked. */
  readonly drain?: number
  /** Milliseconds that requests in hand may take after that. */
  readonly timeout?: number
}

/**
 * Ends the process when it is asked to. Asked by SIGTERM it first drains: requests are answered still, on
 * connections that end with the answer. Then no new connections, requests in hand are finished, data is
 * closed. After `timeout`, or when asked twice, it ends at once with exit code 1. A fault that nobody
 * caught ends it too: its state can no longer be trusted.
 */
export function stopGracefully(
  server: Server,
  services: Pick<Services, 'log' | 'close' | 'health'> & {
    readonly content: Pick<Services['content'], 'isStuck'>
  },
  { drain = 0, timeout = 10_000 }: StopOptions = {},
): void {
  let isStopping = false

  function end(code: number): void {
    // Node would wait for the thread that waits for the disk.
    if (services.content.isStuck()) process.kill(process.pid, 'SIGKILL')
    process.exit(code)
  }

  async function stop(reason: string, code: number, draining = 0): Promise<void> {
    if (isStopping) end(1)
    isStopping = true
    services.log.info({ reason }, 'stopping')
    services.health.drain()
    setTimeout(() => end(1), draining + timeout).unref()
    if (draining > 0) {
      server.prependListener('request', (_request, response) => {
        response.shouldKeepAlive = false
      })
      await delay(draining)
    }
    // Whoever waits in the socket is taken in first: with it they would be cut off.
    await nextTurn()
    await closeServer(server)
    await services.close()
    end(code)
  }

  process.on('SIGTERM', () => void stop('SIGTERM', 0, drain))
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
