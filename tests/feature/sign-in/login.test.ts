import { describe, expect, it, onTestFinished } from 'vitest'
import { oneCustomer, openAccount, signIn, signedInCustomer } from '../../support/customers.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { startSite } from '../../support/site.ts'
import { createVisitor, pageOf } from '../../support/visitor.ts'

const wrong =
  'This e-mail address and password do not go together. Check both, or choose a new password by “Forgotten your password?”.'

const fiveGuesses = ['a', 'b', 'c', 'd', 'e']

const site = siteOfFile()

const somebody = oneCustomer(() => site)

const way = '?intended=%2Ffaq%3Fa%3D1'

it.each([
  [
    '/login',
    'auth/login',
    { email: '', registerHref: `/register${way}`, forgotHref: `/forgot-password${way}` },
  ],
  ['/register', 'auth/register', { loginHref: `/login${way}` }],
  ['/forgot-password', 'auth/forgot', { email: '', sentTo: null, loginHref: `/login${way}` }],
])(
  'a page of the way in says where it leads, carries the way back, and is kept by nobody: %s',
  async (action, component, links) => {
    const url = action + way
    const answer = await site.visitor().get(url)

    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, follow')
    const props = { action, intended: '/faq?a=1', ...links }
    expect(await pageOf(answer)).toMatchObject({ component, url, props })
  },
)

describe('signing in', () => {
  it('leads to the account, with a session that scripts cannot read', async () => {
    const answer = await site.visitor().submit('/login', { ...(await somebody()) })

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(
        /^browser=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ])
  })

  it('has the browser keep the session for 60 days when it is to be remembered', async () => {
    const answer = await site.visitor().submit('/login', { ...(await somebody()), remember: 'on' })

    expect(answer.headers.getSetCookie()[0]).toContain(`; Max-Age=${60 * 86_400};`)
  })
})

describe('a refused sign-in', () => {
  it.each([
    ['a wrong password', { password: 'not the right one' }],
    ['an unknown address', { email: 'nobody@example.com' }],
  ])('without JavaScript shows the form in place: %s', async (_fault, fault) => {
    const visitor = site.visitor()
    const { email, password } = { ...(await somebody()), ...fault }

    const response = await visitor.submit('/login', { email, password, intended: '/knots' })
    const page = await pageOf(response)

    expect(response.status).toBe(422)
    expect(page).toMatchObject({
      component: 'auth/login',
      url: '/login?intended=%2Fknots',
      props: {
        intended: '/knots',
        errors: { email: wrong },
        old: { email, intended: '/knots' },
      },
    })
    expect(page.props['old']).not.toHaveProperty('password')
    expect(visitor.cookies.size).toBe(0)
  })

  it('by Inertia goes back to its page with the message', async () => {
    const visitor = site.visitor()
    const from = '/login?intended=%2Fknots'

    const answer = await visitor.submitVisit(
      '/login',
      { ...(await somebody()), password: 'no' },
      { from },
    )
    const page = await pageOf(await visitor.visit(from))

    expect([answer.status, answer.headers.get('location')]).toEqual([303, from])
    expect(page.props).toMatchObject({ errors: { email: wrong }, intended: '/knots' })
  })

  it('tells a program in JSON', async () => {
    const headers = { Accept: 'application/json' }

    const response = await site
      .visitor()
      .submit('/login', { ...(await somebody()), password: 'no' }, { headers })

    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ message: wrong, errors: { email: wrong } })
  })

  it('names the field that is empty', async () => {
    const page = await pageOf(await site.visitor().submit('/login', {}))

    expect(Object.keys(page.props['errors'] as object)).toEqual(['email', 'password'])
  })

  it('answers an unknown address as it does a wrong password, to the byte', async () => {
    const { email } = await openAccount(site)
    const unknown = email.replace('customer', 'stranger')

    const known = await site.visitor().submit('/login', { email, password: 'no' })
    const stranger = await site.visitor().submit('/login', { email: unknown, password: 'no' })

    expect(stranger.status).toBe(known.status)
    const [theirs, nobodys] = [await known.text(), await stranger.text()]
    expect(unchallenged(nobodys).replaceAll(unknown, email)).toBe(unchallenged(theirs))
    expect(namesOf(stranger)).toEqual(namesOf(known))
    expect(stranger.headers.getSetCookie()).toEqual(known.headers.getSetCookie())
  })

  it('is told at the sixth try in a minute to wait, right password or not, and never as an overlay', async () => {
    const customer = await openAccount(site)
    const visitor = site.visitor()
    for (const password of fiveGuesses) await signIn(visitor, { ...customer, password })

    const sixth = await signIn(visitor, customer)
    const elsewhere = await signIn(site.visitor(), customer)

    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await pageOf(sixth)).props['errors']).toEqual({
      email: expect.stringMatching(
        /^Too many tries\. Wait (?:\d+ seconds?|1 minute) and try again\.$/,
      ),
    })
    expect(elsewhere.headers.get('location')).toBe('/dashboard')
  })
})

describe('while more passwords of one network wait than are kept', () => {
  it('others of it are asked to come back, and another network signs in meanwhile', async () => {
    const dear = await startSite({ passwordCost: { memoryCost: 65_536, timeCost: 3 } })
    onTestFinished(() => dear.stop())
    const owner = await openAccount(dear)
    const guess = (email: string, from?: string) =>
      signIn(createVisitor(dear.origin, 'test', from), { ...owner, email })
    // What an unknown address is checked against is made once, and would hold all of them up.
    await guess('first@example.com')

    const guesses = Array.from({ length: 30 }, (_, index) =>
      guess(`crew-${index}@example.com`, `2001:db8:7:ff00::${index + 1}`),
    )
    const signedIn = await signIn(dear.visitor(), owner)
    const refused = await Promise.all(guesses)
    const busy = refused.filter(({ status }) => status === 503)

    expect(signedIn.headers.get('location')).toBe('/dashboard')
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([422, 503]))
    for (const one of busy) {
      expect(one.headers.get('retry-after')).toBe('5')
      expect(await pageOf(one)).toMatchObject({ component: 'error', props: { status: 503 } })
    }
  })
})

it.each(['/login', '/register'])('somebody who is signed in is sent on from %s', async (path) => {
  const { visitor } = await signedInCustomer(site)

  const plain = await visitor.get(path)
  const onTheWay = await visitor.visit(`${path}?intended=%2Fknots`)
  const sent = await visitor.submit(path, { intended: '/faq' })

  expect([plain.status, plain.headers.get('location')]).toEqual([303, '/dashboard'])
  expect([onTheWay.status, onTheWay.headers.get('location')]).toEqual([303, '/knots'])
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/faq'])
})

function namesOf({ headers }: Response): string[] {
  return [...headers.keys()]
}

/** A page whose challenge for passkeys, which is another each time, is cut out. */
function unchallenged(html: string): string {
  return html.replaceAll(/"challenge":"[\w-]+"/g, '')
}
