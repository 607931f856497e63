import { describe, expect, it } from 'vitest'
import { runUserCommand } from '#server/console/user.ts'
import { newCustomer, openAccount, signedInCustomer, signIn } from '../../support/customers.ts'
import { mailTo, pathMailedTo, sentMessages } from '../../support/sent-messages.ts'
import { addApp } from '../../support/site-factors.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import { profile, sendForm, userWith } from './own-forms.ts'

const site = siteOfFile()

const form = '/user/profile-information'

describe('changing the name', () => {
  it('is done without a password, and goes back to the profile with word of it', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    const { email } = customer

    const answer = await sendForm(visitor, 'PUT', form, { name: '  Ada   King ', email })
    const shown = await pageOf(await visitor.get(profile))

    expect([answer.status, answer.headers.get('location')]).toEqual([303, profile])
    expect(shown.props).toMatchObject({ name: 'Ada King', email, user: { name: 'Ada King' } })
    expect(shown['flash']).toEqual({ success: 'Your profile is saved.' })
  })

  it('refuses an empty one in place, with what was typed', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    const typed = { form: 'information', name: ' ', email: customer.email }

    const answer = await sendForm(visitor, 'PUT', form, typed)
    const shown = await pageOf(answer)

    expect(answer.status).toBe(422)
    expect(shown).toMatchObject({
      component: 'account/profile',
      url: profile,
      props: { errors: { name: 'Please enter your name.' }, old: typed },
    })
    expect(await userWith(site, customer.email)).toMatchObject({ name: customer.name })
  })
})

describe('changing the e-mail address', () => {
  it('needs the password, and without it changes nothing, not even the name', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    const { email } = newCustomer()

    const refused = await Promise.all(
      ['', 'wrong password altogether'].map((current_password) =>
        sendForm(visitor, 'PUT', form, { name: 'Eve', email, current_password }),
      ),
    )

    const errors = await Promise.all(
      refused.map(async (one) => (await pageOf(one)).props['errors']),
    )
    expect(errors).toEqual([
      { current_password: 'Please enter your password as well: the address is to change.' },
      { current_password: 'This is not your password. Please type it again.' },
    ])
    expect(await userWith(site, customer.email)).toMatchObject({ name: customer.name })
  })

  it('writes to both addresses, and the old one holds until the button is pressed', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    const { email } = newCustomer()
    const { name, password: current_password } = customer

    const answer = await sendForm(visitor, 'PUT', form, { name, email, current_password })
    const before = await pageOf(await visitor.get(profile))
    const link = await pathMailedTo(site, email, /\/email\/verify\//)
    const toOld = await mailTo(site, customer.email)
    const asked = await pageOf(await visitor.get(link))
    const pressed = await visitor.submit(link, { password: customer.password }, { from: link })
    const after = await pageOf(await visitor.get(profile))

    expect(answer.status).toBe(303)
    expect(before['flash']).toEqual({
      success: `We have sent a letter to ${email}. Your address changes when you press the button that its link leads to; until then it stays as it is.`,
    })
    expect(before.props['email']).toBe(customer.email)
    expect(toOld[0]?.text).not.toContain(link)
    expect(asked.props).toMatchObject({ state: 'open', purpose: 'change-email', email })
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, profile])
    expect(after).toMatchObject({
      flash: { success: `From now on your e-mail address here is ${email}.` },
      props: { email, user: { email } },
    })
  })

  it('answers the same when somebody else has the address', async () => {
    const other = await openAccount(site)
    const { customer, visitor } = await signedInCustomer(site)
    const { name, password: current_password } = customer

    const answer = await sendForm(visitor, 'PUT', form, {
      name,
      current_password,
      email: other.email,
    })
    const shown = await pageOf(await visitor.get(profile))

    expect(answer.status).toBe(303)
    expect(shown['flash']).toMatchObject({
      success: expect.stringContaining(`We have sent a letter to ${other.email}.`),
    })
    expect(shown.props['email']).toBe(customer.email)
    expect(await userWith(site, other.email)).toMatchObject({ name: other.name })
    const told = (await sentMessages(site)).filter(({ recipient }) => recipient === other.email)
    expect(told.at(-1)?.template).toBe('already-registered')
  })
})

describe('an account that npm run user opened beside the running site', () => {
  it('is its owner’s, once they chose a password by the printed link', async () => {
    const dora = {
      name: 'Dora Quill',
      email: 'dora@example.com',
      password: 'reef early, reef often',
    }
    const printed = await runUser('create', dora.email, dora.name)
    const link = printed.find((line) => line.includes('/reset-password/')) ?? ''
    const page = new URL(link.trim()).pathname

    const opened = await pageOf(await site.visitor().get(page))
    const { token } = opened.props as { readonly token: string }
    const fields = { token, password: dora.password }
    const chosen = await site.visitor().submit('/reset-password', fields, { from: page })
    const visitor = site.visitor()
    const answer = await signIn(visitor, dora)

    expect(opened).toMatchObject({ component: 'auth/reset', props: { state: 'open' } })
    expect(chosen.status).toBe(303)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard'])
  })
})

describe('somebody to whom npm run user gave a role beside the running site', () => {
  it('is signed out where they were signed in, and staff where they sign in again', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    const before = visitor.cookies.get('session') ?? ''

    await runUser('role', customer.email, 'crew')
    await signIn(visitor, customer)
    const token = visitor.cookies.get('session') ?? ''
    const signedIn = await site.services.auth.session(token)

    expect(await site.services.auth.session(before)).toBeNull()
    expect(signedIn?.user.role).toBe('staff')
  })
})

describe('somebody whose sessions npm run user ended beside the running site', () => {
  it('is asked to sign in at the next page', async () => {
    const { customer, visitor } = await signedInCustomer(site)

    await runUser('end-sessions', customer.email)
    const answer = await visitor.get('/dashboard')

    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/login?intended=%2Fdashboard',
    ])
  })
})

describe('somebody who has lost every factor', () => {
  it('is written to by the running site, once npm run user has begun to take them off', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    await addApp(visitor, site.services.clock.now())

    await runUser('lost-factors', customer.email)
    const path = await pathMailedTo(site, customer.email, /\/user\/undo\//)
    const letters = (await sentMessages(site)).filter(
      ({ recipient }) => recipient === customer.email,
    )

    expect(letters.at(-1)?.template).toBe('factors-to-go')
    expect((await site.visitor().get(path)).status).toBe(200)
  })
})

async function runUser(...typed: readonly string[]): Promise<readonly string[]> {
  const printed: string[] = []
  const print = (line: string) => void printed.push(line)
  const { config, clock } = site.services
  expect(await runUserCommand(typed, { config, clock, print, printError: print })).toBe(0)
  return printed
}
