import { describe, expect, it } from 'vitest'
import { newCustomer, openAccount, signIn } from '../../support/customers.ts'
import { sentMessages } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

const site = siteOfFile()

describe('opening an account', () => {
  it('leads to a page that says where the message went, and signs nobody in', async () => {
    const visitor = site.visitor()
    const customer = newCustomer()

    const answer = await visitor.submit('/register', { ...customer, intended: '/faq' })
    const page = await pageOf(await visitor.get('/email/verify'))

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/email/verify'])
    expect(answer.headers.get('set-cookie')).toMatch(/^flash=[^;]+; Max-Age=600;/)
    expect(page).toMatchObject({
      component: 'auth/notice',
      props: {
        user: null,
        action: '/email/verification-notification',
        intended: '/faq',
        email: customer.email,
        loginHref: '/login?intended=%2Ffaq',
        registerHref: '/register?intended=%2Ffaq',
      },
    })
    expect(visitor.cookies.has('session')).toBe(false)
  })

  it('answers the same for an address that has an account, whose owner gets a message', async () => {
    const known = await openAccount(site)
    const fresh = newCustomer()
    const [first, second] = [site.visitor(), site.visitor()]

    const answers = [
      await first.submit('/register', { ...known, name: 'Mallory' }),
      await second.submit('/register', { ...fresh }),
    ]

    expect(answers.map(outline)).toEqual([outline(answers[0]), outline(answers[0])])
    expect(await noticeOf(first, known.email)).toEqual(await noticeOf(second, fresh.email))
    const messages = await sentMessages(site)
    expect(messages.filter(({ recipient }) => recipient === known.email).at(-1)).toMatchObject({
      template: 'already-registered',
    })
    // Neither the name nor the password is another now.
    const visitor = site.visitor()
    await signIn(visitor, known)
    expect((await pageOf(await visitor.get('/'))).props['user']).toMatchObject({ name: known.name })
  })
})

describe('a refused registration', () => {
  it.each([
    ['name', { name: '' }],
    ['email', { email: 'ada@' }],
    ['email', { email: 'ada@example.com\r\nBcc: eve@evil.test' }],
    ['password', { password: 'seven knots' }],
    ['password', { password: 'password1234' }],
    ['password', { password: 'customer marlowe', name: 'Marlowe' }],
    ['password_confirmation', { password_confirmation: 'something else' }],
  ])('shows the form in place, with a message at %s (%o)', async (field, fault) => {
    const visitor = site.visitor()
    const fields = { ...newCustomer(), intended: '/faq', ...fault }

    const response = await visitor.submit('/register', fields)
    const { component, props } = await pageOf(response)

    expect(response.status).toBe(422)
    expect(component).toBe('auth/register')
    expect(props['errors']).toEqual({ [field]: expect.stringMatching(/\.$/) })
    expect(props['old']).toEqual({ name: fields.name, email: fields.email, intended: '/faq' })
    expect(visitor.cookies.size).toBe(0)
  })

  it('by Inertia goes back to its page, and the password is nowhere in what is kept', async () => {
    const visitor = site.visitor()
    const fields = { ...newCustomer(), password: 'hunter2' }

    const answer = await visitor.submitVisit('/register', fields, { from: '/register' })
    const kept = Buffer.from(visitor.cookies.get('flash') ?? '', 'base64url').toString()

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/register'])
    expect(kept).toContain('"password"')
    expect(kept).not.toContain('hunter2')
  })

  it('is the sixth of an hour from one address', async () => {
    const visitor = site.visitor()
    const crew = ['Ada', 'Ben', 'Cora', 'Dora', 'Emil'].map((name) => newCustomer(name))
    for (const one of crew) await visitor.submit('/register', { ...one })

    const sixth = await visitor.submit('/register', { ...newCustomer() })

    expect(sixth.status).toBe(429)
    expect((await pageOf(sixth)).props['errors']).toEqual({
      email: expect.stringMatching(/^Too many tries\. Wait \d+ minutes? and try again\.$/),
    })
  })
})

/** What can be told apart from outside, but for the address that was typed in. */
function outline(answer: Response | undefined) {
  const cookies = answer?.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ''))
  return [answer?.status, [...(answer?.headers.keys() ?? [])], cookies]
}

async function noticeOf(visitor: Visitor, email: string): Promise<string> {
  return (await (await visitor.get('/email/verify')).text()).replaceAll(email, 'the address')
}
