import { describe, expect, it } from 'vitest'
import { signedInCustomer, signIn } from '../../support/customers.ts'
import { mailTo } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import { isSignedIn, sendForm, userWith } from './own-forms.ts'

const site = siteOfFile()

const account = '/user'

describe('deleting the account', () => {
  it('with the password ends it everywhere, leaves nothing in the browser, and says so at home and by a last message', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    const elsewhere = site.visitor()
    await signIn(elsewhere, customer)

    const answer = await sendForm(visitor, 'DELETE', account, { password: customer.password })
    const shown = await pageOf(await visitor.get('/'))
    const again = await signIn(site.visitor(), customer)

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect(visitor.cookies.has('session')).toBe(false)
    expect(shown).toMatchObject({
      flash: { success: 'Your account is deleted. A last letter says so; fair winds.' },
      clearHistory: true,
    })
    expect(await userWith(site, customer.email)).toBeUndefined()
    expect([await isSignedIn(visitor), await isSignedIn(elsewhere)]).toEqual([false, false])
    expect(again.status).toBe(422)
    await expect
      .poll(async () => (await mailTo(site, customer.email))[0]?.subject)
      .toMatch(/deleted/i)
  })

  it('tells a caller of JSON in JSON', async () => {
    const { customer, visitor } = await signedInCustomer(site)

    const fields = { _method: 'DELETE', password: customer.password }
    const headers = { Accept: 'application/json' }
    const answer = await visitor.submit(account, fields, { headers })

    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      message: 'Your account is deleted. A last letter says so; fair winds.',
    })
  })
})

describe.each([
  ['signing out all other browsers', '/user/other-browser-sessions', 'sessions'],
  ['deleting the account', account, 'deletion'],
])('%s', (_what, path, form) => {
  it.each([
    ['', 'Please enter your password.'],
    ['not my password', 'This is not your password. Please type it again.'],
  ])('is refused with the password “%s”, and changes nothing', async (password, message) => {
    const { customer, visitor } = await signedInCustomer(site)
    const elsewhere = site.visitor()
    await signIn(elsewhere, customer)

    const answer = await sendForm(visitor, 'DELETE', path, { form, password })

    expect(answer.status).toBe(422)
    expect((await pageOf(answer)).props).toMatchObject({
      errors: { password: message },
      old: { form },
    })
    expect(await userWith(site, customer.email)).toBeDefined()
    expect([await isSignedIn(visitor), await isSignedIn(elsewhere)]).toEqual([true, true])
  })
})
