import { describe, expect, it } from 'vitest'
import { always, defer, once, optional } from '../../../src/core.ts'
import { servers } from '../../support/servers/servers.ts'
import type { ServerName } from '../../support/servers/servers.ts'
import { siteOn, visit } from '../../support/servers/visitor.ts'

describe.each(Object.keys(servers) as ServerName[])('pages on %s', (name) => {
  it('answers a browser with a document and a visit with a page object', async () => {
    const { site, ask, page } = await siteOn(name)
    site.page('/knots', { title: 'Knots <!--<script>' })

    const document = await ask('/knots?a=1', 'GET', {})
    const object = await ask('/knots?a=1')

    expect(document.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(await document.text()).toContain(String.raw`Knots \u003c!--\u003cscript>`)
    expect(object.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(object.headers.get('X-Inertia')).toBe('true')
    expect(await page('/knots?a=1')).toEqual({
      component: 'show',
      props: { title: 'Knots <!--<script>', errors: {} },
      sharedProps: ['errors'],
      url: '/knots?a=1',
      version: 'first',
    })
  })

  it('says on every answer that it depends on X-Inertia, and that pages are private', async () => {
    const { site, ask } = await siteOn(name)
    site.page('/knots', {})
    site.on('get', '/old', (exchange) => {
      exchange.header('Vary', 'Accept-Language')
      return exchange.redirect('/knots')
    })

    expect((await ask('/knots')).headers.get('Cache-Control')).toBe('private, no-cache')
    expect((await ask('/nowhere')).headers.get('Vary')).toMatch(/X-Inertia/i)
    expect((await ask('/old')).headers.get('Vary')).toMatch(/^Accept-Language,.* X-Inertia$/i)
  })

  it('has a client with old assets load the page anew before any handler is asked', async () => {
    const { site, ask } = await siteOn(name)
    let asked = 0
    site.page('/knots', () => ({ asked: (asked += 1) }))
    site.on('post', '/knots', ({ inertia }) => inertia.back())

    const answer = await ask('/knots?a=1', 'GET', { ...visit, 'X-Inertia-Version': 'none' })
    const form = await ask('/knots', 'POST', { ...visit, 'X-Inertia-Version': 'none' })

    expect([answer.status, await answer.text(), asked]).toEqual([409, '', 0])
    expect(answer.headers.get('X-Inertia-Location')).toBe('/knots?a=1')
    expect(answer.headers.get('X-Inertia-Version')).toBe('first')
    expect(answer.headers.has('X-Inertia')).toBe(false)
    expect(form.status).toBe(303)
  })

  it('sends the props that a partial reload asks for, and no others', async () => {
    const { site, page } = await siteOn(name)
    site.page('/knots', {
      list: () => ['bowline'],
      count: always(1),
      filters: optional(() => ['easy']),
      stats: defer(() => 'slow', { group: 'numbers' }),
      countries: once(() => ['Norway']),
    })

    const whole = await page('/knots', { 'X-Inertia-Except-Once-Props': 'countries' })
    const part = await page('/knots', {
      'X-Inertia-Partial-Component': 'show',
      'X-Inertia-Partial-Data': 'filters,stats',
    })

    expect(Object.keys(whole.props)).toEqual(['list', 'count', 'errors'])
    expect(whole.deferredProps).toEqual({ numbers: ['stats'] })
    expect(whole.onceProps).toEqual({ countries: { prop: 'countries', expiresAt: null } })
    expect(part.props).toEqual({ count: 1, filters: ['easy'], stats: 'slow', errors: {} })
    expect(part.deferredProps).toBeUndefined()
  })

  it('answers 500 for a page that cannot be made, and lives on', async () => {
    const { site, ask } = await siteOn(name)
    site.page('/knots', { list: () => Promise.reject(new Error('No knots')) })
    site.page('/home', {})

    expect((await ask('/knots', 'GET', {})).status).toBe(500)
    expect((await ask('/home')).status).toBe(200)
  })

  it('tells validators of documents and page objects apart', async () => {
    const { site, ask } = await siteOn(name)
    site.on('get', '/knots', (exchange) => {
      exchange.header('ETag', '"1"')
      return exchange.inertia.render('show', {})
    })
    const tags = [await ask('/knots'), await ask('/knots', 'GET', {})].map(({ headers }) =>
      headers.get('ETag'),
    )

    expect(new Set([...tags, '"1"', null]).size).toBe(4)
  })

  it('answers HEAD without a body, and takes no message for it', async () => {
    const { site, ask, page } = await siteOn(name)
    site.page('/knots', {})
    site.on('post', '/knots', ({ inertia }) => inertia.flash('success', 'Tied.').back('/knots'))

    await ask('/knots', 'POST')
    const head = await ask('/knots', 'HEAD')

    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await page('/knots')).flash).toEqual({ success: 'Tied.' })
  })
})
