import { answerDelivery, answerPeople, order, orderIdOf } from '../../support/buyer.ts'
import { putInCart, reviewOf } from '../../support/buyer.ts'
import { createVisitor } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { fewHeaders, visitHeaders } from '../serving/headers.ts'
import { costOf, drive } from '../serving/load.ts'
import type { Load } from '../serving/load.ts'
import type { MeasuredServer } from '../serving/measured-process.ts'
import { askOurs } from '../serving/ours.ts'

/** One thing that a build is asked for. */
export interface MeasuredRequest {
  readonly name: string
  warmUp(): Promise<unknown>
  /** What it cost: microseconds of CPU for one, or megabytes. */
  cost(): Promise<number>
}

/**
 * Everything that is compared of a running build, in the order in which it is asked.
 * @param round each has buyers of its own.
 */
export async function measuredBuild(
  server: MeasuredServer,
  round: number,
): Promise<MeasuredRequest[]> {
  const { port, cpuMicroseconds } = server
  const { version, etag } = await askOurs(server, '')
  const home = { port, path: '/', status: 200 }
  const kept = (name: string, load: Load) => ({
    name,
    warmUp: () => drive(load, 4_000),
    cost: () => costOf(load, 400, cpuMicroseconds),
  })
  const anew = { ...home, headers: fewHeaders, isEachNew: true, connections: 2 }
  const brotli = { 'Accept-Encoding': 'br' }
  return [
    kept('kept page, plain', { ...home, headers: fewHeaders }),
    kept('kept page, brotli', { ...home, headers: brotli }),
    kept('page object', { ...home, headers: { ...visitHeaders(version), ...fewHeaders } }),
    kept('unchanged (304)', {
      ...home,
      status: 304,
      headers: { ...brotli, 'If-None-Match': etag },
    }),
    { name: 'the most memory so far', warmUp: nothing, cost: memoryOf(server) },
    {
      name: 'page made anew',
      warmUp: () => drive(anew, 400),
      cost: () => costOf(anew, 20, cpuMicroseconds),
    },
    { name: 'an order, from cart to confirmation', ...orders(server, version, round * 100) },
  ]
}

async function nothing(): Promise<void> {}

function memoryOf(server: MeasuredServer): () => Promise<number> {
  return () => Promise.resolve(server.mostMegabytes())
}

function orders(
  server: MeasuredServer,
  version: string,
  firstBuyer: number,
): Pick<MeasuredRequest, 'warmUp' | 'cost'> {
  let buyers = firstBuyer
  const buy = async (count: number) => {
    for (let bought = 0; bought < count; bought += 1) {
      buyers += 1
      const address = `10.0.${buyers >> 8}.${buyers & 255}`
      await orderBook(createVisitor(server.origin, version, address), buyers)
    }
  }
  return {
    warmUp: () => buy(20),
    async cost() {
      const before = server.cpuMicroseconds()
      await buy(4)
      return (server.cpuMicroseconds() - before) / 4
    },
  }
}

async function orderBook(visitor: Visitor, number: number): Promise<void> {
  await putInCart(visitor, { kind: 'product', sku: 'G158', quantity: 1 })
  await answerPeople(visitor, `buyer-${number}@example.com`)
  await answerDelivery(visitor)
  const review = await reviewOf(visitor)
  const answer = review && (await order(visitor, review))
  if (!answer || orderIdOf(answer) === null) throw new Error('A book could not be ordered.')
}
