import { setTimeout as pause } from 'node:timers/promises'
import {
  answerDelivery,
  answerPeople,
  order,
  orderIdOf,
  putInCart,
  reviewOf,
} from '../../support/buyer.ts'
import { keptPost } from '../../support/order-codes.ts'
import { createVisitor } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { fewHeaders, visitHeaders } from '../serving/headers.ts'
import { costOf, drive } from '../serving/load.ts'
import type { Load } from '../serving/load.ts'
import type { MeasuredServer } from '../serving/measured-process.ts'
import { askOurs } from '../serving/ours.ts'
import type { Turn } from '../turns.ts'

/**
 * Everything that is compared of a running build, in the order in which it is asked: microseconds of CPU
 * for one, or megabytes.
 * @param directory of the server's data, where messages lie.
 * @param round each has buyers of its own.
 */
export async function measuredBuild(
  server: MeasuredServer,
  directory: string,
  round: number,
): Promise<readonly Turn<string>[]> {
  const { port, cpuMicroseconds } = server
  const { version, etag } = await askOurs(server, '')
  const home = { port, path: '/', status: 200 }
  const asked = (name: string, load: Load, warmUp = 4_000, requests = 400) => ({
    name,
    warmUp: () => drive(load, warmUp),
    cost: () => costOf(load, requests, cpuMicroseconds),
  })
  const brotli = { 'Accept-Encoding': 'br' }
  const held = { ...brotli, 'If-None-Match': etag }
  // Whoever has a message of the page before gets pages of their own.
  const anew = { ...home, headers: { ...fewHeaders, Cookie: 'flash=x.y' }, connections: 2 }
  return [
    asked('kept page, plain', { ...home, headers: fewHeaders }),
    asked('kept page, brotli', { ...home, headers: brotli }),
    asked('page object', { ...home, headers: { ...visitHeaders(version), ...fewHeaders } }),
    asked('unchanged (304)', { ...home, status: 304, headers: held }),
    {
      name: 'the most memory so far',
      warmUp: async () => undefined,
      cost: async () => server.mostMegabytes(),
    },
    asked('page made anew', anew, 400, 20),
    orders(server, { version, directory, firstBuyer: round * 100 }),
  ]
}

interface Buyers {
  readonly version: string
  readonly directory: string
  readonly firstBuyer: number
}

function orders(server: MeasuredServer, { version, directory, firstBuyer }: Buyers): Turn<string> {
  let buyers = firstBuyer
  const buy = async (count: number) => {
    for (let bought = 0; bought < count; bought += 1) {
      buyers += 1
      const address = `10.0.${buyers >> 8}.${buyers & 255}`
      const visitor = createVisitor(server.origin, version, address)
      await orderBook(visitor, directory, `buyer-${buyers}@example.com`)
    }
  }
  return {
    name: 'an order, from cart to confirmation',
    warmUp: () => buy(20),
    async cost() {
      const before = server.cpuMicroseconds()
      await buy(4)
      return (server.cpuMicroseconds() - before) / 4
    },
  }
}

async function orderBook(visitor: Visitor, directory: string, email: string): Promise<void> {
  await putInCart(visitor, { kind: 'product', sku: 'G158', quantity: 1 })
  await answerPeople(visitor, email)
  await answerDelivery(visitor)
  const review = await reviewOf(visitor)
  const answer = review && (await order(visitor, review, () => codeIn(directory, email)))
  if (!answer || orderIdOf(answer) === null) throw new Error('A book could not be ordered.')
}

/** Waits for the code that was sent, which a build of before did not. */
async function codeIn(directory: string, email: string): Promise<string> {
  const post = keptPost(directory)
  for (const end = Date.now() + timeLimit; Date.now() < end; await pause(5)) {
    const code = await post(email)
    if (code !== undefined) return code
  }
  throw new Error(`No code has come to ${email}.`)
}

const timeLimit = 10_000
