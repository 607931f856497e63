import { describe, expect, it } from 'vitest'
import { newCustomer, openAccount, signIn, signedInCustomer } from '../../support/customers.ts'
import type { Customer } from '../../support/customers.ts'
import { pathMailedTo, sentMessages } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const resetLink = /\/reset-password\//
const password = 'a chart of the outer banks'

const site = siteOfFile()

describe('a forgotten password', () => {
  it('has one message and the same words for each address', async () => {
    const known = await openAccount(site)
    const unknown = newCustomer()

    const texts = await Promise.all(
      [known, unknown].map(async ({ email }) => {
        const visitor = site.visitor()
        const answer = await visitor.submit('/forgot-password', { email, intended: '/faq' })
        const address = answer.headers.get('location') ?? ''
        expect([answer.status, address]).toEqual([303, '/forgot-password?intended=%2Ffaq&sent=1'])
        const response = await visitor.get(address)
        expect((await pageOf(response.clone())).props).toMatchObject({ sentTo: email, email })
        return (await response.text()).replaceAll(email, 'it')
      }),
    )

    expect(texts[0]).toBe(texts[1])
    const messages = await sentMessages(site)
    expect(messages.filter(({ recipient }) => recipient === unknown.email)).toMatchObject([
      { template: 'no-account' },
    ])
    expect(messages.filter(({ recipient }) => recipient === known.email).at(-1)).toMatchObject({
      template: 'reset-password',
    })
  })

  it('has three messages in an hour, for known and unknown addresses alike', async () => {
    for (const { email } of [await openAccount(site), newCustomer()]) {
      for (const intended of ['/', '/knots', '/faq']) {
        await site.visitor().submit('/forgot-password', { email, intended })
      }

      const { props } = await pageOf(await site.visitor().submit('/forgot-password', { email }))

      expect(props['errors']).toEqual({ email: expect.stringMatching(/^Too many tries\. Wait /) })
    }
  })
})

describe('choosing a new password by the link of the message', () => {
  it('leads to signing in with it', async () => {
    const { customer, token } = await forgotten('/faq')
    const visitor = site.visitor()

    const answer = await visitor.submit('/reset-password', { token, password })
    const page = await pageOf(await visitor.get(answer.headers.get('location') ?? ''))
    const back = await signIn(visitor, { ...customer, password })

    expect([answer.status, page.url]).toEqual([303, '/login?intended=%2Ffaq'])
    expect(page).toMatchObject({
      flash: { success: 'Your new password is set. Please sign in with it.' },
      props: { user: null, email: customer.email, intended: '/faq' },
    })
    expect(back.headers.get('location')).toBe('/faq')
    expect((await signIn(site.visitor(), customer)).status).toBe(422)
  })

  it('signs out every browser, this one too', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    const other = site.visitor()
    await signIn(other, customer)
    await visitor.submit('/forgot-password', { email: customer.email })
    const link = await pathMailedTo(site, customer.email, resetLink)

    const answer = await visitor.submit('/reset-password', { token: tokenOf(link), password })

    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect(visitor.cookies.has('session')).toBe(false)
    expect((await pageOf(await other.get('/'))).props['user']).toBeNull()
  })

  it('works once: replayed, it says that it is over', async () => {
    const { customer, link, token } = await forgotten()
    await site.visitor().submit('/reset-password', { token, password })

    const again = await site
      .visitor()
      .submit('/reset-password', { token, password: `${password}!` })
    const page = await site.visitor().get(link)

    expect([again.status, again.headers.get('location')]).toEqual([303, link])
    expect(page.status).toBe(410)
    expect((await pageOf(page)).props).toMatchObject({
      state: 'expired',
      forgotHref: '/forgot-password',
    })
    expect((await signIn(site.visitor(), { ...customer, password })).status).toBe(303)
  })

  it('is refused in place when the password is too easy, and the link still works', async () => {
    const { token, link } = await forgotten()
    const visitor = site.visitor()

    const short = await visitor.submit('/reset-password', { token, password: 'short' })
    const common = await visitor.submit('/reset-password', { token, password: 'password1234' })
    const page = await pageOf(common)

    expect([short.status, common.status]).toEqual([422, 422])
    const props = { state: 'open', token, action: '/reset-password' }
    expect(page).toMatchObject({ component: 'auth/reset', url: link, props })
    expect(page.props['errors']).toEqual({ password: expect.stringMatching(/\.$/) })
    expect(page.props['old']).toEqual({})
    expect((await site.visitor().get(link)).status).toBe(200)
  })

  it('by Inertia goes back to the page of the link when it is refused', async () => {
    const { token, link } = await forgotten()

    const answer = await site.visitor().submitVisit('/reset-password', { token, password: 'short' })

    expect([answer.status, answer.headers.get('location')]).toEqual([303, link])
  })

  it.each([
    {},
    { token: '' },
    { token: '../../login' },
    { token: 'x'.repeat(500) },
    { token: ['a'] },
  ])('asks for a message first without a link (%j)', async (fields) => {
    const answer = await site.visitor().submitVisit('/reset-password', { ...fields, password })

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/forgot-password'])
  })
})

describe('the address at which password managers change passwords', () => {
  it('leads to the form for that', async () => {
    const { visitor } = await signedInCustomer(site)

    const answer = await visitor.get('/.well-known/change-password')

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/user/profile#password'])
  })
})

/** Somebody who has asked for a message, and its link. */
async function forgotten(intended = '') {
  const customer: Customer = await openAccount(site)
  await site.visitor().submit('/forgot-password', { email: customer.email, intended })
  const link = await pathMailedTo(site, customer.email, resetLink)
  return { customer, link, token: tokenOf(link) }
}

function tokenOf(link: string): string {
  return link.split('/').at(-1) ?? ''
}
