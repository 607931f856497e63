import { describe, expect, it } from 'vitest'
import { signedInCustomer } from '../support/customers.ts'
import { openedSite } from './support/opened-site.ts'
import { only, textOf, textsOf } from './support/reading.ts'

const site = openedSite()

const accountLinks = (page: Document) =>
  textsOf(only(page, 'header noscript ul[aria-label="Account"]'), 'li')

describe('6. Roles and permissions', () => {
  it('an anonymous visitor opens the home page', { tags: ['spec-6.1', 'spec-6.2'] }, async () => {
    const visitor = site.visitor()

    expect((await visitor.get('/')).status).toBe(200)
    expect(accountLinks(await site.document('/', visitor))).toEqual(['Sign In', 'Register'])
    expect(textOf(only(await site.document('/register', visitor), 'h1'))).toBe('Create an account')
  })

  it.each(['/dashboard', '/user/profile'])(
    '%s sends an anonymous visitor to sign in, and back',
    { tags: ['spec-6.1', 'spec-6.3'] },
    async (path) => {
      const response = await site.get(path)

      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(`/login?intended=${encodeURIComponent(path)}`)
    },
  )

  it(
    'an authenticated visitor has account, profile and Sign out, and the home page',
    { tags: ['spec-6.1', 'spec-6.2', 'spec-6.3'] },
    async () => {
      const { visitor, customer } = await signedInCustomer(site.running())
      const account = await site.document('/dashboard', visitor)
      const profile = await site.document('/user/profile', visitor)

      expect(textOf(only(account, 'main'))).toContain(customer.name)
      expect(only<HTMLInputElement>(profile, 'main input[name="email"]').value).toBe(customer.email)
      expect(accountLinks(await site.document('/', visitor))).toEqual([
        'Your Account',
        'Your Profile',
        'Sign out',
      ])
    },
  )
})
