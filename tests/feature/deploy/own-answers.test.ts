import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneCustomer, signIn } from '../../support/customers.ts'
import { cacheOf, neverKept, onceKept } from '../../support/nginx/cached-answers.ts'
import { siteBehindNginx } from '../../support/nginx/site-behind-nginx.ts'
import type { SiteBehindNginx } from '../../support/nginx/site-behind-nginx.ts'
import { pageOf } from '../../support/visitor.ts'

let site: SiteBehindNginx
beforeAll(async () => {
  site = await siteBehindNginx()
})
afterAll(() => site.stop())

const somebody = oneCustomer(() => site)
const userOf = async (answer: Response) => (await pageOf(answer)).props['user']

describe('what is one visitor’s own comes from the site and is not kept', () => {
  it.each(['get', 'visit'] as const)('by %s: a page for one who is signed in', async (way) => {
    const path = `/privacy-policy?by=${way}`
    const customer = await somebody()
    const visitor = site.visitor()
    expect((await signIn(visitor, customer)).status).toBe(303)
    expect([...visitor.cookies.keys()]).toContain('__Host-session')

    const mine = await visitor[way](path)
    const anybodys = await site.visitor()[way](path)
    const kept = await onceKept(() => site.visitor()[way](path))
    const mineAgain = await visitor[way](path)

    expect([mine, anybodys, mineAgain].map(cacheOf)).toEqual(['BYPASS', 'MISS', 'BYPASS'])
    for (const answer of [mine, mineAgain]) {
      expect(await userOf(answer)).toMatchObject({ email: customer.email })
    }
    for (const answer of [anybodys, kept]) expect(await userOf(answer)).toBeNull()
  })

  it('a form that is sent, and the page with its message', async () => {
    const visitor = site.visitor()
    const anybody = () => site.visitor().get('/')
    await onceKept(anybody)

    const sent = await visitor.submit('/mail/customer-subscribe', { email: 'ada@example.com' })
    expect([sent.status, [...visitor.cookies.keys()]]).toEqual([303, ['__Host-flash']])
    const told = await visitor.get('/')

    expect(cacheOf(told)).toBe('BYPASS')
    const message = 'We have sent an e-mail to ada@example.com'
    expect(await told.text()).toContain(message)
    expect(await (await onceKept(anybody)).text()).not.toContain(message)
  })

  it('what the header shows, and the cart', async () => {
    const [buyer, other] = [site.visitor(), site.visitor()]
    await buyer.submit('/cart/items', { kind: 'product', sku: 'G158' })
    await buyer.get('/cart')
    const shownTo = async (visitor: typeof buyer) =>
      (await neverKept(() => visitor.get('/api/header-data'))).text()

    const [his, others] = [await shownTo(buyer), await shownTo(other)]

    expect(JSON.parse(his)).toMatchObject({ cartItems: 1 })
    expect(JSON.parse(others)).toMatchObject({ cartItems: 0 })
    await neverKept(() => buyer.get('/cart'))
  })
})

describe('what only one client can use is not kept', () => {
  it.each([
    ['X-Inertia-Partial-Data', '0'],
    ['X-Inertia-Partial-Except', 'company'],
    ['X-Inertia-Partial-Component', 'info/faq'],
    ['X-Inertia-Except-Once-Props', 'navigationData'],
    ['X-Inertia-Error-Bag', 'login'],
    ['X-Inertia-Reset', 'pageContent'],
    ['X-Inertia-Infinite-Scroll-Merge-Intent', 'prepend'],
    ['Precognition', '0'],
    ['Precognition-Validate-Only', 'email'],
  ])('an answer to %s: %s', async (name, value) => {
    const whole = await onceKept(() => site.visitor().visit('/faq'))

    const part = await site.visitor().visit('/faq', { headers: { [name]: value } })

    expect(cacheOf(part)).toBe('BYPASS')
    const after = await onceKept(() => site.visitor().visit('/faq'))
    expect(await after.text()).toBe(await whole.text())
  })

  it('the word that there is a new build', async () => {
    const visit = (version: string) =>
      site.visitor().visit('/faq', { headers: { 'X-Inertia-Version': version } })
    await onceKept(() => visit('test'))

    expect((await neverKept(() => visit('old'))).status).toBe(409)
    expect((await onceKept(() => visit('test'))).status).toBe(200)
  })

  it('the word that nothing is there', async () => {
    expect((await neverKept(() => site.visitor().get('/nowhere'))).status).toBe(404)
  })
})
