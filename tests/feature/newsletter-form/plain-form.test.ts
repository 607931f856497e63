import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import { messagesTo, subscriberWith } from './records.ts'

const site = siteOfFile()

const form = '/mail/customer-subscribe'
const wrong = { email: 'ada@' }
const message = 'That does not look like an e-mail address; it should look like you@example.com.'

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

  it.each([undefined, '/nowhere', '/cart', '/api/header-data', form, 'https://evil.test/knots'])(
    'shows the home page when it was sent from %s',
    async (from) => {
      const Referer = from?.startsWith('/') ? site.origin + from : from
      const headers: Record<string, string> = Referer === undefined ? {} : { Referer }

      const response = await site.visitor().submit(form, wrong, { headers })

      expect(response.status).toBe(422)
      expect(await pageOf(response)).toMatchObject({
        component: 'home',
        url: '/',
        props: { errors: { subscription_error: message } },
      })
    },
  )

  it('never shows a secret again', async () => {
    const response = await site.visitor().submit(form, { ...wrong, password: 'x', _method: '' })

    expect((await pageOf(response)).props['old']).toEqual(wrong)
  })

  it('escapes what was typed', async () => {
    const response = await site.visitor().submit(form, { email: '</script><script>alert(1)' })

    expect(await response.clone().text()).not.toContain('<script>alert(1)')
    expect((await pageOf(response)).props['old']).toEqual({ email: '</script><script>alert(1)' })
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

  it('needs no browser and no cookie', async () => {
    const response = await site.visitor().send(form, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'robot@example.com' }),
    })

    expect(response.status).toBe(303)
    expect(await subscriberWith(site, 'robot@example.com')).toMatchObject({ status: 'pending' })
  })
})
