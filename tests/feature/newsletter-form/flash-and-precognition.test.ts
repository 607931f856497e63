import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { fields as enquiry } from '../enquiries/enquiry-form.ts'
import { messagesTo, subscriberWith } from './records.ts'

const site = siteOfFile()

const form = '/mail/customer-subscribe'

describe('the message that waits for the next page', () => {
  it('is shown by a page that is not there, when that comes next', async () => {
    const visitor = await subscribed('ben@example.com')

    expect(await flashAt(visitor, '/nowhere')).toHaveProperty('success')
    expect(await flashAt(visitor, '/')).toBeUndefined()
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

      const answer = await check(site.visitor(), fields, only, path)

      expect(answer.status).toBe(204)
      expect(await site.services.database.db.selectFrom(table).select('id').execute()).toEqual([])
    },
  )
})

/** Checks a form as the client's forms do: no Inertia visit, JSON both ways. */
function check(visitor: Visitor, fields: object, only = 'email', path = form) {
  return visitor.send(path, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Precognition: 'true',
      'Precognition-Validate-Only': only,
      Origin: site.origin,
      'Sec-Fetch-Site': 'same-origin',
    },
    body: JSON.stringify(fields),
  })
}
