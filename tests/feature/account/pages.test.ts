import { describe, expect, it } from 'vitest'
import { signedInCustomer } from '../../support/customers.ts'
import { pathMailedTo } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import { profile } from './own-forms.ts'

const site = siteOfFile()

describe('Your Account', () => {
  it('shows whose it is', async () => {
    const { customer, visitor } = await signedInCustomer(site)

    const answer = await visitor.get('/dashboard')
    const shown = await pageOf(answer)

    expect(answer.status).toBe(200)
    expect(shown).toMatchObject({
      component: 'account/dashboard',
      props: { name: customer.name, email: customer.email, newsletter: 'none' },
    })
  })

  it('knows that the newsletter waits for its owner to confirm it', async () => {
    const { customer, visitor } = await signedInCustomer(site)

    await site.visitor().submit('/mail/customer-subscribe', { email: customer.email })

    const { props } = await pageOf(await visitor.get('/dashboard'))
    expect(props).toMatchObject({ newsletter: 'waiting', stopNewsletterHref: null })
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

describe('Your Profile', () => {
  it('has the forms by which its owner changes and ends what is kept', async () => {
    const { customer, visitor } = await signedInCustomer(site)

    const answer = await visitor.get(profile)
    const shown = await pageOf(answer)

    expect(answer.status).toBe(200)
    expect(shown).toMatchObject({
      component: 'account/profile',
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
})

describe.each(['/dashboard', profile])('%s', (path) => {
  it('is kept by nobody, encrypted in the history, and not for search engines', async () => {
    const { visitor } = await signedInCustomer(site)

    const answer = await visitor.get(path)

    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, follow')
    expect(await pageOf(answer)).toMatchObject({ encryptHistory: true })
  })
})

describe.each([
  ['PUT', '/user/profile-information'],
  ['PUT', '/user/password'],
  ['DELETE', '/user/other-browser-sessions'],
  ['DELETE', `/user/sessions/${'0'.repeat(36)}`],
  ['DELETE', '/user'],
])('%s %s', (method, path) => {
  it('does nothing for who is not signed in, and leads them to sign in', async () => {
    const fields = { _method: method, password: 'guess', current_password: 'guess' }

    const answer = await site.visitor().submit(path, fields, { from: profile })

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/^\/login(?:\?|$)/)
  })
})
