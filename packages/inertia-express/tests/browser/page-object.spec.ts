import { pageAt, partOf } from '../support/asking.ts'
import { expect, shown, test, visit } from '../support/test.ts'

test('a page object says what there is to say, and nothing else', async ({ request, site }) => {
  site.configure({ tellsSharedProps: false })
  site.page('/', { title: 'Home' })

  expect(await pageAt(request, '/')).toEqual({
    component: 'show',
    props: { errors: {}, title: 'Home' },
    url: '/',
    version: 'first',
  })
})

test('the names of shared props are told, also of those that a reload leaves out', async ({
  request,
  site,
}) => {
  site.configure({ share: () => ({ 'user.name': 'Ada', port: 'Cowes' }) })
  site.page('/', { title: 'Home' })

  for (const headers of [{}, partOf('show', 'title')]) {
    const { sharedProps } = await pageAt(request, '/', headers)
    expect(sharedProps?.toSorted()).toEqual(['errors', 'port', 'user'])
  }
})

test("a page's address is what was asked for, slash, query and all", async ({ page, site }) => {
  site.page('/', { title: 'First' })
  site.page('/courses/', { title: 'Courses' })
  await page.goto('/')

  await visit(page, '/courses/?by=date&level[]=2&level[]=3')

  await expect(shown(page, 'url')).toHaveText('/courses/?by=date&level[]=2&level[]=3')
  await expect(page).toHaveURL('/courses/?by=date&level[]=2&level[]=3')
})

test('lists and objects that a visit asks with stand in its query', async ({ page, site }) => {
  site.page('/', { title: 'First' })
  site.page('/courses', ({ request }) => ({ asked: request.query }))
  await page.goto('/')

  await visit(page, '/courses', { data: { level: ['2', '3'], by: { date: 'up' } } })

  await expect(shown(page, 'asked')).toHaveText('{"level":["2","3"],"by":{"date":"up"}}')
})

test('the application may give its pages other addresses', async ({ page, site }) => {
  site.configure({ urlOf: ({ url }) => `/club${url}` })
  site.page('/', { title: 'Home' })
  site.page('/boats', { title: 'Boats' })
  await page.goto('/')

  await visit(page, '/boats')

  await expect(shown(page, 'title')).toHaveText('Boats')
  await expect(page).toHaveURL('/club/boats')
})

test('a version is text, which may depend on the request', async ({ request, site }) => {
  site.configure({ version: ({ url }) => (url.startsWith('/new') ? '2' : 'first') })
  for (const path of ['/', '/new']) site.page(path, { title: 'Home' })

  expect(await pageAt(request, '/')).toHaveProperty('version', 'first')
  expect(await pageAt(request, '/new', { 'X-Inertia-Version': '2' })).toHaveProperty('version', '2')
})

test('assets without a version are never old', async ({ page, request, site, faults }) => {
  site.configure({ version: '' })
  site.page('/', { title: 'First' })
  site.page('/second', { title: 'Second' })
  expect(await pageAt(request, '/', { 'X-Inertia-Version': '' })).toHaveProperty('version', '')
  await page.goto('/')

  await visit(page, '/second')

  await expect(shown(page, 'title')).toHaveText('Second')
  expect(faults.applicationRequests()).toEqual(['GET /', 'GET /second'])
})

test('props are what JSON makes of them, and a big number breaks no page', async ({
  page,
  site,
}) => {
  site.page('/', {
    date: new Date('2026-05-01T12:00:00Z'),
    promise: Promise.resolve('kept'),
    made: () => ({ by: async () => 'a function' }),
    nothing: null,
    left: { here: 1, out: undefined },
    big: 9_007_199_254_740_993n,
  })

  await page.goto('/')

  await expect(shown(page, 'date')).toHaveText('2026-05-01T12:00:00.000Z')
  await expect(shown(page, 'promise')).toHaveText('kept')
  await expect(shown(page, 'made')).toHaveText('{"by":"a function"}')
  await expect(shown(page, 'nothing')).toHaveText('null')
  await expect(shown(page, 'left')).toHaveText('{"here":1}')
  await expect(shown(page, 'big')).toHaveText('9007199254740993')
})
