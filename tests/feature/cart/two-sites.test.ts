import { describe, expect, it, onTestFinished } from 'vitest'
import { engine, testDatabasePlace } from '../../support/database.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { createVisitor } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { cartOf, dateOn, items } from './cart-forms.ts'

/**
 * Two servers of one site on PostgreSQL. SQLite has one process: there both are the same.
 * @returns for somebody with one set of cookies, a visitor to each.
 */
async function twoServers(): Promise<{ site: TestSite; visitors: () => [Visitor, Visitor] }> {
  const place = await testDatabasePlace()
  onTestFinished(() => place.remove())
  const variables = { DATABASE_URL: place.url, APP_KEY: 'one key for both servers of this site' }
  const start = async () => {
    const started = await startSite({ variables })
    onTestFinished(() => started.stop())
    return started
  }
  const site = await start()
  const { origin: other } = engine === 'postgres' ? await start() : site
  return {
    site,
    visitors() {
      const one = site.visitor()
      return [one, sharing(one, createVisitor(other))]
    },
  }
}

/** The other server, called with the cookies that the first one gave. */
function sharing(one: Visitor, other: Visitor): Visitor {
  const headersOf = () => ({
    Cookie: [...one.cookies].map((pair) => pair.join('=')).join('; '),
  })
  return {
    ...other,
    get: (path) => other.get(path, { headers: headersOf() }),
    submit: (path, fields) => other.submit(path, fields, { headers: headersOf() }),
  }
}

describe('two servers of one site', () => {
  it('show one cart, whichever of them changes it, and hold a last place for one of those who ask both at once', async () => {
    const { site, visitors } = await twoServers()
    const [one, other] = visitors()

    await one.submit(items, { kind: 'product', sku: 'G158' })
    await other.submit(items, { kind: 'product', sku: 'G158', quantity: '2' })

    for (const server of [one, other]) {
      expect((await cartOf(server)).lines).toMatchObject([{ quantity: 3 }])
    }
    const [line] = (await cartOf(one)).lines
    await other.submit(line?.action ?? '', { _method: 'DELETE' })
    expect((await cartOf(one)).lines).toEqual([])
    await one.submit(line?.action ?? '', { _method: 'PATCH', undo: '1' })
    expect((await cartOf(other)).lines).toMatchObject([{ quantity: 3 }])

    const date = dateOn(site, 5)
    const everybody = Array.from({ length: 10 }, () => visitors()).map(
      (servers, index) => servers[index % 2] ?? one,
    )

    const answers = await Promise.all(
      everybody.map((visitor) => visitor.submit(items, { kind: 'place', sku: date.reference })),
    )

    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([303, 303, 303, 303, 303, 422, 422, 422, 422, 422])
  })
})
