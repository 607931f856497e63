import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/customers.ts'
import { handClock } from '../../support/mail.ts'
import { pathMailedTo } from '../../support/sent-messages.ts'
import {
  addPasskey,
  answerOn,
  atSecondStep,
  customerWithApp,
  secondStepPage,
} from '../../support/site-factors.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

const clock = handClock(testInstant)
const site = siteOfFile({ clock })

const json = { Accept: 'application/json' }
const from = secondStepPage
const isWhere = (answer: Response) => [answer.status, answer.headers.get('location')]
const sends = (visitor: Visitor, code: string, extra: Readonly<Record<string, string>> = {}) =>
  visitor.submit(secondStepPage, { code, ...extra }, { from })

describe('signing in to an account with an authenticator app', () => {
  it('asks for a code after the password, and goes on from there to where it was to lead', async () => {
    const { customer, code } = await customerWithApp(site, clock)
    const visitor = site.visitor()

    const first = await signIn(visitor, customer, { intended: '/knots' })
    const address = first.headers.get('location') ?? ''
    const asked = await visitor.get(address)
    const page = await pageOf(asked)
    const intended = String(page.props['intended'])
    const second = await sends(visitor, code(), { intended })

    expect([first.status, address]).toEqual([303, `${secondStepPage}?intended=%2Fknots`])
    expect(asked.headers.get('x-robots-tag')).toBe('noindex, follow')
    expect(asked.headers.get('cache-control')).toBe('private, no-store')
    expect(page).toMatchObject({
      component: 'auth/second-step',
      props: { email: customer.email, hasApp: true, passkey: null, mayTrust: true, intended },
    })
    expect(isWhere(second)).toEqual([303, '/knots'])
    expect((await visitor.get('/dashboard')).status).toBe(200)
  })

  it('has nobody signed in between the two, whose session is not over either', async () => {
    const { customer } = await customerWithApp(site, clock)
    const visitor = await atSecondStep(site, customer)

    const header = await visitor.get('/api/header-data', { headers: json })
    const sent = await visitor.get('/dashboard')
    const page = await pageOf(await visitor.get(sent.headers.get('location') ?? ''))
    const told = await visitor.get('/dashboard', { headers: json })

    expect(await header.json()).toMatchObject({ user: null, isAuthenticated: false })
    expect(isWhere(sent)).toEqual([303, `${secondStepPage}?intended=%2Fdashboard`])
    expect(page.component).toBe('auth/second-step')
    expect(page['flash']).toBeUndefined()
    expect(told.status).toBe(401)
  })

  it('refuses a wrong code in place, and does not say it again', async () => {
    const { customer } = await customerWithApp(site, clock)
    const visitor = await atSecondStep(site, customer)
    const wrong = '111 222'

    const plain = await sends(visitor, wrong, { intended: '/knots' })
    const html = await plain.clone().text()
    const page = await pageOf(plain)
    const program = await visitor.submit(from, { code: wrong }, { from, headers: json })
    const visit = await visitor.submitVisit(from, { code: wrong }, { from })

    expect(plain.status).toBe(422)
    expect(page).toMatchObject({
      component: 'auth/second-step',
      props: {
        errors: { code: expect.stringMatching(/^This code is not right, or was used before\./) },
        intended: '/knots',
      },
    })
    expect(html).not.toContain(wrong)
    expect(program.status).toBe(422)
    expect(await program.json()).toMatchObject({
      errors: { code: expect.stringMatching(/^This code is not right/) },
    })
    expect(isWhere(visit)).toEqual([303, from])
  })

  it('asks for a code where none was typed', async () => {
    const { customer } = await customerWithApp(site, clock)

    const answer = await sends(await atSecondStep(site, customer), ' ')

    expect(answer.status).toBe(422)
    expect((await pageOf(answer)).props['errors']).toEqual({
      code: 'Please type the code that your app shows, or a recovery code.',
    })
  })

  it('has the sixth wrong code of a minute wait, and the right one after it', async () => {
    const { customer, code } = await customerWithApp(site, clock)
    const visitor = await atSecondStep(site, customer)
    const right = code()
    for (const wrong of ['1', '2', '3', '4', '5']) await sends(visitor, wrong)

    const sixth = await sends(visitor, '6')
    const seventh = await sends(visitor, right)

    expect([sixth.status, seventh.status]).toEqual([429, 429])
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await pageOf(sixth)).props['errors']).toEqual({
      code: expect.stringMatching(/^Too many tries\. Wait .+ and try again\.$/),
    })
  })

  it('begins at the beginning for whoever has given no password, or gave it eleven minutes ago', async () => {
    const { customer, code } = await customerWithApp(site, clock)
    const stranger = site.visitor()
    const late = await atSecondStep(site, customer)
    clock.pass(11 * 60_000)

    expect(isWhere(await stranger.get(secondStepPage))).toEqual([303, '/login'])
    expect(isWhere(await sends(stranger, '000000'))).toEqual([303, '/login'])
    expect(isWhere(await sends(late, code(), { intended: '/knots' }))).toEqual([
      303,
      '/login?intended=%2Fknots',
    ])
    expect((await pageOf(await late.get('/login')))['flash']).toEqual({
      error: 'The second step was not taken within ten minutes. Please begin again.',
    })
  })

  it('tells the log of a second step that comes too late, once', async () => {
    const { customer, code } = await customerWithApp(site, clock)
    const visitor = await atSecondStep(site, customer)
    clock.pass(11 * 60_000)
    const before = site.log.length

    await sends(visitor, code())
    await visitor.get('/login')

    const told = site.log.slice(before).filter(({ facts }) => facts['event'] !== undefined)
    expect(told.map(({ facts }) => [facts['event'], facts['outcome']])).toEqual([
      ['second-step', 'expired'],
    ])
  })

  it('takes each recovery code once', async () => {
    const { customer, answer } = await customerWithApp(site, clock)
    const { props } = await pageOf(answer)
    const [code = ''] = props['codes'] as string[]

    const first = await sends(await atSecondStep(site, customer), code.toUpperCase())
    const second = await sends(await atSecondStep(site, customer), code)

    expect(isWhere(first)).toEqual([303, '/dashboard'])
    expect(second.status).toBe(422)
  })

  it('asks no code for 30 days where that was wished for, and in no other browser', async () => {
    const { customer, code } = await customerWithApp(site, clock)
    const visitor = await atSecondStep(site, customer)
    await sends(visitor, code(), { trust: 'on' })
    await visitor.submit('/logout', {})

    const again = await signIn(visitor, customer)
    const data = await visitor.get('/user/data', { from: '/user/profile' })

    expect(isWhere(again)).toEqual([303, '/dashboard'])
    expect(isWhere(data)).toEqual([
      303,
      '/user/confirm-password?intended=%2Fuser%2Fprofile&again=1',
    ])
    await atSecondStep(site, customer)
    clock.pass(30 * 24 * 60 * 60_000)
    await visitor.submit('/logout', {})
    expect((await signIn(visitor, customer)).headers.get('location')).toBe(secondStepPage)
  })

  it('is asked for a code as before when the password was chosen anew', async () => {
    const { customer } = await customerWithApp(site, clock)
    const visitor = site.visitor()
    await visitor.submit('/forgot-password', { email: customer.email })
    const link = await pathMailedTo(site, customer.email, /\/reset-password\//)
    const password = 'reef early, reef often'

    const chosen = await visitor.submit(
      '/reset-password',
      { token: link.split('/').at(-1) ?? '', password, password_confirmation: password },
      { from: link },
    )

    expect(chosen.status).toBe(303)
    await atSecondStep(site, { ...customer, password })
  })

  it('is done by a passkey where there is one, which the page asks for', async () => {
    const { customer, visitor: owner } = await customerWithApp(site, clock)
    const { device } = await addPasskey(site, owner)
    const visitor = await atSecondStep(site, customer)

    const credential = await answerOn(visitor, secondStepPage, device)
    const garbage = await visitor.submit(secondStepPage, { credential: '{}' }, { from })
    const elsewhere = await (
      await atSecondStep(site, customer)
    ).submit(secondStepPage, { credential }, { from })
    const answer = await visitor.submit(secondStepPage, { credential }, { from })

    expect([garbage.status, elsewhere.status]).toEqual([422, 422])
    expect(isWhere(answer)).toEqual([303, '/dashboard'])
  })
})
