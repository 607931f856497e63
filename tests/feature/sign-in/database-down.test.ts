import { describe, expect, it } from 'vitest'
import { headerOf } from '../../support/asked-header.ts'
import { openAccount, signIn } from '../../support/customers.ts'
import { engine } from '../../support/database.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

const site = siteOfFile()

describe('while the database does not answer', () => {
  const book = { kind: 'product', sku: 'G158' }
  let visitor: Visitor
  let guest: Visitor

  it('(somebody is signed in, and then it goes away)', async () => {
    visitor = site.visitor()
    await signIn(visitor, await openAccount(site))
    expect(await headerOf(visitor)).toMatchObject({ isAuthenticated: true })
    guest = site.visitor()
    await guest.submit('/cart/items', book)
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

  it('a cart says that it will be there again, takes nothing, and keeps its cookie', async () => {
    const answers = [
      await guest.get('/cart'),
      await guest.submit('/cart/items', book),
      await guest.submit('/cart/codes', { code: '7HKM-2XQP-9RTW-4BDN' }),
      await site.visitor().submit('/cart/items', book),
    ]

    // On PostgreSQL tries are counted in the database too, which is closed here rather than away.
    const failed = engine === 'postgres' ? 500 : 503
    expect(answers.map(({ status }) => status)).toEqual([503, failed, failed, failed])
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

  it.each([
    ['/login', { email: 'ada@example.com', password: 'a chart of the outer banks' }],
    [
      '/register',
      { name: 'Ada', email: 'ada@example.com', password: 'a chart of the outer banks' },
    ],
    ['/forgot-password', { email: 'ada@example.com' }],
    ['/email/verification-notification', { email: 'ada@example.com' }],
    [`/email/verify/${'A'.repeat(43)}`, {}],
    ['/reset-password', { token: 'A'.repeat(43), password: 'a chart of the outer banks' }],
  ])('the form of %s is not taken, and its page stays', async (path, fields) => {
    const plain = await site.visitor().submit(path, fields)
    const visited = await site.visitor().submitVisit(path, fields, { from: '/register' })

    expect(plain.status).toBe(503)
    expect([visited.status, visited.headers.get('location')]).toEqual([303, '/register'])
  })

  it('nobody is told that they are signed out', async () => {
    const answer = await visitor.submit('/logout', {})

    expect(answer.status).toBe(503)
    expect(answer.headers.get('clear-site-data')).toBeNull()
    expect(visitor.cookies.has('session')).toBe(true)
  })

  it('the log says why, and of whom nothing', () => {
    const lines = site.log.filter(({ level }) => level !== 'info')

    expect(lines.map(({ message }) => message)).toContain('a session could not be looked up')
    expect(JSON.stringify(lines)).not.toMatch(/@example\.com|outer banks|A{43}/)
    expect(JSON.stringify(lines)).not.toContain(visitor.cookies.get('session'))
  })
})
