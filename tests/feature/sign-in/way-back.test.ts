import { describe, expect, it } from 'vitest'
import { oneCustomer, signIn } from '../../support/customers.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

const site = siteOfFile()

const somebody = oneCustomer(() => site)

describe('the way back after signing in', () => {
  it.each([
    '/',
    '/knots',
    '/rya-courses?level=beginner&page=2',
    '/user/profile',
    '/cart',
    '/nowhere-else',
  ])('leads to %s if a page is there', async (path) => {
    const visitor = site.visitor()
    const page = await opened(visitor, path)

    const answer = await signIn(visitor, await somebody(), { intended: fieldOf(page) })

    const isThere = path !== '/nowhere-else'
    expect(answer.headers.get('location')).toBe(isThere ? path : '/dashboard')
  })

  it('is kept without the form’s help, over any number of pages of the way in', async () => {
    const visitor = site.visitor()
    await opened(visitor, '/knots?a=1')
    for (const path of ['/login', '/register', '/forgot-password', '/email/verify']) {
      expect((await pageOf(await visitor.get(path))).props['intended']).toBe('/knots?a=1')
    }

    expect((await signIn(visitor, await somebody())).headers.get('location')).toBe('/knots?a=1')
    expect(visitor.cookies.has('flash')).toBe(false)
  })

  it('is each tab’s own', async () => {
    const visitor = site.visitor()
    const first = await opened(visitor, '/knots')
    const second = await opened(visitor, '/faq')

    const answer = await signIn(visitor, await somebody(), { intended: fieldOf(first) })
    const late = await signIn(visitor, await somebody(), { intended: fieldOf(second) })

    expect(answer.headers.get('location')).toBe('/knots')
    // By then the other tab has signed this browser in.
    expect(late.headers.get('location')).toBe('/faq')
  })

  it('of a tab that came from nowhere is the account, whatever another tab wants', async () => {
    const visitor = site.visitor()
    await opened(visitor, '/knots')

    const answer = await signIn(visitor, await somebody(), { intended: '' })

    expect(answer.headers.get('location')).toBe('/dashboard')
  })

  it('is not kept by a page that is only fetched ahead', async () => {
    const visitor = site.visitor()

    await visitor.visit('/login?intended=%2Fknots', { headers: { Purpose: 'prefetch' } })

    expect(visitor.cookies.size).toBe(0)
  })

  it.each([
    '/login',
    '/register?intended=%2F',
    '/logout',
    '/forgot-password',
    '/email/verify',
    '/user/confirm-password',
    '/user/data',
    '/api/header-data',
    '/up',
    '/sitemap.xml',
    '/images/brand/favicon.svg',
    '/knots/',
    '/Knots',
    '/nowhere',
  ])('never is %s: no page for a visitor, or none that is there', async (path) => {
    expect((await opened(site.visitor(), path)).props['intended']).toBeNull()
  })

  // A unit test has some sixty more of them.
  it.each(['//evil.test', 'https://evil.test/'])(
    'never leaves the site: %j, in the address and in the form',
    async (address) => {
      const visitor = site.visitor()
      const page = await opened(visitor, address)
      const { email, password } = await somebody()

      const answer = await visitor.submitVisit('/login', { email, password, intended: address })

      expect(page.props).toMatchObject({
        intended: null,
        registerHref: '/register',
        forgotHref: '/forgot-password',
      })
      expect(answer.headers.get('location')).toBe('/dashboard')
    },
  )
})

function opened(visitor: Visitor, intended: string) {
  return visitor.get(`/login?${new URLSearchParams({ intended })}`).then(pageOf)
}

function fieldOf(page: { props: Readonly<Record<string, unknown>> }): string {
  const { intended } = page.props
  return typeof intended === 'string' ? intended : ''
}
