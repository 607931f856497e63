import { beforeAll, describe, expect, it } from 'vitest'
import { pageOf } from '../../support/visitor.ts'
import { openedSite } from '../support/opened-site.ts'

const token = 'aB3_-'.repeat(4)
const id = '0193f6a0-7c1e-7a3b-9d2f-5b8e4c1a6d70'

/** What docs/specification/routes.md settles besides pages, and what somebody unknown is answered. */
const rows = `
  web.info.contact-us.store | POST | /contact-us | 422 info/page
  web.shopping.cart.items.store | POST | /cart/items | 404 error
  web.shopping.cart.items.update | PATCH | /cart/items/{item} | 404 error
  web.shopping.cart.items.destroy | DELETE | /cart/items/{item} | 404 error
  web.shopping.checkout | GET | /checkout | 303 /cart
  web.shopping.checkout.store | POST | /checkout | 404 error
  web.shopping.orders.show | GET | /orders/{order} | 404 error
  dashboard | GET | /dashboard | 303 /login?intended=%2Fdashboard
  profile.show | GET | /user/profile | 303 /login?intended=%2Fuser%2Fprofile
  user-profile-information.update | PUT | /user/profile-information | 303 /login
  user-password.update | PUT | /user/password | 303 /login
  other-browser-sessions.destroy | DELETE | /user/other-browser-sessions | 303 /login
  current-user.destroy | DELETE | /user | 303 /login
  login.store | POST | /login | 422 auth/login
  register.store | POST | /register | 422 auth/register
  logout | POST | /logout | 303 /
  password.email | POST | /forgot-password | 422 auth/forgot
  password.reset | GET | /reset-password/{token} | 410 auth/reset
  password.update | POST | /reset-password | 303 /forgot-password
  verification.verify | GET | /email/verify/{token} | 410 auth/verify
  verification.verify.store | POST | /email/verify/{token} | 303 /email/verify/${token}
  verification.send | POST | /email/verification-notification | 422 auth/notice
  mail.customer-subscribe | POST | /mail/customer-subscribe | 422 home
  mail.confirm | GET | /mail/confirm/{token} | 404 error
  mail.confirm.store | POST | /mail/confirm/{token} | 404 error
  mail.unsubscribe | GET | /mail/unsubscribe/{token} | 404 error
  mail.unsubscribe.store | POST | /mail/unsubscribe/{token} | 404 error
  api.header-data | GET | /api/header-data | 200 application/json; charset=utf-8
  sitemap | GET | /sitemap.xml | 200 application/xml; charset=utf-8
  robots | GET | /robots.txt | 200 text/plain; charset=utf-8
  health | GET | /up | 200 application/json; charset=utf-8
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' | ') as [string, string, string, string])

const forMachines = ['sitemap', 'robots', 'health']

const site = openedSite()
let known: Readonly<Record<string, { readonly uri: string; readonly methods: readonly string[] }>>
beforeAll(async () => {
  const block = (await site.document('/faq')).getElementById('ziggy-routes-json')
  known = JSON.parse(block?.textContent ?? '').routes
})

describe('2. What is settled besides pages', () => {
  it.each(rows)(
    '%s answers %s %s by %s, and tells any other method so',
    { tags: ['spec-2.7', 'spec-6.3'] },
    async (name, method, uri, expected) => {
      const response = await ask(method, pathOf(uri))
      const place = response.headers.get('location') ?? (await kindOf(response))

      expect(`${response.status} ${place}`).toBe(expected)
      expect(known[name]?.uri).toBe(forMachines.includes(name) ? undefined : uri.slice(1))
      expect(known[name]?.methods ?? [method]).toContain(method)

      const methods = rows.filter(([, , same]) => same === uri).map(([, one]) => one)
      const others = ['GET', 'PUT', 'DELETE'].filter((other) => !methods.includes(other))
      const answers = await Promise.all(others.map((other) => ask(other, pathOf(uri))))
      const refusal = answers.find(({ status }) => status === 405)
      expect(refusal?.headers.get('allow')?.split(', ')).toContain(method)
    },
  )
})

describe('2. Addresses', () => {
  it.each([
    ['/rya-courses/day--skipper', 404],
    ['/rya-courses/-day', 404],
    ['/rya-courses/nobody-sells-this', 404],
    ['/level-finder/one', 404],
    ['/events/cr-dsp', 404],
    [`/reset-password/${'a'.repeat(19)}`, 404],
    [`/reset-password/${'a'.repeat(128)}`, 410],
    [`/reset-password/${'a'.repeat(129)}`, 404],
  ])('%s is %i', async (path, status) => {
    expect((await site.get(path)).status).toBe(status)
  })
})

function ask(method: string, path: string): Promise<Response> {
  const headers = { Accept: 'text/html', Origin: site.running().origin }
  return site.visitor().send(path, { method, headers })
}

function pathOf(uri: string): string {
  return uri.replace('{token}', token).replace(/\{(?:item|order)\}/, id)
}

/** The component of a page, else the type of what came. */
async function kindOf(response: Response): Promise<string | null> {
  const type = response.headers.get('content-type')
  return type?.startsWith('text/html') ? (await pageOf(response.clone())).component : type
}
