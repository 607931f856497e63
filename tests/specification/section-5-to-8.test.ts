import { beforeAll, describe, expect, it } from 'vitest'
import { signedInCustomer } from '../support/customers.ts'
import { pageOf } from '../support/visitor.ts'
import { openedSite } from './support/opened-site.ts'
import { only, textOf, textsOf } from './support/reading.ts'

const site = openedSite()
let home: Document
beforeAll(async () => {
  home = await site.document('/')
})

const subscribe = '/mail/customer-subscribe'

describe('5. Validation', () => {
  it('the newsletter asks for an e-mail address', { tags: ['spec-5.1', 'clar-3.9'] }, () => {
    const field = only<HTMLInputElement>(home, '#newsletter input[name="email"]')

    expect([field.required, field.type, field.placeholder]).toEqual([
      true,
      'email',
      'you@example.com',
    ])
  })

  it(
    'the server refuses what is no address, in words above the field',
    { tags: ['spec-5.2', 'spec-5.3', 'spec-8.1', 'clar-3.9'] },
    async () => {
      const visitor = site.visitor()
      await visitor.submitVisit(subscribe, { email: 'nobody@' }, { from: '/' })
      const { subscription_error: told } = (
        await site.props<{ errors: { subscription_error: string } }>('/', visitor)
      ).errors
      await visitor.submitVisit(subscribe, { email: 'nobody@' }, { from: '/' })
      const page = await site.document('/', visitor)
      const message = only(page, '#newsletter-error')

      expect(told).toMatch(/^That does not look like an e-mail address/)
      expect(textOf(message)).toBe(told)
      expect(message.classList).toContain('text-fault')
      expect(message.compareDocumentPosition(only(page, '#newsletter-email'))).toBe(
        page.defaultView?.Node.DOCUMENT_POSITION_FOLLOWING,
      )
      expect(textsOf(home, '#newsletter [role="alert"]')).toEqual([''])
    },
  )

  it.each([
    ['Novice', 1, 'bg-good'],
    ['Intermediate', 2, 'bg-amber'],
    ['Advanced', 3, 'bg-fault'],
  ])(
    'the ability bar of %s has %i of 3 segments',
    { tags: ['spec-5.5'] },
    (name, filled, colour) => {
      const bars = [...home.querySelectorAll('#courses article span:has(> [data-filled])')].filter(
        (bar) => textOf(bar.parentElement) === name,
      )

      expect(bars.length).toBeGreaterThan(0)
      for (const bar of bars) {
        expect(bar.querySelectorAll('[data-filled]')).toHaveLength(3)
        expect(bar.querySelectorAll(`[data-filled="true"].${colour}`)).toHaveLength(filled)
        expect(bar.querySelectorAll('[data-filled="true"]')).toHaveLength(filled)
      }
    },
  )
})

