import { describe, expect, it } from 'vitest'
import { signedInCustomer } from '../../support/customers.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

const site = siteOfFile()

describe('what a page and the header know of who is signed in', () => {
  it('is the same half of the account', async () => {
    const { customer, visitor } = await signedInCustomer(site)

    const { props } = await pageOf(await visitor.get('/knots'))
    const header = await headerOf(visitor)

    const user = { id: expect.any(String), name: customer.name, email: customer.email }
    expect(props['user']).toEqual(user)
    expect(header).toEqual({ user, cartItems: 0, isAuthenticated: true })
  })
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

    const answer = await visitor.get('/dashboard?a=1')
    const page = await pageOf(await visitor.get(answer.headers.get('location') ?? ''))
    const intended = String(page.props['intended'])
    const back = await visitor.submit('/login', { ...customer, intended })

    expect(answer.headers.get('location')).toBe('/login?intended=%2Fdashboard%3Fa%3D1')
    expect(page).toMatchObject({
      flash: { error: 'Your session is over. Please sign in again.' },
      clearHistory: true,
    })
    expect(back.headers.get('location')).toBe('/dashboard?a=1')
  })
})

async function headerOf(visitor: Visitor): Promise<unknown> {
  return (await visitor.get('/api/header-data')).json()
}
