import { describe, expect, it } from 'vitest'
import { signedInCustomer } from '../../support/customers.ts'
import type { Customer } from '../../support/customers.ts'
import { pathMailedTo } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { profile } from './own-forms.ts'

const site = siteOfFile()

describe('Your Account', () => {
  it('shows whose it is, and knows that the newsletter waits for them to confirm it', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    const { name, email } = customer

    await site.visitor().submit('/mail/customer-subscribe', { email })

    expect(await pageOf(await visitor.get('/dashboard'))).toMatchObject({
      component: 'account/dashboard',
      props: { name, email, newsletter: 'waiting', stopNewsletterHref: null },
    })
  })

  it('leads a subscriber to the button that stops the newsletter', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    const { email } = customer
    await site.visitor().submit('/mail/customer-subscribe', { email })
    const link = await pathMailedTo(site, email, /\/mail\/confirm\//)
    await site.visitor().submit(link, {}, { from: link })

    const { props } = await pageOf(await visitor.get('/dashboard'))
    const stop = await pageOf(await visitor.get(String(props['stopNewsletterHref'])))

    expect(props['newsletter']).toBe('subscribed')
    expect(stop).toMatchObject({
      component: 'newsletter/unsubscribe',
      props: { email, state: 'subscribed' },
    })
    await visitor.submit(stop.url, {}, { from: stop.url })
    const { props: after } = await pageOf(await visitor.get('/dashboard'))
    expect(after).toMatchObject({ newsletter: 'none', stopNewsletterHref: null })
  })
})

it('Your Profile has the forms by which its owner changes and ends what is kept', async () => {
  const { customer, visitor } = await signedInCustomer(site)

  const answer = await visitor.get(profile)
  const shown = await pageOf(answer)

  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, follow')
  expect(shown).toMatchObject({
    component: 'account/profile',
    encryptHistory: true,
    props: {
      name: customer.name,
      email: customer.email,
      information: { url: '/user/profile-information', method: 'put' },
      password: { url: '/user/password', method: 'put' },
      endOthers: { url: '/user/other-browser-sessions', method: 'delete' },
      downloadHref: '/user/data',
      deletion: { url: '/user', method: 'delete' },
    },
  })
})

const download = '/user/data'
const confirmPage = `/user/confirm-password?intended=${encodeURIComponent(profile)}`

describe('downloading one’s data', () => {
  it('gives a file of everything that is kept, which nobody else keeps', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    await visitor.submit('/mail/customer-subscribe', { email: customer.email })
    await confirm(visitor, customer)

    const answer = await visitor.get(download)

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?saltlark-\d{4}-\d{2}-\d{2}\.json"?$/,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.json()).toMatchObject({
      account: { name: customer.name, email: customer.email, role: 'customer' },
      sessions: [{ is_remembered: 0 }],
      newsletter: [{ email: customer.email, status: 'pending' }],
    })
  })

  it('gives away no secret: neither password, cookie nor link, nor what is kept of them', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    await visitor.submit('/forgot-password', { email: customer.email })
    const link = await pathMailedTo(site, customer.email, /\/reset-password\//)
    await confirm(visitor, customer)

    const text = await (await visitor.get(download)).text()

    expect(text).not.toContain(visitor.cookies.get('session'))
    expect(text).not.toContain(customer.password)
    expect(text).toContain('reset-password')
    expect(text).not.toContain(link.split('/').at(-1))
    expect(text).not.toContain('argon2')
    expect(text).not.toMatch(/[0-9a-f]{64}/)
  })
})

/** Gives the password on the page that asks for it before something that matters. */
async function confirm(visitor: Visitor, { password }: Customer): Promise<Response> {
  const fields = { password, intended: profile }
  return visitor.submit('/user/confirm-password', fields, { from: confirmPage })
}
