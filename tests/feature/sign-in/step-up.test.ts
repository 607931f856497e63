import { describe, expect, it } from 'vitest'
import { signedInCustomer, signIn } from '../../support/customers.ts'
import { handClock } from '../../support/mail.ts'
import { pathMailedTo, sentMessages } from '../../support/sent-messages.ts'
import { addPasskey, answerOn, atSecondStep, customerWithApp } from '../../support/site-factors.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

const clock = handClock(testInstant)
const site = siteOfFile({ clock })

const minute = 60_000
const confirm = '/user/confirm-password'
const profile = '/user/profile'
const from = profile
const appAddress = '/user/two-factor-authentication'
const isWhere = (answer: Response) => [answer.status, answer.headers.get('location')]
const errorsOf = async (answer: Response) => (await pageOf(answer)).props['errors']
const turnOff = (visitor: Visitor) => visitor.submit(appAddress, { _method: 'DELETE' }, { from })

describe('sixteen minutes after signing in', () => {
  it.each([
    ['GET', appAddress, '?intended=%2Fuser%2Ftwo-factor-authentication'],
    ['GET', '/user/passkeys/create', '?intended=%2Fuser%2Fpasskeys%2Fcreate'],
    ['GET', '/user/two-factor-recovery-codes', '?intended=%2Fuser%2Ftwo-factor-recovery-codes'],
    ['GET', '/user/data', '?intended=%2Fuser%2Fprofile&again=1'],
    ['POST', '/user/two-factor-recovery-codes', '?intended=%2Fuser%2Fprofile&again=1'],
    ['POST', '/user/passkeys', '?intended=%2Fuser%2Fprofile&again=1'],
    ['POST', '/user/confirmed-two-factor-authentication', '?intended=%2Fuser%2Fprofile&again=1'],
    ['DELETE', appAddress, '?intended=%2Fuser%2Fprofile&again=1'],
    [
      'DELETE',
      '/user/passkeys/0193f6a0-7c1e-7a3b-9d2f-5b8e4c1a6d70',
      '?intended=%2Fuser%2Fprofile&again=1',
    ],
  ])('%s %s asks whether it is still they', async (method, address, way) => {
    const { visitor } = await signedInCustomer(site)
    clock.pass(16 * minute)

    const answer = await (method === 'GET'
      ? visitor.get(address, { from })
      : visitor.submit(address, { _method: method }, { from }))

    expect(isWhere(answer)).toEqual([303, confirm + way])
  })
})

describe('showing again who one is', () => {
  it('takes the password and a code of whoever has an app, and not one without the other', async () => {
    const { customer, visitor, code } = await customerWithApp(site, clock)
    const { password } = customer
    clock.pass(16 * minute)
    const page = await pageOf(await visitor.get(confirm))
    const sends = (fields: Readonly<Record<string, string>>) =>
      visitor.submit(confirm, { intended: profile, ...fields }, { from: confirm })

    const [withoutCode, wrongCode] = [
      await sends({ password }),
      await sends({ password, code: '987 654' }),
    ]
    const withoutPassword = await sends({ code: code() })
    const wrongPassword = await sends({ password: 'not this one', code: code() })
    const both = await sends({ password, code: code() })

    expect(page.props).toMatchObject({ asksCode: true, passkey: null })
    expect([withoutCode.status, wrongCode.status, withoutPassword.status]).toEqual([422, 422, 422])
    expect(await errorsOf(withoutCode)).toEqual({
      code: 'Please type the code that your app shows as well, or a recovery code.',
    })
    expect(await wrongCode.text()).not.toContain('987 654')
    expect(await errorsOf(withoutPassword)).toEqual({ password: 'Please enter your password.' })
    expect(await errorsOf(wrongPassword)).toHaveProperty('password')
    expect(isWhere(both)).toEqual([303, profile])
    expect((await visitor.get('/user/data')).status).toBe(200)
  })

  it('takes a passkey alone', async () => {
    const { visitor } = await signedInCustomer(site)
    const { device } = await addPasskey(site, visitor)
    clock.pass(16 * minute)
    const credential = await answerOn(visitor, confirm, device)

    const answer = await visitor.submit(confirm, { credential, intended: profile })

    expect(isWhere(answer)).toEqual([303, profile])
    expect((await visitor.get('/user/data')).status).toBe(200)
  })

  it('takes no passkey’s answer that was for signing in', async () => {
    const { visitor } = await signedInCustomer(site)
    const { device } = await addPasskey(site, visitor)
    clock.pass(16 * minute)
    const credential = await answerOn(site.visitor(), '/login', device)

    const answer = await visitor.submit(confirm, { credential })

    expect(answer.status).toBe(422)
    expect(await errorsOf(answer)).toHaveProperty('credential')
  })
})

describe('what was asked for before it', () => {
  it('is to be pressed once more where it was pressed, which is said there, after a refusal too', async () => {
    const { customer, visitor } = await customerWithPassword()
    const asked = await visitor.submit(appAddress, { _method: 'DELETE' }, { from })
    const page = await pageOf(await visitor.visit(asked.headers.get('location') ?? ''))
    const sends = (password: string) =>
      visitor.submit(String(page.props['action']), { password, intended: profile })

    const refused = await pageOf(await sends('not this one'))
    const given = await sends(customer.password)

    expect(refused.url).toBe(asked.headers.get('location'))
    expect(refused.props['action']).toBe(page.props['action'])
    expect(isWhere(given)).toEqual([303, profile])
    expect((await pageOf(await visitor.visit(profile)))['flash']).toEqual({
      success:
        'Thank you. What you pressed before is not done yet: please press it once more. For 15 minutes you are not asked again.',
    })
  })

  it('is there where it was a page', async () => {
    const { customer, visitor } = await customerWithPassword()
    const asked = await visitor.get(appAddress)
    const page = await pageOf(await visitor.visit(asked.headers.get('location') ?? ''))

    const fields = { password: customer.password, intended: appAddress }
    const given = await visitor.submit(String(page.props['action']), fields)

    expect(isWhere(given)).toEqual([303, appAddress])
    expect((await pageOf(await visitor.visit(appAddress)))['flash']).toEqual({
      success: 'Thank you. For 15 minutes you are not asked again.',
    })
  })
})

