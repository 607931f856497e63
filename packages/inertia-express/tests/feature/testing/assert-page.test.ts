import { describe, expect, it } from 'vitest'
import { defer, deepMerge, inertia, merge, once, optional, scroll } from '../../../src/index.ts'
import type { Responder } from '../../../src/index.ts'
import { assertLocation, assertPage } from '../../../src/testing/assert-page.ts'
import { noFlash } from '../../support/no-flash.ts'
import { served } from '../../support/served.ts'

const visit = { 'X-Inertia': 'true', 'X-Inertia-Version': 'v1' }

const knots = {
  title: 'Knots',
  knots: [
    { id: 1, name: 'Bowline', secret: false },
    { id: 2, name: 'Reef knot', secret: true },
  ],
  log: merge(() => ['tied'], { matchOn: 'id' }),
  older: deepMerge(() => ({ list: [1] })),
  history: optional(() => 'old'),
  count: defer(() => 2),
  chart: defer(() => Promise.reject(new Error('no chart')), { group: 'slow', rescue: true }),
  countries: once(() => ['GB'], { key: 'all-countries' }),
  feed: scroll(() => ({ data: [1] }), {
    pageName: 'page',
    previousPage: null,
    nextPage: 2,
    currentPage: 1,
  }),
}

async function openKnots(headers: Record<string, string> = {}): Promise<Response> {
  const origin = await served((app) => {
    app.use(
      inertia({
        version: 'v1',
        document: (_page, { body }) => `<!doctype html><main>${body}</main>`,
        flashStore: {
          read: () => ({ flash: { success: 'Saved.' } }),
          write: () => undefined,
          clear: () => undefined,
        },
      }),
    )
    app.get('/away', (_request, response) => response.inertia.location('https://tides.test/'))
    app.get('/knots', (_request, response) => {
      const responder = response.inertia as unknown as Responder<{ knots: object }>
      return responder.render('knots', knots)
    })
  })
  return fetch(`${origin}/knots?by=name`, { headers })
}

describe('a page assertion', () => {
  it.each([
    ['a document', {}],
    ['a visit', visit],
  ])('looks at the page of %s', async (_kind, headers) => {
    const page = await assertPage(await openKnots(headers))

    page
      .status(200)
      .component('knots')
      .url('/knots?by=name')
      .version('v1')
      .has('knots', 2)
      .has('knots.0', (knot) => knot.where('name', 'Bowline').has('id').where('secret', false))
      .has('knots.1', (knot) => knot.where('name', (name: string) => name.startsWith('Reef')).etc())
      .where('title', 'Knots')
      .missing('history')
      .missing('knots.0.owner')
      .flash('success', 'Saved.')
      .missingFlash('error')
      .deferred('count')
      .deferred('chart', 'slow')
      .merges('log')
      .matchesOn('log.id')
      .merges('older', 'deep')
      .merges('feed.data')
      .once('all-countries', { prop: 'countries', expiresAt: null })
      .scrolls('feed', { nextPage: 2, reset: false })
  })

  it('reloads only some props, all but some, and what is deferred', async () => {
    const page = await assertPage(await openKnots())

    ;(await page.reloadOnly('history', 'title')).where('history', 'old').missing('knots')
    ;(await page.reloadExcept('knots', 'chart')).where('title', 'Knots').missing('knots')
    ;(await page.loadDeferred()).where('count', 2).rescued('chart').missing('chart')
    ;(await page.loadDeferred('slow')).rescued('chart').missing('count')
  })

  it('reads where a control answer leads', async () => {
    const origin = await served((app) => {
      app.use(
        inertia({
          version: '',
          document: () => '',
          flashStore: noFlash,
        }),
      )
      app.use((_request, response) => response.inertia.location('https://tides.test/today'))
    })

    assertLocation(
      await fetch(origin, { headers: { 'X-Inertia': 'true' } }),
      'https://tides.test/today',
    )
    assertLocation(await fetch(origin, { redirect: 'manual' }), 'https://tides.test/today')
  })
})

describe('a page assertion that fails', () => {
  const failures: readonly [string, (page: Awaited<ReturnType<typeof assertPage>>) => unknown][] = [
    ['component is "knots" instead of "home"', (page) => page.component('home')],
    ['status is 200 instead of 404', (page) => page.status(404)],
    ['url is "/knots?by=name" instead of "/"', (page) => page.url('/')],
    ['version is "v1" instead of "v2"', (page) => page.version('v2')],
    ['props.nothing is missing', (page) => page.has('nothing')],
    ['props.knots has 2 items instead of 3', (page) => page.has('knots', 3)],
    ['props.title is "Knots"', (page) => page.where('title', 'Bends')],
    ['props.constructor is missing', (page) => page.has('constructor')],
    ['props.title is there', (page) => page.missing('title')],
    [
      'props.knots.0 has more than was looked at: id, secret; look at it, or say etc()',
      (page) => page.has('knots.0', (knot) => knot.where('name', 'Bowline')),
    ],
    ['flash.success is "Saved." instead of "Gone."', (page) => page.flash('success', 'Gone.')],
    ['flash.error is missing', (page) => page.flash('error')],
    ['flash.success is "Saved." instead of undefined', (page) => page.missingFlash('success')],
    ['deferredProps.slow do not list count, but [chart]', (page) => page.deferred('count', 'slow')],
    ['props merged by prepend do not list log, but []', (page) => page.merges('log', 'prepend')],
    ['merged props is ["log","feed.data","older"] instead of []', (page) => page.mergesNothing()],
    ['onceProps do not name countries', (page) => page.once('countries')],
    [
      'scrollProps.feed.nextPage is 2 instead of 3',
      (page) => page.scrolls('feed', { nextPage: 3 }),
    ],
    ['rescuedProps do not list chart, but []', (page) => page.rescued('chart')],
  ]

  it.each(failures)('says: %s', async (message, look) => {
    const page = await assertPage(await openKnots())

    expect(() => look(page)).toThrow(message)
  })

  it('says what an answer without a page is instead', async () => {
    const origin = await served((app) => {
      app.use((_request, response) => void response.status(404).type('text').send('No knot.'))
    })

    await expect(assertPage(await fetch(origin))).rejects.toThrow(
      "No Inertia page: 404 with text/plain; charset=utf-8, beginning 'No knot.'",
    )
  })
})
