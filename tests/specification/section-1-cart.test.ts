import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'
import { pageOf } from '../support/visitor.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite()
})

afterAll(() => site.stop())

describe('1. What the product does and for whom: visitors', () => {
  it('use a shopping cart', async () => {
    const visitor = site.visitor()

    await visitor.submit('/cart/items', { kind: 'product', sku: 'G158', quantity: '2' })

    const { component, props } = await pageOf(await visitor.get('/cart'))
    expect(component).toBe('cart/cart')
    expect(props).toMatchObject({ lines: [{ quantity: 2, price: { text: '£19.98' } }] })
  })
})
