import { describe, expect, it } from 'vitest'
import { headerOf } from '../../support/asked-header.ts'
import { signedInCustomer } from '../../support/customers.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile()

describe('signing out', () => {
  it('leads home, takes the cookie and empties what the browser kept', async () => {
    const { visitor } = await signedInCustomer(site)

    const answer = await visitor.submitVisit('/logout', {})

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect(answer.headers.getSetCookie()).toContain(
      'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    )
  })

  it('makes the history unreadable with the next page', { tags: ['clar-4.4'] }, async () => {
    const { visitor } = await signedInCustomer(site)

    await visitor.submitVisit('/logout', {})
    const next = await pageOf(await visitor.visit('/'))

    expect(next).toMatchObject({ clearHistory: true, props: { user: null } })
    expect(await pageOf(await visitor.visit('/'))).not.toHaveProperty('clearHistory')
  })

  it(
    'ends the session itself, for whoever else has the cookie',
    { tags: ['spec-7.2'] },
    async () => {
      const { visitor } = await signedInCustomer(site)
      const session = visitor.cookies.get('session')
      await visitor.submit('/logout', {})

      const thief = await site.visitor().get('/dashboard', {
        headers: { Cookie: `session=${session}` },
      })

      expect(thief.headers.get('location')).toBe('/login?intended=%2Fdashboard')
    },
  )

  it('is harmless for who is not signed in', async () => {
    const answer = await site.visitor().submit('/logout', {})

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  })

  it('is never done for another site, nor by a link', async () => {
    const { visitor } = await signedInCustomer(site)

    const forged = await visitor.submit(
      '/logout',
      {},
      {
        headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' },
      },
    )
    const opened = await visitor.get('/logout')

    expect([forged.status, opened.status]).toEqual([403, 405])
    expect((await pageOf(await visitor.get('/'))).props['user']).not.toBeNull()
  })
})

describe('what a page and the header know of who is signed in', () => {
  it(
    'is the same half of the account',
    { tags: ['spec-1.1', 'spec-3.8', 'spec-7.1'] },
    async () => {
      const { customer, visitor } = await signedInCustomer(site)

      const { props } = await pageOf(await visitor.get('/knots'))
      const header = await headerOf(visitor)

      const user = { id: expect.any(String), name: customer.name, email: customer.email }
      expect(props['user']).toEqual(user)
      expect(header).toEqual({ user, cartItems: 0, isAuthenticated: true })
    },
  )
})

describe('a session cookie that opens nothing', () => {
  it.each([
    ['unknown', 'A'.repeat(43)],
    ['too short', 's1'],
    ['too long', 'A'.repeat(4_000)],
    ['of other characters', `${'A'.repeat(42)}%`],
    ['empty', ''],
  ])('is taken from the browser: %s', async (_what, value) => {
    for (const path of ['/', '/api/header-data', '/dashboard']) {
      const response = await site.visitor().get(path, { headers: { Cookie: `session=${value}` } })

      expect(response.status).toBe(path === '/dashboard' ? 303 : 200)
      expect(response.headers.getSetCookie()).toContain(
        'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      )
    }
  })

  it('is one that was over: the visitor is told so, and comes back after signing in', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    await site.services.database.db.updateTable('sessions').set({ seen_at: 0 }).execute()

    const answer = await visitor.get('/dashboard')
    const page = await pageOf(await visitor.get(answer.headers.get('location') ?? ''))
    const intended = String(page.props['intended'])
    const back = await visitor.submit('/login', { ...customer, intended })

    expect(answer.headers.get('location')).toBe('/login?intended=%2Fdashboard')
    expect(page).toMatchObject({
      flash: { error: 'Your session is over. Please sign in again.' },
      clearHistory: true,
    })
    expect(back.headers.get('location')).toBe('/dashboard')
  })
})

const forms = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/email/verification-notification',
]

const bodies: readonly (readonly [what: string, body: string])[] = [
  ['nothing', '{}'],
  ['a list', '[]'],
  ['null', 'null'],
  ['lists for texts', '{"email":["a@b.test"],"password":["x"],"name":[],"token":["t"]}'],
  ['objects for texts', '{"email":{"$gt":""},"password":{"$ne":1},"token":{},"name":{}}'],
  ['numbers for texts', '{"email":1,"password":2,"token":3,"name":4,"intended":5}'],
  ['a prototype', '{"__proto__":{"role":"staff"},"constructor":{"prototype":{"role":"staff"}}}'],
  ['null characters', '{"email":"a\\u0000@b.test","password":"\\u0000","name":"\\u0000"}'],
  ['half a character', '{"email":"\\ud800@b.test","password":"\\ud800","intended":"\\ud800"}'],
  ['a header', '{"email":"a@b.test\\r\\nBcc: eve@evil.test","name":"a\\r\\nb"}'],
  ['long texts', JSON.stringify({ email: 'a'.repeat(15_000), password: 'b'.repeat(15_000) })],
]

describe.each(forms)('the form of %s', (path) => {
  it.each(bodies)('is refused with %s, as a form and not as a fault', async (_what, body) => {
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }

    const answer = await site.visitor().send(path, { method: 'POST', headers, body })

    expect([303, 400, 422]).toContain(answer.status)
    expect(answer.headers.getSetCookie().join()).not.toContain('session=')
  })
})

it('what is typed into a form makes nobody staff', async () => {
  const { customer, visitor } = await signedInCustomer(site)
  await visitor.submit('/register', { ...customer, role: 'staff', verified_at: '1' })

  const rows = await site.services.database.db.selectFrom('users').select('role').execute()

  expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(['customer']))
})

describe('a session that was set by somebody else', () => {
  it('is not taken over: signing in gives another', async () => {
    const { customer, visitor: attacker } = await signedInCustomer(site)
    const planted = attacker.cookies.get('session') ?? ''
    const victim = site.visitor()

    const headers = { Cookie: `session=${planted}` }
    const answer = await victim.submit('/login', { ...customer }, { headers })

    // The planted session is somebody's already, so the form is not even read.
    expect(answer.headers.get('location')).toBe('/dashboard')
    expect(victim.cookies.has('session')).toBe(false)
    expect((await pageOf(await victim.get('/'))).props['user']).toBeNull()
  })
})
