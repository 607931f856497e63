import { describe, expect, it } from 'vitest'
import { signedInCustomer } from '../../support/customers.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

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

const site = siteOfFile()

describe.each(forms)('the form of %s', (path) => {
  it.each(bodies)('is refused with %s, as a form and not as a fault', async (_what, body) => {
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }

    const answer = await site.visitor().send(path, { method: 'POST', headers, body })

    expect([303, 400, 422]).toContain(answer.status)
    expect(answer.headers.getSetCookie().join()).not.toContain('session=')
  })

  it('is not read when another site sends it', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' }

    expect((await site.visitor().submit(path, {}, { headers })).status).toBe(403)
  })
})

describe('what is typed into a form', () => {
  it('makes nobody staff', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    await visitor.submit('/register', { ...customer, role: 'staff', verified_at: '1' })

    const rows = await site.services.database.db.selectFrom('users').select('role').execute()

    expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(['customer']))
  })
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
