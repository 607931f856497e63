import { describe, expect, it } from 'vitest'
import {
  always,
  deepMerge,
  defer,
  merge,
  once,
  optional,
  prepend,
} from '../../../src/props/prop.ts'
import { pagePosition, scroll } from '../../../src/props/scroll.ts'
import { here, instant, pages, recordedSite, showKnots, visit } from './recorded-site.ts'

const partial = { ...visit, 'X-Inertia-Partial-Component': 'knots' }

describe('the entry of a page', () => {
  it('says who asked for what, and what came of it', async () => {
    const site = await recordedSite(showKnots, {
      componentPath: (component) => `/app/js/pages/${component}.tsx`,
    })

    const entry = await site.entryOf('/knots?a=1', {
      ...visit,
      'X-Inertia-Devtools-Tab': 'tab-1',
      'X-Inertia-Devtools-Visit': 'visit-1',
    })

    expect(entry.meta).toEqual({
      id: expect.any(String) as string,
      tabUuid: 'tab-1',
      batchId: null,
      visitId: 'visit-1',
      timestamp: '2026-11-21T10:00:00.250Z',
      utime: instant / 1000,
      method: 'GET',
      url: `${site.origin}/knots?a=1`,
      component: 'knots',
      requestType: 'navigate',
      status: 200,
      redirectLocation: null,
      serverTimingMs: expect.any(Number) as number,
    })
    expect(entry.componentPath).toBe('/app/js/pages/knots.tsx')
    expect(entry.http).toMatchObject({
      requestHeaders: { 'x-inertia': 'true' },
      responseHeaders: { 'x-inertia': 'true', 'x-inertia-devtools-id': entry.meta['id'] },
      requestBody: { status: 'empty' },
      responseBody: { status: 'present', value: { component: 'knots', url: '/knots?a=1' } },
    })
  })

  it('says what each prop is, and what it was', async () => {
    const site = await recordedSite((app) => {
      app.get('/knots', async (_request, response) => {
        await pages(response).render('knots', {
          title: 'Knots',
          plain: { deep: { rope: 1 } },
          mine: always('always'),
          later: defer(() => 1, { group: 'slow' }),
          seldom: optional(() => 2),
          kept: once(() => 'kept'),
          auth: { rights: always(() => ['sail']) },
        })
      })
    })

    const { props, propValues } = await site.entryOf('/knots', visit)

    expect(props).toEqual({
      errors: { inertiaType: 'always', shared: true },
      user: { shared: true },
      title: { shared: false },
      plain: { shared: false },
      mine: { inertiaType: 'always', shared: false },
      kept: { inertiaType: 'once', once: true, shared: false },
      auth: { shared: false },
      'auth.rights': { inertiaType: 'always', shared: false },
    })
    expect(propValues).toEqual({
      errors: {},
      user: { name: 'Ada', apiToken: '[REDACTED]' },
      title: 'Knots',
      plain: { deep: { rope: 1 } },
      mine: 'always',
      kept: 'kept',
      auth: { rights: ['sail'] },
      'auth.rights': ['sail'],
    })
  })

  it('says how lists are merged', async () => {
    const site = await recordedSite((app) => {
      app.get('/knots', async (_request, response) => {
        await pages(response).render('knots', {
          appended: merge(() => [1]),
          prepended: prepend(() => [2]),
          deep: deepMerge(() => ({ a: [3] })),
          matched: merge(() => [{ id: 1 }], { matchOn: 'id' }),
          scrolled: scroll(() => ({ data: [] }), pagePosition({ page: 1, pages: 2 })),
        })
      })
    })
    const names = 'appended,prepended,deep,matched,scrolled'

    const { props } = await site.entryOf('/knots', {
      ...partial,
      'X-Inertia-Partial-Data': names,
      'X-Inertia-Reset': 'appended',
      'X-Inertia-Infinite-Scroll-Merge-Intent': 'prepend',
    })

    expect(props).toMatchObject({
      appended: { inertiaType: 'merge', mergeDirection: 'append', reset: true },
      prepended: { inertiaType: 'merge', mergeDirection: 'prepend' },
      deep: { inertiaType: 'merge', deepMerge: true },
      matched: { inertiaType: 'merge', mergeDirection: 'append', deepMerge: true },
      scrolled: { inertiaType: 'scroll', mergeDirection: 'prepend' },
    })
    expect(props['prepended']).not.toHaveProperty('reset')
  })

  it('says which deferred props came, and which failed', async () => {
    const site = await recordedSite((app) => {
      app.get('/knots', async (_request, response) => {
        await pages(response).render('knots', {
          slow: defer(() => 1, { group: 'slow' }),
          broken: defer(
            () => {
              throw new Error('No wind')
            },
            { rescue: true },
          ),
        })
      })
    })
    const wanted = { ...partial, 'X-Inertia-Partial-Data': 'slow,broken' }

    const deferred = await site.entryOf('/knots', { ...wanted, 'X-Inertia-Devtools-Deferred': '1' })
    const reloaded = await site.entryOf('/knots', wanted)

    expect(deferred.props).toMatchObject({
      slow: { inertiaType: 'defer', deferGroup: 'slow' },
      broken: { inertiaType: 'defer', deferGroup: 'default', rescued: true },
    })
    expect(deferred.propValues).not.toHaveProperty('broken')
    // Asked for by hand it is a prop like any other.
    expect(reloaded.props['slow']).toEqual({ shared: false })
  })

  it('says where it was asked for', async () => {
    const site = await recordedSite(showKnots)

    const { renderSource } = await site.entryOf('/knots', visit)

    expect(renderSource?.file).toBe(here)
    expect(renderSource?.line).toBeGreaterThan(60)
  })

  it('may pass over what stands between', async () => {
    const site = await recordedSite(showKnots, { isOwnSource: (file) => file !== here })

    expect((await site.entryOf('/knots', visit)).renderSource).toBeNull()
  })
})

