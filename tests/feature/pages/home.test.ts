import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import type { HomeProps } from '#server/props/home.ts'
import type { Route } from '#server/routing/define.ts'
import { isForBrowsers } from '#server/routing/options.ts'
import { handClock } from '../../support/mail.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { startSite } from '../../support/site.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile()

describe('GET /', () => {
  it('is an HTML document that holds the home page', async () => {
    const response = await site.visitor().get('/')

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await pageOf(response)).toMatchObject({ component: 'home', url: '/', version: 'test' })
  })

  it('is a page object to a visit, with the same props', async () => {
    const visitor = site.visitor()

    const response = await visitor.visit('/')

    expect(response.status).toBe(200)
    expect(response.headers.get('x-inertia')).toBe('true')
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await pageOf(response)).toEqual(await pageOf(await visitor.get('/')))
  })

  it('has the props of the specification, and those that every page has', async () => {
    const { props } = await pageOf(await site.visitor().visit('/'))

    expect(Object.keys(props).toSorted()).toEqual(
      [
        'giftVouchers',
        'title',
        'introText',
        'outroText',
        'promoVideo',
        'pageContent',
        'globalRatings',
        'courses',
        'tlfPages',
        'eventsUrl',
        'errors',
        'user',
        'ziggy',
        'company',
        'navigationData',
        'blog-data',
        'isSeasonal',
        'pictures',
        'head',
      ].toSorted(),
    )
  })

  it('knows nobody and has nothing to complain of', async () => {
    const { props } = await pageOf(await site.visitor().visit('/'))

    expect(props).toMatchObject({ user: null, errors: {} })
    expect(props).not.toHaveProperty('old')
  })

  it('says where it is, query included', async () => {
    const page = await pageOf(await site.visitor().visit('/?from=letter'))

    expect(page.url).toBe('/?from=letter')
    expect(page.props['ziggy']).toEqual({ location: `${site.origin}/?from=letter` })
  })

  it('has a canonical address without a query', async () => {
    const html = await (await site.visitor().get('/?from=letter')).text()

    expect(html).toContain(`rel="canonical" href="${site.origin}/">`)
  })

  it('has one title, in its head, where the client finds the same elements', async () => {
    const response = await site.visitor().get('/')
    const html = await response.clone().text()
    const { props } = await pageOf(response)

    const head = props['head'] as string[]
    expect(html.match(/<title\b/g)).toHaveLength(1)
    expect(head.length).toBeGreaterThan(10)
    for (const element of head) expect(html).toContain(element)
  })

  it('leads to the dates of cta_event and cta_tag', async () => {
    const { props } = await pageOf(await site.visitor().visit('/'))
    const { eventsUrl, pageContent } = props as unknown as HomeProps
    const { cta_event: reference, cta_tag: tag } = pageContent.page_data

    const url = new URL(eventsUrl, site.origin)
    expect(url.pathname).toBe(reference ? `/events/${reference}` : '/events')
    expect(url.searchParams.get('tag')).toBe(tag ?? null)
  })

  it('brings a size and a tint for every picture that it may show', async () => {
    const { props } = await pageOf(await site.visitor().visit('/'))

    const pictures = props['pictures'] as Record<string, unknown>
    const named = JSON.stringify(props['pageContent']).match(/\/images\/[\w./-]+/g) ?? []
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((path) => !(path in pictures))).toEqual([])
  })
})

describe('the season on the home page', () => {
  const clock = handClock(testInstant)
  const dated = siteOfFile({ clock })

  it.each([
    ['2026-11-30T23:59:00Z', false],
    ['2026-12-01T00:00:00Z', true],
    ['2027-01-05T23:00:00Z', true],
    ['2027-01-06T00:00:00Z', false],
  ])('at %s is %s', async (instant, expected) => {
    clock.pass(Date.parse(instant) - clock.now())

    const { props } = await pageOf(await dated.visitor().visit('/'))

    expect(props['isSeasonal']).toBe(expected)
  })
})

describe('the route table in the document', () => {
  it('has the names that browsers need', async () => {
    const open = Object.entries<Route>(routes).filter(([, route]) => isForBrowsers(route))
    const names = await browserNames()

    expect(names).toEqual(open.map(([name]) => name))
    expect(names).toEqual(expect.arrayContaining(['web.home', 'web.courses.slug', 'mail.confirm']))
    for (const name of ['health', 'robots', 'development.mail']) {
      expect(names).not.toContain(name)
    }
  })

  it('is the only other data in the document, and no script is inline', async () => {
    const html = await (await site.visitor().get('/')).text()

    expect(html.match(/<script(?![^>]*\bsrc=)[^>]*>/g)).toEqual([
      ...(html.match(/<script data-inertia="(?:schema|graph)" type="application\/ld\+json">/g) ??
        []),
      '<script data-page="app" type="application/json">',
      '<script id="ziggy-routes-json" type="application/json">',
    ])
    expect(html).not.toMatch(/\sstyle=|<style|\son\w+=/)
  })

  async function browserNames(): Promise<string[]> {
    const html = await (await site.visitor().get('/')).text()
    const [, json = ''] = /id="ziggy-routes-json" type="application\/json">(.*?)</s.exec(html) ?? []
    return Object.keys((JSON.parse(json) as { routes: object }).routes)
  }
})

describe('a page that cannot be rendered on the server', () => {
  const render = () => Promise.reject(new Error('window is not defined'))

  it('is left to the browser in production, and the log says why', async () => {
    const broken = await startSite({ environment: 'production', render })

    const response = await broken.visitor().get('/')
    const html = await response.text()
    await broken.stop()

    expect(response.status).toBe(200)
    expect(html).toContain('<div id="app"></div>')
    expect(html).not.toContain('window is not defined')
    expect(broken.log).toContainEqual({
      level: 'error',
      message: 'a page could not be rendered on the server',
      facts: {
        err: new Error('window is not defined'),
        component: 'home',
        url: '/',
        kind: 'browser-api',
        found: expect.stringContaining('tests/feature/pages/home.test.ts') as string,
        hint: expect.stringMatching(/^Only browsers have window\. /) as string,
      },
    })
  })

  it.each(['/', '/login'])('shows why in development: %s', async (path) => {
    const broken = await startSite({ environment: 'development', render })

    const response = await broken.visitor().get(path)
    const html = await response.text()
    await broken.stop()

    expect(response.status).toBe(500)
    expect(response.headers.has('retry-after')).toBe(false)
    expect(html).toContain('window is not defined')
    expect(html).toContain('home.test.ts')
  })
})
