import { describe, expect, it } from 'vitest'
import { openAccount, signedInCustomer, signIn } from '../../support/customers.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import type { Visitor } from '../../support/visitor.ts'
import { cartOf, cartCount, dateOn, items } from './cart-forms.ts'

const site = siteOfFile()

const put = (visitor: Visitor, sku: string, quantity = 1) =>
  visitor.submit(items, { kind: 'product', sku, quantity: String(quantity) })

/** The lines by their numbers: `3 £33.00`. */
async function lines(visitor: Visitor): Promise<readonly string[]> {
  return (await cartOf(visitor)).lines.map(({ quantity, price }) => `${quantity} ${price.text}`)
}

describe('signing in', () => {
  it('brings what a guest put in, with its places held, and the cookie goes', async () => {
    const customer = await openAccount(site)
    const visitor = site.visitor()
    await put(visitor, 'SL-LOG', 3)
    const date = dateOn(site, 5)
    await visitor.submit(items, { kind: 'place', sku: date.reference, quantity: '2' })
    const before = (await cartOf(visitor)).lines

    await signIn(visitor, customer)

    expect(visitor.cookies.has('cart')).toBe(false)
    expect((await cartOf(visitor)).lines).toEqual(before)
    expect(await cartCount(visitor)).toBe(5)
  })

  it('leaves the account its cart when somebody signs out, and gives the next a new one', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    await put(visitor, 'SL-LOG', 2)

    await visitor.submit('/logout', {})
    expect([await lines(visitor), await cartCount(visitor)]).toEqual([[], 0])
    await put(visitor, 'SL-BAG')
    expect(await lines(visitor)).toEqual(['1 £49.00'])

    const other = site.visitor()
    await signIn(other, customer)
    expect(await lines(other)).toEqual(['2 £22.00'])
  })
})

describe('a guest’s cookie beside a session', () => {
  it('is brought in by whatever asks first, once, however many ask at once', async () => {
    const { visitor } = await signedInCustomer(site)
    const guest = site.visitor()
    await put(guest, 'SL-LOG', 2)
    const both = [...visitor.cookies, ...guest.cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { Cookie: both, Accept: 'application/json' }

    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        fetch(`${site.origin}/api/header-data`, { headers: { ...headers } }),
      ),
    )

    for (const answer of answers) {
      expect(await answer.json()).toMatchObject({ cartItems: 2, isAuthenticated: true })
      expect(answer.headers.getSetCookie().join()).toContain('cart=; Max-Age=0')
    }
    expect(await lines(visitor)).toEqual(['2 £22.00'])
    expect(await lines(guest)).toEqual([])
  })

  it('that we never made goes, and leaves the account’s cart as it is', async () => {
    const { visitor } = await signedInCustomer(site)
    await put(visitor, 'SL-LOG')
    const session = visitor.cookies.get('session') ?? ''

    for (const cart of ['x', 'a'.repeat(43), '%']) {
      const headers = { Cookie: `session=${session}; cart=${cart}`, Accept: 'application/json' }
      const answer = await fetch(`${site.origin}/api/header-data`, { headers })
      expect(await answer.json()).toMatchObject({ cartItems: 1 })
    }
    expect(await lines(visitor)).toEqual(['1 £11.00'])
  })
})
