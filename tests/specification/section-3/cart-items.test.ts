import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite()
})

afterAll(() => site.stop())

describe('3. Header data response', () => {
  it('clarification: cartItems is the sum of quantities', async () => {
    const visitor = site.visitor()
    await visitor.submit('/cart/items', { kind: 'product', sku: 'G158', quantity: '2' })
    await visitor.submit('/cart/items', { kind: 'online', sku: 'ON-ENS', quantity: '3' })

    const response = await visitor.get('/api/header-data')

    expect(await response.json()).toMatchObject({ cartItems: 5 })
  })
})
