import { beforeAll, describe, expect, it } from 'vitest'
import { signedInCustomer } from '../support/customers.ts'
import { pageOf } from '../support/visitor.ts'
import { openedSite } from './support/opened-site.ts'
import { textsOf } from './support/reading.ts'

const site = openedSite()
let home: Document
beforeAll(async () => {
  home = await site.document('/')
})

it('7. Calls pages are visited in whole and in part', { tags: ['spec-7.4'] }, async () => {
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

  it.each([
    ['/dashboard?x=1&step=people', '/dashboard'],
    [
      '/user/confirm-password?x=1&intended=%2Fknots&sent',
      '/user/confirm-password?intended=%2Fknots',
    ],
    ['/cart?fbclid=x&key=1', '/cart'],
  ])(
    'has nothing else that %s says and its page does not read',
    { tags: ['clar-4.11'] },
    async (path, url) => {
      const { visitor } = await signedInCustomer(site.running())
      const page = await pageOf(await visitor.visit(path))

      expect(page.url).toBe(url)
      expect(page.props['ziggy']).toEqual({ location: site.running().origin + url })
    },
  )
})