describe('7. Calls', () => {
  it('GET /api/header-data tells who is there', { tags: ['spec-7.1', 'spec-3.8'] }, async () => {
    const { visitor, customer } = await signedInCustomer(site.running())
    await visitor.submit('/cart/items', { kind: 'product', sku: 'G158', quantity: '2' })
    const told = async (whose = visitor) => (await whose.get('/api/header-data')).json()

    expect(await told(site.visitor())).toEqual({ user: null, cartItems: 0, isAuthenticated: false })
    expect(await told()).toMatchObject({
      user: { name: customer.name },
      cartItems: 2,
      isAuthenticated: true,
    })
  })

  it('POST logout with an empty body ends the session', { tags: ['spec-7.2'] }, async () => {
    const { visitor } = await signedInCustomer(site.running())

    const answer = await visitor.submit('/logout', {})

    expect(answer.status).toBe(303)
    expect(await (await visitor.get('/api/header-data')).json()).toMatchObject({ user: null })
  })

  it('POST mail.customer-subscribe takes {email}', { tags: ['spec-7.3'] }, async () => {
    const answer = await site.visitor().submitVisit(subscribe, { email: 'ben@example.com' })
    const { db } = site.running().services.database
    const found = await db.selectFrom('subscribers').select('email').execute()

    expect(answer.status).toBe(303)
    expect(found).toEqual([{ email: 'ben@example.com' }])
  })

  it('pages are visited in whole and in part', { tags: ['spec-7.4'] }, async () => {
    const part = { 'X-Inertia-Partial-Component': 'home' }
    const keys = async (headers: Record<string, string>) =>
      Object.keys((await pageOf(await site.visitor().visit('/', { headers }))).props)

    const whole = await keys({})
    expect(whole).toEqual(expect.arrayContaining(['title', 'courses', 'navigationData']))
    expect(await keys({ ...part, 'X-Inertia-Partial-Data': 'title' })).toEqual(
      expect.arrayContaining(['errors', 'title']),
    )
    expect(await keys({ ...part, 'X-Inertia-Partial-Data': 'title' })).toHaveLength(2)
    expect(
      (await keys({ ...part, 'X-Inertia-Partial-Except': 'navigationData' })).toSorted(),
    ).toEqual(whole.filter((key) => key !== 'navigationData').toSorted())
  })

  it(
    'errors come under the name of the bag that was asked for',
    { tags: ['spec-7.4', 'spec-8.2'] },
    async () => {
      const visitor = site.visitor()
      const headers = { 'X-Inertia-Error-Bag': 'newsletter' }
      await visitor.submitVisit(subscribe, { email: '' }, { from: '/', headers })

      const { props } = await pageOf(await visitor.visit('/', { headers }))

      expect(props['errors']).toEqual({ newsletter: { subscription_error: expect.any(String) } })
    },
  )

  it('an old version is answered 409 with a location', { tags: ['spec-7.5'] }, async () => {
    const headers = { 'X-Inertia-Version': 'yesterday' }

    const response = await site.visitor().visit('/', { headers })

    expect([response.status, response.headers.get('x-inertia-location')]).toEqual([409, '/'])
  })

  it('the home page asks for nothing more', { tags: ['spec-7.8', 'clar-2.13'] }, async () => {
    const page = await pageOf(await site.visitor().get('/'))

    expect(page.props).toHaveProperty('pageContent.page_data.hero')
    expect(page).not.toHaveProperty('deferredProps')
  })
})

describe('The home page', () => {
  it('has no other calls by forms', { tags: ['spec-7.7'] }, () => {
    const actions = [...home.querySelectorAll('form')].map((form) => form.getAttribute('action'))

    expect(new Set(actions)).toEqual(new Set(['/mail/customer-subscribe#newsletter']))
  })

  it('has no texts of errors before there is one', { tags: ['spec-8.5'] }, () => {
    expect(textsOf(home, '[role="alert"], [role="status"], dialog q').join('')).toBe('')
    expect(home.querySelectorAll('.text-fault')).toHaveLength(0)
  })

  it(
    'is kept by nobody, and in no history that can be read, once somebody signed in',
    { tags: ['clar-4.4'] },
    async () => {
      const { visitor } = await signedInCustomer(site.running())
      for (const path of ['/', '/rya-courses', '/dashboard', '/no-such-harbour']) {
        for (const answer of [await visitor.get(path), await visitor.visit(path)]) {
          expect(answer.headers.get('cache-control')).toBe('private, no-store')
          expect((await pageOf(answer)).encryptHistory).toBe(true)
        }
      }
      const nobodys = await site.visitor().get('/')
      expect(nobodys.headers.get('cache-control')).toBe('no-cache')
      expect((await pageOf(nobodys)).encryptHistory ?? false).toBe(false)
    },
  )

  it(
    'has the address without what follows people about',
    { tags: ['clar-4.11', 'clar-1.4'] },
    async () => {
      const path = '/search?q=crew&utm_source=letter&fbclid=x'
      const page = await pageOf(await site.visitor().visit(path))
      const links = (await site.document(path)).querySelectorAll('a[href^="/login"]')

      expect(page.url).toBe('/search?q=crew')
      expect(page.props['ziggy']).toEqual({ location: `${site.running().origin}/search?q=crew` })
      expect([...links].map((link) => link.getAttribute('href'))).toContain(
        '/login?intended=%2Fsearch%3Fq%3Dcrew',
      )
    },
  )
})
