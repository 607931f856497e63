import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedInCustomer } from '../support/customers.ts'
import { startSite } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'
import { pageOf } from '../support/visitor.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite()
})

afterAll(() => site.stop())

describe('6. The account and profile pages', () => {
  it.each(['/dashboard', '/user/profile'])(
    'send an anonymous visitor to sign in first: %s',
    async (address) => {
      const response = await site.visitor().get(address)

      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(
        `/login?intended=${encodeURIComponent(address)}`,
      )
    },
  )

  it('are open to an authenticated visitor', async () => {
    const { visitor, customer } = await signedInCustomer(site)

    const account = await pageOf(await visitor.get('/dashboard'))
    const profile = await pageOf(await visitor.get('/user/profile'))

    expect(account).toMatchObject({
      component: 'account/dashboard',
      props: { name: customer.name },
    })
    expect(profile).toMatchObject({
      component: 'account/profile',
      props: { email: customer.email },
    })
  })
})
