import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedInCustomer } from '../../support/customers.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

const pages = ['/dashboard', '/user/profile', '/', '/rya-courses', '/no-such-harbour']

let site: TestSite
let customer: Visitor

beforeAll(async () => {
  site = await startSite()
  customer = (await signedInCustomer(site)).visitor
})

afterAll(() => site.stop())

describe('4. Every page answered to a signed-in visitor', () => {
  it.each(pages)('clarification: is no-store: %s', async (address) => {
    const response = await customer.get(address)

    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each(pages)('clarification: is history-encrypted: %s', async (address) => {
    const [whole, visit] = [await customer.get(address), await customer.visit(address)]

    expect((await pageOf(whole)).encryptHistory).toBe(true)
    expect((await pageOf(visit)).encryptHistory).toBe(true)
  })
})

describe('4. A page answered to anybody else', () => {
  it('is neither', async () => {
    const response = await site.visitor().get('/')

    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect((await pageOf(response)).encryptHistory ?? false).toBe(false)
  })
})
