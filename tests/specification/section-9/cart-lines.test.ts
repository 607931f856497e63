import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartProps } from '#server/props/cart.ts'
import { dateWith } from '../../support/chandlery.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite()
})

afterAll(() => site.stop())

const put = (visitor: Visitor, fields: Readonly<Record<string, string>>) =>
  visitor.submit('/cart/items', fields)

async function cart(visitor: Visitor): Promise<CartProps> {
  return (await pageOf(await visitor.get('/cart'))).props as unknown as CartProps
}

describe('9. Constants and thresholds: the cart', () => {
  it('clarification: self-paced online courses are cart lines without a date', async () => {
    const visitor = site.visitor()
    await put(visitor, { kind: 'online', sku: 'ON-ENS' })

    expect((await cart(visitor)).lines).toMatchObject([
      { kind: 'online', quantity: 1, hold: null, facts: ['Online, to begin whenever you like'] },
    ])
  })

  it('clarification: one line sells one unit with its head-count limit', async () => {
    const visitor = site.visitor()
    const { reference, offer } = dateWith(site.services, 1, ({ unit }) => unit === 'yacht')
    const yacht = { kind: 'place', sku: reference }
    const [most, tooMany] = [offer.party?.max ?? 0, (offer.party?.max ?? 0) + 1]

    const refused = await put(visitor, { ...yacht, people: String(tooMany) })
    await put(visitor, { ...yacht, people: String(most) })

    expect(refused.status).toBe(422)
    expect((await cart(visitor)).lines).toMatchObject([
      {
        quantity: 1,
        people: most,
        unit: 'per yacht',
        choice: { field: 'people', most },
      },
    ])
  })
})
