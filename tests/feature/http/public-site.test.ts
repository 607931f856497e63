import { describe, expect, it } from 'vitest'
import { loadConfig } from '#server/app/config.ts'
import type { Environment } from '#server/app/settings/settings.ts'
import { sendRaw } from '../../support/raw-http.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const variables = {
  APP_URL: 'https://www.example.com',
  APP_KEY: 'a-key-of-more-than-thirty-two-characters',
  MAIL_URL: 'log:',
}
const ownHost = 'Host: www.example.com'

const site = siteOfFile({ environment: 'production', variables })
const ask = (start: string, ...lines: readonly string[]) =>
  sendRaw(site.origin, `${start} HTTP/1.1`, ...lines)

describe('a public site', () => {
  it('answers for its own host alone, and tells browsers to insist on https', async () => {
    const own = await ask('GET /', ownHost)
    const local = await ask('GET /', 'Host: localhost')

    expect([own.status, local.status]).toEqual([200, 421])
    expect(own.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect(own.body).toContain('rel="canonical" href="https://www.example.com/"')
  })

  it('keeps the message for the next page in a cookie that only this host can set', async () => {
    const visit = ['X-Inertia: true', 'Sec-Fetch-Site: same-origin']
    const { status, headers } = await ask('POST /mail/customer-subscribe', ownHost, ...visit)

    expect(status).toBe(303)
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-flash=[\w-]+\.[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
  })

  it('lets everybody read everything but what is private, and names the sitemap', async () => {
    const { status, headers, body } = await ask('GET /robots.txt', ownHost)

    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toBe(
      [
        'User-agent: *',
        'Allow: /',
        'Disallow: /mail/confirm/',
        'Disallow: /mail/unsubscribe/',
        'Disallow: /checkout/confirm/',
        'Disallow: /orders/',
        'Disallow: /vouchers/',
        'Disallow: /places/',
        'Disallow: /reset-password/',
        'Disallow: /user/confirm-password',
        'Disallow: /email/verify/',
        'Disallow: /dashboard',
        'Disallow: /user/profile',
        'Disallow: /user/data',
        '',
        'Sitemap: https://www.example.com/sitemap.xml',
        '',
      ].join('\n'),
    )
  })

  it.each([
    ['/rya-courses', null],
    ['/rya-courses?level=beginner&length=1', 'noindex, follow'],
  ])('says of %s in its header: %s', async (path, robots) => {
    expect((await ask(`GET ${path}`, ownHost)).headers.get('x-robots-tag')).toBe(robots)
  })
})

describe('a site that search engines are to leave alone', () => {
  const refused = siteOfFile()

  it('says so in robots.txt and in the header of a page, whatever is in its head', async () => {
    const robots = await refused.visitor().get('/robots.txt')
    const page = await refused.visitor().get('/rya-courses')

    expect(await robots.text()).toBe('User-agent: *\nDisallow: /\n')
    expect(page.headers.get('x-robots-tag')).toBe('noindex, follow')
  })

  it.each<readonly [what: string, environment: Environment, more: Record<string, string>]>([
    ['a copy, as staff say', 'production', { ...variables, SEARCH_ENGINES: 'refused' }],
    ['one in development', 'development', {}],
    ['one on this machine', 'production', {}],
    ['one on another day', 'production', { ...variables, SITE_DATE: '2027-03-21' }],
  ])('is %s', (_, environment, more) => {
    const own = { DATA_DIR: temporaryFolder(), DATABASE_URL: 'file:site.sqlite' }
    const config = loadConfig({ ...own, ...more }, environment)

    expect(config.isForSearchEngines).toBe(false)
  })
})
