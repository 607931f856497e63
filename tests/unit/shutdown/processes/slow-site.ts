import type { AddressInfo } from 'node:net'
import express from 'express'
import type { Response } from 'express'
import { createHttpServer } from '#server/app/http-server.ts'
import { stopGracefully } from '#server/app/shutdown.ts'

/** A site that answers when it is told to, with a graceful end. Reports what it does. */

const [, , timeLimit = '60000', drain = '0'] = process.argv
const report = (words: unknown) => new Promise((sent) => process.send?.(words, sent))
const log = (_facts: object, message: string) => void report(message)
const open: Response[] = []
let readiness = 'ready'
let close = () => report('data closed')

const app = express()
app.get('/', (_request, response) => {
  open.push(response)
  void report('asked')
})
app.get('/ready', (_request, response) => response.send(readiness))
const server = createHttpServer(app)
// Nobody's connection may end by this test's waiting.
server.keepAliveTimeout = 60_000

const orders: Readonly<Record<string, () => void>> = {
  answer: () => open.forEach((response) => response.send('the whole answer')),
  throw: () => {
    throw new Error('thrown')
  },
  reject: () => void Promise.reject(new Error('rejected')),
  'break the data': () => {
    close = () => Promise.reject(new Error('the data is broken'))
  },
}
process.on('message', (order: string) => setImmediate(() => orders[order]?.()))

stopGracefully(
  server,
  {
    log: {
      info: log,
      warn: log,
      error: ({ err }: { err?: Error }, message) => void report(`${message}: ${err?.message}`),
    },
    close: async () => void (await close()),
    content: { isStuck: () => false },
    health: {
      drain: () => (readiness = 'draining'),
      state: () => Promise.reject(new Error('nobody asks')),
    },
  },
  { drain: Number(drain), timeout: Number(timeLimit) },
)
server.listen(0, '127.0.0.1', () => void report((server.address() as AddressInfo).port))
