import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { fields as enquiry } from '../enquiries/enquiry-form.ts'
import { messagesTo, subscriberWith } from './records.ts'

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

const message = 'That does not look like an e-mail address; it should look like you@example.com.'

describe('the newsletter form, checked while it is filled in', () => {
  it('is told that the address is right, and subscribes nobody', async () => {
    const visitor = site.visitor()

    const answer = await check(visitor, { email: 'early@example.com' })

    expect(answer.status).toBe(204)
    expect(answer.headers.get('precognition')).toBe('true')
    expect(answer.headers.get('precognition-success')).toBe('true')
    expect(answer.headers.get('vary')).toBe('X-Inertia, Accept-Encoding, Precognition')
    expect(await subscriberWith(site, 'early@example.com')).toBeUndefined()
    expect(await messagesTo(site, 'early@example.com')).toEqual([])
    expect(visitor.cookies.size).toBe(0)
  })

  it('is told what is wrong with the field, by its name', async () => {
    const answer = await check(site.visitor(), { email: 'early@' })

    expect(answer.status).toBe(422)
    expect(answer.headers.get('precognition')).toBe('true')
    expect(await answer.json()).toEqual({ message, errors: { email: message } })
  })

  it('is told nothing of a field that it did not ask about', async () => {
    const answer = await check(site.visitor(), { email: 'early@' }, 'name')

    expect(answer.status).toBe(204)
  })

  it.each([
    ['/contact-us', 'enquiries', enquiry('early@example.com')],
    [
      '/events/CR-DSP-261129/waiting-list',
      'waiting_list',
      { waiting_name: 'Ada', waiting_email: 'early@example.com', waiting_heads: '2' },
    ],
  ] as const)(
    'is no other than the form at %s, which keeps nothing',
    async (path, table, fields) => {
      const only = Object.keys(fields).join()

      const answer = await check(site.visitor(), fields, only, {}, path)

      expect(answer.status).toBe(204)
      expect(await site.services.database.db.selectFrom(table).select('id').execute()).toEqual([])
    },
  )
})

describe('a check that is refused before the form is read', () => {
  it('from another site is 403, marked as an answer to it', async () => {
    const answer = await check(site.visitor(), {}, 'email', {
      Origin: 'https://evil.test',
      'Sec-Fetch-Site': 'cross-site',
    })

    expect([answer.status, answer.headers.get('precognition')]).toEqual([403, 'true'])
  })

  it('that is too large is 413, marked as an answer to it', async () => {
    const answer = await check(site.visitor(), { email: 'a'.repeat(70_000) })

    expect([answer.status, answer.headers.get('precognition')]).toEqual([413, 'true'])
  })

  it('at an unknown address is 404, marked as an answer to it', async () => {
    const answer = await site.visitor().get('/nowhere', { headers: { Precognition: 'true' } })

    expect([answer.status, answer.headers.get('precognition')]).toEqual([404, 'true'])
  })

  it('that comes too often is 429, marked as an answer to it', async () => {
    const visitor = site.visitor()
    for (let tries = 0; tries < 6; tries += 1) await check(visitor, {})

    const answer = await check(visitor, {})

    expect([answer.status, answer.headers.get('precognition')]).toEqual([429, 'true'])
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })
})

/** Checks a form as the client's forms do: no Inertia visit, JSON both ways. */
function check(
  visitor: Visitor,
  fields: object,
  only = 'email',
  headers: object = {},
  path = form,
) {
  return visitor.send(path, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Precognition: 'true',
      'Precognition-Validate-Only': only,
      Origin: site.origin,
      'Sec-Fetch-Site': 'same-origin',
      ...headers,
    },
    body: JSON.stringify(fields),
  })
}
