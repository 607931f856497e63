import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneCustomer, signIn } from '../../support/customers.ts'
import { cacheOf, neverKept, onceKept, plainText } from '../../support/nginx/cached-answers.ts'
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
const accepting = (input: string) => ({ headers: { 'Accept-Encoding': input } })
const holding = (answer: Response) => ({
  headers: { 'If-None-Match': answer.headers.get('etag') ?? '' },
})

describe('a page that everybody gets', () => {
  it('is kept as the site gave it, with all that it said', async () => {
    const first = await site.visitor().get('/about-saltlark')
    const kept = await onceKept(() => site.visitor().get('/about-saltlark'))

    expect(cacheOf(first)).toBe('MISS')
    expect(kept.status).toBe(200)
    expect(kept.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d,/)
    for (const name of ['etag', 'content-security-policy', 'strict-transport-security', 'vary']) {
      expect(kept.headers.get(name)).toBe(first.headers.get(name))
    }
    expect(kept.headers.get('etag')).toMatch(/^"[\w-]+"$/)
    expect(await kept.text()).toBe(await first.text())
  })

  it.each([
    ['br', ['gzip, deflate, br, zstd', 'BR;q=0.5', 'br, gzip;q=0.8']],
    ['gzip', ['deflate, gzip;q=1.0, *;q=0.5', 'br;q=0, gzip', 'br;q=0.00,gzip;q=0.01']],
    ['identity', ['', 'br;q=0', 'gzip;q=0.0', 'zstd', 'brotli']],
  ])('is kept once as %s, for all who take that', async (form, inputs) => {
    const page = await (await site.visitor().get('/faq')).text()
    const first = await onceKept(() => site.visitor().get('/faq', accepting(form)))

    for (const input of inputs) {
      const kept = await onceKept(() => site.visitor().get('/faq', accepting(input)))

      expect(kept.headers.get('content-encoding') ?? 'identity').toBe(form)
      expect(await plainText(kept)).toBe(page)
    }
    expect(await plainText(first)).toBe(page)
  })

  it('is a document for a client that leaves the kind blank, and for the next one', async () => {
    const path = '/our-sailing-yachts'
    const blank = { headers: { 'X-Inertia': '', 'X-Inertia-Partial-Data': '' } }

    for (const extras of [blank, {}]) {
      const kept = await onceKept(() => site.visitor().get(path, extras))
      expect(kept.headers.get('content-type')).toMatch(/^text\/html/)
    }
  })

  it('is not sent again to who has it, whether it is kept or not', async () => {
    const ask = () => site.visitor().get('/terms-and-conditions')
    const fresh = '/terms-and-conditions?utm_source=letter'
    const kept = await onceKept(ask)

    for (const path of ['/terms-and-conditions', fresh]) {
      const again = await site.visitor().get(path, holding(kept))
      expect([again.status, again.headers.get('etag')]).toEqual([304, kept.headers.get('etag')])
    }
    // What the site answered to one who has it is nothing for others.
    expect((await site.visitor().get(fresh)).status).toBe(200)
  })
})

it('a page that shows places is never kept, and yet not sent again to who has it', async () => {
  const last = await neverKept(() => site.visitor().get('/rya-courses'))
  const again = await site.visitor().get('/rya-courses', holding(last))

  expect(last.headers.get('cache-control')).toBe('no-cache')
  expect([again.status, again.headers.get('etag')]).toEqual([304, last.headers.get('etag')])
})

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
})
