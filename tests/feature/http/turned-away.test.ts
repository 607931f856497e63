import { describe, expect, it, onTestFinished } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { startSite } from '../../support/site.ts'
import { createVisitor, pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { fields as enquiry } from '../enquiries/enquiry-form.ts'

const site = siteOfFile()

const form = '/mail/customer-subscribe'

describe('the seventh newsletter form in a minute', () => {
  it('says when to come back, whatever it holds', async () => {
    const visitor = await tired()
    const response = await visitor.submit(form, { email: 'seventh@example.com' })

    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await pageOf(response)).props['title']).toBe('A little slower, please')
    const { db } = site.services.database
    expect(await db.selectFrom('subscribers').select('email').execute()).toEqual([])
  })

  it('is no matter to anybody else, and keeps its sender from no page', async () => {
    const visitor = await tired()

    expect((await site.visitor().submit(form, { email: '' })).status).toBe(422)
    expect((await visitor.get('/')).status).toBe(200)
  })

  it('counts the button of the confirmation page too', async () => {
    const response = await (await tired()).submit(`/mail/confirm/${'a'.repeat(75)}`, {})

    expect(response.status).toBe(429)
  })
})

describe('a form that is longer', () => {
  it.each([
    ['/contact-us', 600, enquiry('often@example.com')],
    [
      '/events/CR-DSP-261129/waiting-list',
      60,
      { waiting_name: 'Ada', waiting_email: 'often@example.com', waiting_heads: '2' },
    ],
  ])('is refused at %s the eleventh time in %i seconds', async (path, seconds, fields) => {
    const visitor = site.visitor()
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await visitor.submit(path, fields)).status).toBe(303)
    }

    const refused = await visitor.submit(path, fields)

    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(seconds)])
  })
})

/** Somebody who has just sent the form six times. */
async function tired(): Promise<Visitor> {
  const visitor = site.visitor()
  for (let tries = 0; tries < 6; tries += 1) {
    const { status } = await visitor.submit(form, { email: '' })
    expect(status).toBe(422)
  }
  return visitor
}

it('sixty pages that one network asks for at once are not made before the one page of another', async () => {
  const proxied = await startSite({ variables: { TRUST_PROXY: 'loopback' } })
  onTestFinished(() => proxied.stop())
  const statuses: number[] = []
  const ask = async (address: string, page: string) => {
    const { status } = await createVisitor(proxied.origin, 'test', address).get(page)
    statuses.push(status)
  }

  const crowd = Array.from({ length: 60 }, (_, at) => ask('203.0.113.1', `/search?q=sail+${at}`))
  await Promise.race(crowd)
  await ask('198.51.100.1', '/search?q=tide')
  const before = statuses.length
  await Promise.all(crowd)

  expect(before).toBeLessThan(20)
  expect(statuses).toEqual(Array.from({ length: 61 }, () => 200))
})

const old = { 'X-Inertia-Version': 'old' }

describe('a visit that holds the assets of yesterday', () => {
  it.each(['/', '/search?q=knots', '/rya-courses/day-skipper', '/nowhere', '/login'])(
    'to %s is told to load the page anew',
    { tags: ['spec-7.5'] },
    async (path) => {
      const response = await site.visitor().visit(path, { headers: old })

      expect(response.status).toBe(409)
      expect(response.headers.get('x-inertia-location')).toBe(path)
      expect(response.headers.get('x-inertia-version')).toBe('test')
      expect(response.headers.has('x-inertia')).toBe(false)
      expect(response.headers.get('vary')).toBe('X-Inertia, Accept-Encoding')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(await response.text()).toBe('')
    },
  )

  it('is first sent to the canonical address', async () => {
    const response = await site.visitor().visit('/rya-courses/', { headers: old })

    expect([response.status, response.headers.get('location')]).toEqual([301, '/rya-courses'])
  })
})

describe('a visit to what is no page', () => {
  it.each(['/up', '/api/header-data'])('%s gets plain JSON', async (path) => {
    const response = await site.visitor().visit(path)

    expect(response.status).toBe(200)
    expect(response.headers.has('x-inertia')).toBe(false)
  })
})
