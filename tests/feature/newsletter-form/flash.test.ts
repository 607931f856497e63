import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

const site = siteOfFile()

const form = '/mail/customer-subscribe'

describe('the message that waits for the next page', () => {
  it('outlives the header data, a redirect, a file and a visit with old assets', async () => {
    const visitor = await subscribed('ada@example.com')

    await visitor.send('/api/header-data', { headers: { Accept: 'application/json' } })
    await visitor.get('/rya-courses/')
    await visitor.get('/images/brand/favicon.svg')
    const old = await visitor.visit('/', { headers: { 'X-Inertia-Version': 'old' } })

    expect(old.status).toBe(409)
    expect(await flashAt(visitor, '/')).toHaveProperty('success')
  })

  it('is shown by a page that is not there, when that comes next', async () => {
    const visitor = await subscribed('ben@example.com')

    expect(await flashAt(visitor, '/nowhere')).toHaveProperty('success')
    expect(await flashAt(visitor, '/')).toBeUndefined()
  })

  it('is left for the page by the picture or script that is missing on it', async () => {
    const visitor = await subscribed('emil@example.com')

    await visitor.get('/images/nothing.png', { headers: { 'Sec-Fetch-Dest': 'image' } })
    await visitor.get('/build/nothing.js', { headers: { 'Sec-Fetch-Dest': 'script' } })

    expect(await flashAt(visitor, '/')).toHaveProperty('success')
  })

  it.each<Record<string, string>>([
    { Purpose: 'prefetch' },
    { 'Sec-Purpose': 'prefetch;prerender' },
  ])('is neither shown nor used up by a page that is fetched ahead (%o)', async (headers) => {
    const visitor = await subscribed(`ahead-${(count += 1)}@example.com`)

    const ahead = await pageOf(await visitor.visit('/', { headers }))

    expect(ahead).not.toHaveProperty('flash')
    expect(await flashAt(visitor, '/')).toHaveProperty('success')
  })

  it('is taken from the browser by the page that shows it, which is nobody else’s', async () => {
    const visitor = await subscribed('cora@example.com')

    const response = await visitor.get('/')

    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.getSetCookie()).toEqual([
      'flash=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
    expect(visitor.cookies.size).toBe(0)
    expect((await visitor.get('/')).headers.get('cache-control')).toBe('no-cache')
  })

  it.each([
    ['changed', (value: string) => `e30${value.slice(3)}`],
    ['without its proof', (value: string) => value.split('.')[0] ?? ''],
    ['no cookie of ours at all', () => '{"flash":{"success":"You have won"}}'],
  ])('counts for nothing when it is %s', async (_how, forge) => {
    const visitor = await subscribed(`forger-${(count += 1)}@example.com`)
    const forged = encodeURIComponent(forge(visitor.cookies.get('flash') ?? ''))

    const response = await site.visitor().get('/', { headers: { Cookie: `flash=${forged}` } })

    expect(response.status).toBe(200)
    expect(await pageOf(response)).not.toHaveProperty('flash')
  })
})

let count = 0

async function subscribed(email: string): Promise<Visitor> {
  const visitor = site.visitor()
  await visitor.submitVisit(form, { email }, { from: '/' })
  expect(visitor.cookies.has('flash')).toBe(true)
  return visitor
}

async function flashAt(visitor: Visitor, path: string): Promise<unknown> {
  return (await pageOf(await visitor.visit(path))).flash
}
