import { describe, expect, it } from 'vitest'
import { linksIn } from '#server/mail/links.ts'
import { mailTo } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import { messagesTo, subscriberWith } from './records.ts'

const site = siteOfFile()

const form = '/mail/customer-subscribe'
const wrong = { email: 'ada@' }
const message = 'That does not look like an e-mail address; it should look like you@example.com.'
const success = (email: string) =>
  `Nearly there. We have sent an e-mail to ${email}; please open it and press the button to confirm.`

describe('subscribing from a page', () => {
  it.each([
    ['submitVisit', 'visit'],
    ['submit', 'get'],
  ] as const)('goes back to that page with a message, shown once (%s)', async (send, open) => {
    const visitor = site.visitor()

    const answer = await visitor[send](form, { email: 'ada@example.com' }, { from: '/?a=1' })
    const shown = await pageOf(await visitor[open]('/?a=1'))
    const again = await pageOf(await visitor[open]('/?a=1'))

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/?a=1'])
    expect(shown.flash).toEqual({ success: success('ada@example.com') })
    expect(shown.props['errors']).toEqual({})
    expect(again).not.toHaveProperty('flash')
  })

  it(
    'stores the subscriber as pending, and sends a link on the canonical address',
    { tags: ['spec-1.1', 'spec-7.3'] },
    async () => {
      await site.visitor().submitVisit(form, { email: ' Ben@Example.com ' })

      expect(await subscriberWith(site, 'ben@example.com')).toMatchObject({
        status: 'pending',
        confirmed_at: null,
      })
      expect(await messagesTo(site, 'ben@example.com')).toMatchObject([
        { template: 'confirm-subscription' },
      ])
      const [mail] = await mailTo(site, 'ben@example.com')
      expect(linksIn(mail?.text ?? '')[0]).toMatch(
        new RegExp(`^${site.origin}/mail/confirm/[\\w-]{75}$`),
      )
    },
  )

  it('answers the same to an address that is known already', async () => {
    const visitor = site.visitor()
    const email = 'dora@example.com'

    await visitor.submitVisit(form, { email })
    await visitor.visit('/')
    const answer = await visitor.submitVisit(form, { email })
    const shown = await pageOf(await visitor.visit('/'))

    expect(answer.status).toBe(303)
    expect(shown.flash).toEqual({ success: success(email) })
    expect(await messagesTo(site, email)).toHaveLength(1)
  })

  it.each([
    [undefined, '/'],
    ['https://evil.test/', '/'],
    ['/nowhere', '/nowhere'],
    // Where it was sent from once refused, which is no page.
    [form, '/'],
  ])('goes from %s to %s', async (from, to) => {
    const Referer = from?.startsWith('/') ? site.origin + from : from
    const headers: Record<string, string> = Referer === undefined ? {} : { Referer }

    const answer = await site.visitor().submit(form, { email: 'emil@example.com' }, { headers })

    expect([answer.status, answer.headers.get('location')]).toEqual([303, to])
  })
})

describe('subscribing with a fault', () => {
  it(
    'goes back to the page, with the message as subscription_error',
    { tags: ['spec-5.2', 'spec-8.2', 'clar-3.9'] },
    async () => {
      const visitor = site.visitor()

      const answer = await visitor.submitVisit(form, wrong, { from: '/' })
      const shown = await pageOf(await visitor.visit('/'))
      const again = await pageOf(await visitor.visit('/'))

      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
      expect(shown.props['errors']).toEqual({ subscription_error: message })
      expect(shown).not.toHaveProperty('flash')
      expect(again.props['errors']).toEqual({})
    },
  )

  it.each([
    [{}, 'Please enter your e-mail address.'],
    [{ email: '' }, 'Please enter your e-mail address.'],
    [{ email: null }, 'Please enter your e-mail address.'],
    [{ email: ['ada@example.com'] }, message],
    [
      {
        email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}`,
      },
      'That e-mail address is too long; it can have 254 characters at most.',
    ],
    [{ email: 'ada@example.com\r\nBcc: eve@example.com' }, message],
  ])('says what is wrong with %j', { tags: ['spec-5.3'] }, async (fields, expected) => {
    const visitor = site.visitor()

    await visitor.submitVisit(form, fields)
    const { props } = await pageOf(await visitor.visit('/'))

    expect(props['errors']).toEqual({ subscription_error: expected })
  })

  it('stores and sends nothing, and leaves no trace of what was typed in the cookie', async () => {
    const visitor = site.visitor()

    await visitor.submitVisit(form, { email: 'secret-address@' })

    const [payload = ''] = visitor.cookies.get('flash')?.split('.') ?? []
    expect(Buffer.from(payload, 'base64url').toString()).toContain('subscription_error')
    expect(Buffer.from(payload, 'base64url').toString()).not.toContain('secret-address')
    expect(await subscriberWith(site, 'secret-address@')).toBeUndefined()
    expect(await messagesTo(site, 'secret-address@')).toEqual([])
  })
})

describe('subscribing without JavaScript, with a fault', () => {
  it('shows the page that it was sent from, in place, with the message and what was typed, and needs no cookie', async () => {
    const visitor = site.visitor()

    const response = await visitor.submit(form, wrong, { from: '/?utm_source=letter' })

    expect([response.status, visitor.cookies.size]).toEqual([422, 0])
    const page = await pageOf(response)
    expect(page).toMatchObject({
      component: 'home',
      url: '/?utm_source=letter',
      props: { errors: { subscription_error: message }, old: { email: 'ada@' } },
    })
    expect(page.props['ziggy']).toEqual({ location: `${site.origin}/?utm_source=letter` })
  })

  it.each([
    undefined,
    '/nowhere',
    '/level-finder',
    '/cart',
    '/api/header-data',
    form,
    'https://evil.test/knots',
  ])('shows the home page when it was sent from %s', async (from) => {
    const Referer = from?.startsWith('/') ? site.origin + from : from
    const headers: Record<string, string> = Referer === undefined ? {} : { Referer }

    const response = await site.visitor().submit(form, wrong, { headers })

    expect(response.status).toBe(422)
    expect(await pageOf(response)).toMatchObject({
      component: 'home',
      url: '/',
      props: { errors: { subscription_error: message } },
    })
  })
})

describe('a program that subscribes somebody', () => {
  const asJson = { headers: { Accept: 'application/json' } }

  it('is told what is wrong in JSON', async () => {
    const response = await site.visitor().submit(form, wrong, asJson)

    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toEqual({ message, errors: { subscription_error: message } })
  })

  it('is told in JSON what happens next, and given no cookie', async () => {
    const visitor = site.visitor()

    const response = await visitor.submit(form, { email: 'script@example.com' }, asJson)

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toEqual({
      message:
        'Nearly there. We have sent an e-mail to script@example.com; please open it and press the button to confirm.',
    })
    expect(visitor.cookies.size).toBe(0)
    expect(await messagesTo(site, 'script@example.com')).toHaveLength(1)
  })
})
