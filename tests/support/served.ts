import type { AddressInfo } from 'node:net'
import express from 'express'
import type { Express } from 'express'
import { onTestFinished } from 'vitest'
import { createHttpServer } from '#server/app/http-server.ts'

/** Serves an application of the test's own for as long as the test lasts, and says where. */
export async function served(furnish: (app: Express) => void): Promise<string> {
  const app = express()
  furnish(app)
  const server = createHttpServer(app)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