describe('turning the app off', () => {
  it('has the password do again, and writes to its owner', async () => {
    const { customer, visitor } = await customerWithApp(site, clock)

    const answer = await turnOff(visitor)
    const { props } = await pageOf(await visitor.get(profile))
    const signedIn = await signIn(site.visitor(), customer)

    expect(isWhere(answer)).toEqual([303, profile])
    expect(props['twoSteps']).toMatchObject({ app: null, recoveryCodes: null })
    expect(isWhere(signedIn)).toEqual([303, '/dashboard'])
    expect(await pathMailedTo(site, customer.email, /\/user\/undo\//)).toMatch(/^\/user\/undo\/./)
  })

  it('asks other browsers of its owner again who they are', async () => {
    const { customer, visitor, code } = await customerWithApp(site, clock)
    const other = await atSecondStep(site, customer)
    await other.submit('/two-factor-challenge', { code: code() })
    expect((await other.get('/user/data')).status).toBe(200)

    await turnOff(visitor)

    expect((await other.get('/user/data')).status).toBe(303)
  })
})

describe('deleting an account that has an app', () => {
  it('asks who it is first, and then for the password', async () => {
    const { customer, visitor, code } = await customerWithApp(site, clock)
    const { password } = customer
    const deletes = () => visitor.submit('/user', { _method: 'DELETE', password }, { from })
    clock.pass(16 * minute)

    const asked = await deletes()
    await visitor.submit(confirm, { password, code: code() })
    const deleted = await deletes()

    expect(isWhere(asked)).toEqual([303, `${confirm}?intended=%2Fuser%2Fprofile&again=1`])
    expect(isWhere(deleted)).toEqual([303, '/'])
    expect((await signIn(site.visitor(), customer)).status).toBe(422)
  })
})

describe('the link of a letter that tells of a change', () => {
  it('changes nothing when it is opened, and signs everybody out when its button is pressed', async () => {
    const { customer, visitor } = await customerWithApp(site, clock)
    const link = await pathMailedTo(site, customer.email, /\/user\/undo\//)
    const stranger = site.visitor()

    const opened = await stranger.get(link)
    const page = await pageOf(opened)
    const still = await visitor.get('/dashboard')
    const pressed = await stranger.submit(link, {}, { from: link })
    const address = pressed.headers.get('location') ?? ''
    const reset = await pageOf(await stranger.get(address))

    expect([opened.status, opened.headers.get('x-robots-tag')]).toEqual([200, 'noindex, follow'])
    expect(page).toMatchObject({
      component: 'auth/undo',
      props: { state: 'open', email: customer.email, asks: null, action: link },
    })
    expect(still.status).toBe(200)
    expect([pressed.status, address]).toEqual([303, expect.stringMatching(/^\/reset-password\/./)])
    expect(reset).toMatchObject({ component: 'auth/reset', props: { state: 'open' } })
    expect(isWhere(await visitor.get('/dashboard'))).toEqual([303, '/login?intended=%2Fdashboard'])
    expect(isWhere(await signIn(site.visitor(), customer))).toEqual([303, '/dashboard'])
    expect((await stranger.get(link)).status).toBe(410)
    expect(isWhere(await stranger.submit(link, {}))).toEqual([303, link])
  })

  it('asks for the factor that was there before, and does not say a wrong code again', async () => {
    const { customer, visitor, code } = await customerWithApp(site, clock)
    clock.pass(minute)
    await addPasskey(site, visitor)
    await sentMessages(site)
    const link = await pathMailedTo(site, customer.email, /\/user\/undo\//)
    const stranger = site.visitor()
    const page = await pageOf(await stranger.get(link))

    const [without, wrong] = [
      await stranger.submit(link, {}, { from: link }),
      await stranger.submit(link, { code: '987 654' }, { from: link }),
    ]
    const right = await stranger.submit(link, { code: code() }, { from: link })

    expect(page.props).toMatchObject({ asks: { hasApp: true, passkey: null } })
    expect([without.status, wrong.status, right.status]).toEqual([422, 422, 303])
    expect(await wrong.text()).not.toContain('987 654')
  })

  it('is over after seven days', async () => {
    const { customer } = await customerWithApp(site, clock)
    const link = await pathMailedTo(site, customer.email, /\/user\/undo\//)
    clock.pass(7 * 24 * 60 * minute)

    const answer = await site.visitor().get(link)

    expect(answer.status).toBe(410)
    expect((await pageOf(answer)).props).toEqual(
      expect.objectContaining({ state: 'expired', forgotHref: '/forgot-password' }),
    )
  })
})

/** Somebody who has no second factor, and signed in sixteen minutes ago. */
async function customerWithPassword() {
  const signedIn = await signedInCustomer(site)
  clock.pass(16 * minute)
  return signedIn
}
