import { describe, expect, it } from 'vitest'
import { headerOf } from '../../support/asked-header.ts'
import { openAccount, signIn } from '../../support/customers.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

const site = siteOfFile()

describe('while the database does not answer', () => {
  let visitor: Visitor
  let guest: Visitor

  it('(somebody is signed in, and then it goes away)', async () => {
    visitor = site.visitor()
    await signIn(visitor, await openAccount(site))
    expect(await headerOf(visitor)).toMatchObject({ isAuthenticated: true })
    guest = site.visitor()
    await guest.submit('/cart/items', { kind: 'product', sku: 'G158' })
    expect(await headerOf(guest)).toMatchObject({ cartItems: 1 })
    await site.services.database.close()
  })

  it.each(['/', '/knots', '/nowhere'])('%s is shown as to nobody', async (path) => {
    const response = await visitor.get(path)

    expect([200, 404]).toContain(response.status)
    expect((await pageOf(response)).props['user']).toBeNull()
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('the process says that it answers', async () => {
    const answer = await visitor.get('/up')

    expect([answer.status, await answer.json()]).toEqual([200, { status: 'up' }])
    expect(answer.headers.get('cache-control')).toMatch(/no-store/)
  })

  it('the header knows nobody, and shows nothing in anybody’s cart', async () => {
    for (const one of [visitor, guest]) {
      expect(await headerOf(one)).toEqual({ user: null, cartItems: 0, isAuthenticated: false })
    }
  })

  it('a cart says that it will be there again, and keeps its cookie', async () => {
    expect((await guest.get('/cart')).status).toBe(503)
    expect(guest.cookies.has('cart')).toBe(true)
  })

  it.each(['/dashboard', '/user/profile', '/user/data', '/user/confirm-password', '/login'])(
    '%s says that it will be there again',
    async (path) => {
      const response = await visitor.get(path)

      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('5')
      expect(response.headers.getSetCookie()).toEqual([])
      expect((await pageOf(response)).component).toBe('error')
    },
  )

  it('the log says why, and of whom nothing', () => {
    const lines = site.log.filter(({ level }) => level !== 'info')

    expect(lines.map(({ message }) => message)).toContain('a session could not be looked up')
    expect(JSON.stringify(lines)).not.toMatch(/@example\.com|upwind/)
    expect(JSON.stringify(lines)).not.toContain(visitor.cookies.get('session'))
  })
})
