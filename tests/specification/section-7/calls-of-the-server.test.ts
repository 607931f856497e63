import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { pageOf } from '../../support/visitor.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite()
}, 30_000)

afterAll(() => site.stop())

describe('7. GET /api/header-data', () => {
  it('answers user, cartItems (number), isAuthenticated (boolean)', async () => {
    const response = await site.visitor().get('/api/header-data')

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ user: null, cartItems: 0, isAuthenticated: false })
  })
})

describe('7. POST mail.customer-subscribe route', () => {
  const path = '/mail/customer-subscribe'

  it('takes {email}', async () => {
    const response = await site.visitor().submitVisit(path, { email: 'ben@example.com' })

    expect(response.status).toBe(303)
    expect(await subscribers()).toEqual(['ben@example.com'])
  })

  it("clarification: errors.subscription_error is where the newsletter's error arrives", async () => {
    const visitor = site.visitor()
    await visitor.submitVisit(path, { email: 'nobody@' }, { from: '/' })

    const { props } = await pageOf(await visitor.visit('/'))

    expect(props['errors']).toEqual({ subscription_error: expect.stringContaining('e-mail') })
  })

  async function subscribers(): Promise<string[]> {
    const rows = await site.services.database.db.selectFrom('subscribers').select('email').execute()
    return rows.map(({ email }) => email)
  }
})

describe('7. Page visits', () => {
  it('the home page is a full page first, then page-navigation requests', async () => {
    const visitor = site.visitor()

    const first = await visitor.get('/')
    const visit = await visitor.visit('/')

    expect(first.headers.get('content-type')).toContain('text/html')
    expect(visit.headers.get('content-type')).toContain('application/json')
    expect((await pageOf(visit)).component).toBe('home')
  })

  it('have partial reloads: data, component', async () => {
    const headers = { 'X-Inertia-Partial-Component': 'home', 'X-Inertia-Partial-Data': 'title' }

    const { props } = await pageOf(await site.visitor().visit('/', { headers }))

    expect(Object.keys(props).toSorted()).toEqual(['errors', 'title'])
  })

  it('have partial reloads: except', async () => {
    const headers = {
      'X-Inertia-Partial-Component': 'home',
      'X-Inertia-Partial-Except': 'navigationData',
    }

    const { props } = await pageOf(await site.visitor().visit('/', { headers }))

    expect(props).not.toHaveProperty('navigationData')
    expect(props).toHaveProperty('title')
  })

  it('have errors under the name that the error bag header gives', async () => {
    const visitor = site.visitor()
    await visitor.submitVisit('/mail/customer-subscribe', { email: '' }, { from: '/' })

    const { props } = await pageOf(
      await visitor.visit('/', { headers: { 'X-Inertia-Error-Bag': 'newsletter' } }),
    )

    expect(props['errors']).toEqual({ newsletter: { subscription_error: expect.any(String) } })
  })

  it('a 409 response with a location header answers an old version', async () => {
    const headers = { 'X-Inertia-Version': 'yesterday' }

    const response = await site.visitor().visit('/', { headers })

    expect(response.status).toBe(409)
    expect(response.headers.get('x-inertia-location')).toBe('/')
  })
})

describe('7. The home page', () => {
  it('its content arrives as props; clarification: none deferred', async () => {
    const page = await pageOf(await site.visitor().get('/'))

    expect(page.props).toHaveProperty('pageContent.page_data.hero')
    expect(page).not.toHaveProperty('deferredProps')
  })
})
