import { describe, expect, it } from 'vitest'
import { sendRaw } from '../../support/raw-http.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'

const aPublicSite = {
  APP_URL: 'https://www.saltlark.example',
  APP_KEY: 'a-key-of-more-than-thirty-two-characters',
  MAIL_URL: 'log:',
}

describe('robots.txt of a public site', () => {
  it('lets everybody read everything but what is private, and names the sitemap', async () => {
    const { status, type, text } = await robotsOf({
      environment: 'production',
      variables: aPublicSite,
    })

    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toBe(
      [
        'User-agent: *',
        'Allow: /',
        'Disallow: /mail/confirm/',
        'Disallow: /mail/unsubscribe/',
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
        'Sitemap: https://www.saltlark.example/sitemap.xml',
        '',
      ].join('\n'),
    )
  })

  it('refuses everything where staff say that it is a copy', async () => {
    const variables = { ...aPublicSite, SEARCH_ENGINES: 'refused' }

    expect((await robotsOf({ environment: 'production', variables })).text).toBe(refusal)
  })
})

describe('robots.txt of any other site', () => {
  it.each([
    ['in development', { environment: 'development' }],
    ['on this machine', { environment: 'production' }],
    [
      'on another day',
      { environment: 'production', variables: { ...aPublicSite, SITE_DATE: '2027-03-21' } },
    ],
  ] as const)('refuses everything: %s', async (_, options) => {
    expect((await robotsOf(options)).text).toBe(refusal)
  })
})

describe('a page of a site that refuses search engines', () => {
  const site = siteOfFile()

  it('says so in its header too, whatever is in its head', async () => {
    expect(await headerOf(site, '/rya-courses')).toBe('noindex, follow')
  })
})

describe('a page of a site that welcomes search engines', () => {
  const site = siteOfFile({ variables: { SEARCH_ENGINES: 'welcome' } })

  it.each([
    ['/rya-courses', null],
    ['/rya-courses?level=beginner&length=1', 'noindex, follow'],
  ])('says of %s in its header: %s', async (path, robots) => {
    expect(await headerOf(site, path)).toBe(robots)
  })
})

const refusal = 'User-agent: *\nDisallow: /\n'

async function robotsOf(options: Parameters<typeof startSite>[0]) {
  const site = await startSite(options)
  try {
    const host = options?.variables?.['APP_URL']
      ? 'www.saltlark.example'
      : new URL(site.origin).host
    const { status, headers, body } = await sendRaw(
      site.origin,
      'GET /robots.txt HTTP/1.1',
      `Host: ${host}`,
    )
    return { status, type: headers.get('content-type'), text: body }
  } finally {
    await site.stop()
  }
}

async function headerOf(site: TestSite, path: string): Promise<string | null> {
  return (await site.visitor().get(path)).headers.get('x-robots-tag')
}
