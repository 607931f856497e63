import { describe, expect, it } from 'vitest'
import { day } from '../../support/auth.ts'
import { signedInCustomer, signIn } from '../../support/customers.ts'
import { handClock } from '../../support/mail.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'
import { isSignedIn, profile, sendForm } from './own-forms.ts'

const clock = handClock(testInstant)
const site = siteOfFile({ clock })

const form = '/user/password'
const next = 'a lantern over the stern'

describe('changing the password', () => {
  it('has the new one open the account, and ends every session but this one, which is another', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    const { password: current_password } = customer
    const elsewhere = site.visitor()
    await signIn(elsewhere, customer)
    const old = String(visitor.cookies.get('session'))

    const answer = await sendForm(visitor, 'PUT', form, { current_password, password: next })
    const shown = await pageOf(await visitor.get(profile))
    const byOld = await signIn(site.visitor(), customer)
    const byNew = await signIn(site.visitor(), { ...customer, password: next })

    expect([answer.status, answer.headers.get('location')]).toEqual([303, profile])
    expect(shown['flash']).toEqual({
      success:
        'Your password is changed, and every other browser is signed out. A letter says so too.',
    })
    expect([byOld.status, byNew.status]).toEqual([422, 303])
    expect(visitor.cookies.get('session')).not.toBe(old)
    expect([await isSignedIn(visitor), await isSignedIn(elsewhere)]).toEqual([true, false])
    const thief = await site.visitor().get('/dashboard', { headers: { Cookie: `session=${old}` } })
    expect(thief.status).toBe(303)
  })

  it('keeps the cookie for the rest of its days, when the browser was to be remembered', async () => {
    const { customer } = await signedInCustomer(site)
    const visitor = site.visitor()
    await signIn(visitor, customer, { remember: 'on' })
    clock.pass(10 * day)

    const answer = await sendForm(visitor, 'PUT', form, {
      current_password: customer.password,
      password: next,
    })

    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(`^session=[\\w-]{43}; Max-Age=${50 * 86_400};`),
    )
  })
})

describe('a change of password that is refused', () => {
  it.each([
    ['without the current one', {}, { current_password: 'Please enter your password.' }],
    [
      'with a wrong one',
      { current_password: 'not my password' },
      { current_password: 'This is not your password. Please type it again.' },
    ],
    [
      'for one that is too short',
      { password: 'short' },
      {
        password:
          'That password has 5 characters; it needs 12 at least. A few words in a row are easy to remember.',
      },
    ],
    [
      'for one that everybody tries first',
      { password: 'letmein letmein' },
      { password: expect.stringContaining('is one of those that are tried first') },
    ],
    [
      'when its repetition differs',
      { password_confirmation: 'another one altogether' },
      {
        password_confirmation: 'The two passwords are not the same. Please type the new one again.',
      },
    ],
  ])(
    '%s: the page says so, shows no password, and everything stays',
    async (why, change, errors) => {
      const { customer, visitor } = await signedInCustomer(site)
      const elsewhere = site.visitor()
      await signIn(elsewhere, customer)
      const current = why.startsWith('without') ? '' : customer.password
      const typed: Record<string, string> = { form: 'password', current_password: current }

      const answer = await sendForm(visitor, 'PUT', form, { ...typed, password: next, ...change })
      const shown = await pageOf(answer)

      expect(answer.status).toBe(422)
      expect(shown.props).toMatchObject({ errors, old: { form: 'password' } })
      expect(Object.keys(shown.props['old'] as object)).toEqual(['form'])
      expect([await isSignedIn(visitor), await isSignedIn(elsewhere)]).toEqual([true, true])
      expect((await signIn(site.visitor(), customer)).status).toBe(303)
    },
  )
})
