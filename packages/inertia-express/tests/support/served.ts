import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import type { Express } from 'express'
import { onTestFinished } from 'vitest'

/**
 * Serves an application of the test's own for as long as the test lasts, and says where.
 * @param serverOf makes the server around the application.
 */
export async function served(
  furnish: (app: Express) => void,
  serverOf: (app: Express) => Server = createServer,
): Promise<string> {
  const app = express()
  furnish(app)
  const server = serverOf(app)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