describe('the kind of a request', () => {
  const precognition = { Precognition: 'true' }
  it.each([
    ['initial', '/knots', {}],
    ['http', '/data', {}],
    ['navigate', '/knots', visit],
    ['partial', '/knots', { ...partial, 'X-Inertia-Partial-Data': 'title' }],
    ['deferred', '/knots', { ...partial, 'X-Inertia-Devtools-Deferred': '1' }],
    ['poll', '/knots', { ...partial, 'X-Inertia-Devtools-Poll': '1' }],
    ['prefetch', '/knots', { ...visit, Purpose: 'prefetch' }],
    ['precognition', '/data', { ...precognition, ...partial }],
  ])('is %s', async (type, path, headers) => {
    const site = await recordedSite((app) => {
      showKnots(app)
      app.get('/data', (_request, response) => void response.json({ ok: true }))
    })

    expect((await site.entryOf(path, headers)).meta['requestType']).toBe(type)
  })
})

describe('the route of an entry', () => {
  it('is what Express knows of it', async () => {
    const site = await recordedSite((app) => {
      app.get('/boats/:name', function showBoat(_request, response) {
        response.json({})
      })
    })

    expect((await site.entryOf('/boats/vega')).route).toEqual({
      name: null,
      uri: '/boats/:name',
      action: 'showBoat',
    })
  })

  it('is what the application says, with its name', async () => {
    const route = { name: 'boats.show', uri: '/boats/{name}', action: 'boats' }
    const site = await recordedSite(() => {}, { routeOf: () => route })

    expect((await site.entryOf('/boats/vega')).route).toEqual(route)
  })

  it('is empty where none fits', async () => {
    const site = await recordedSite(() => {})

    expect((await site.entryOf('/nowhere')).route).toEqual({ name: null, uri: '', action: null })
  })
})

describe('where a redirect leads', () => {
  it.each([
    ['/there', {}, /^\/target\?a=1$/],
    ['/there', visit, /^\/target\?a=1$/],
    ['/away', visit, /^https:\/\/elsewhere\.example\/pay$/],
    ['/fragment', visit, /\/target#part$/],
  ])('of %s is kept (%j)', async (path, headers, expected) => {
    const site = await recordedSite((app) => {
      app.get('/there', (_request, response) => response.redirect('/target?a=1'))
      app.get('/away', (_request, response) => response.redirect('https://elsewhere.example/pay'))
      app.get('/fragment', (_request, response) => response.redirect('/target#part'))
    })

    expect((await site.entryOf(path, headers)).meta['redirectLocation']).toMatch(expected)
  })

  it('is nowhere when there is none', async () => {
    const site = await recordedSite(showKnots)

    expect((await site.entryOf('/knots')).meta['redirectLocation']).toBeNull()
  })
})
