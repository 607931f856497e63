import { ask, askAsClient } from '../support/asking.ts'
import type { AdapterServer } from '../support/servers/adapter-server.ts'
import { expect, shown, test, visit } from '../support/test.ts'

test('a visit gets the page object, and whoever else asks the document around it', async ({
  request,
  site,
}) => {
  site.page('/', { title: 'Home' })

  const page = await askAsClient(request, '/')
  expect(page.status()).toBe(200)
  expect(page.headers()).toMatchObject({
    'x-inertia': 'true',
    'content-type': expect.stringContaining('application/json'),
  })

  const document = await ask(request, '/', { headers: { Accept: 'application/json' } })
  expect(document.headers()['content-type']).toContain('text/html')
  expect(document.headers()).not.toHaveProperty('x-inertia')
  expect(await document.text()).toContain('"title":"Home"')
})

test('every answer says that it depends on X-Inertia, beside what its handler says', async ({
  request,
  site,
}) => {
  publishAnswers(site)
  for (const path of ['/', '/moved', '/left', '/fragment', '/data', '/nothing', '/lost']) {
    for (const answer of [await ask(request, path), await askAsClient(request, path)]) {
      expect(namesIn(answer.headers()['vary']), path).toContain('x-inertia')
    }
  }
  const old = await askAsClient(request, '/', { headers: { 'X-Inertia-Version': 'old' } })
  expect(namesIn(old.headers()['vary'])).toContain('x-inertia')

  const varied = await askAsClient(request, '/varied')
  expect(namesIn(varied.headers()['vary'])).toEqual(
    expect.arrayContaining(['x-inertia', 'accept-language']),
  )
})

test('an answer of 409 is no page, has no body, and says one thing', async ({ request, site }) => {
  publishAnswers(site)
  const [left, fragment, location, old] = [
    await askAsClient(request, '/left'),
    await askAsClient(request, '/fragment'),
    await askAsClient(request, '/location'),
    await askAsClient(request, '/', { headers: { 'X-Inertia-Version': 'old' } }),
  ]

  for (const answer of [left, fragment, location, old]) {
    expect(answer.status()).toBe(409)
    expect(await answer.text()).toBe('')
    expect(answer.headers()).not.toHaveProperty('x-inertia')
    expect(answer.headers()).not.toHaveProperty('location')
    expect(answer.headers()).not.toHaveProperty('content-type')
  }
  expect(controlsIn(left.headers())).toEqual({ 'x-inertia-location': 'http://elsewhere.test/' })
  expect(controlsIn(fragment.headers())).toEqual({ 'x-inertia-redirect': '/#title' })
  expect(controlsIn(location.headers())).toEqual({ 'x-inertia-location': '/chart.txt' })
  expect(controlsIn(old.headers())).toEqual({
    'x-inertia-location': '/',
    'x-inertia-version': 'first',
  })
})

test('a page is kept by nobody but its browser, which asks again, unless its handler says else', async ({
  request,
  site,
}) => {
  site.page('/', { title: 'Home' })
  site.page('/public', ({ header }) => {
    header('Cache-Control', 'public, max-age=60')
    return { title: 'For everybody' }
  })

  for (const answer of [await ask(request, '/'), await askAsClient(request, '/')]) {
    expect(namesIn(answer.headers()['cache-control'])).toEqual(['no-cache', 'private'])
  }
  expect((await ask(request, '/public')).headers()['cache-control']).toBe('public, max-age=60')
})

test('Back from another site shows the document, not the page object', async ({
  page,
  site,
  elsewhere,
}) => {
  site.page('/', { title: 'First' })
  site.page('/second', { title: 'Second' })
  elsewhere.page('/', { title: 'Another site' })
  await page.goto('/')
  await visit(page, '/second')
  await expect(shown(page, 'title')).toHaveText('Second')
  await page.goto(elsewhere.origin)
  await expect(shown(page, 'title')).toHaveText('Another site')

  await page.goBack()

  await expect(shown(page, 'title')).toHaveText('Second')
})

test('a tag that its handler gives is never taken for one of another kind of answer', async ({
  request,
  site,
}) => {
  site.page('/', ({ header }) => {
    header('ETag', '"tide-table"')
    return { high: '06:12', low: '12:30' }
  })
  const document = await ask(request, '/')
  const tag = document.headers()['etag'] ?? ''

  const page = await askAsClient(request, '/', { headers: { 'If-None-Match': tag } })

  expect(page.status()).toBe(200)
  expect(new Set([page.headers()['etag'], tag, '', '"tide-table"']).size).toBe(4)
})

test('data that a script asks for comes as its handler gives it', async ({
  page,
  site,
  faults,
}) => {
  faults.expectFault(/422/)
  site.page('/', { title: 'Home' })
  site.on('get', '/tides', ({ json }) => json({ high: '06:12' }))
  site.on('post', '/crew', ({ json }) => json({ errors: { email: 'Missing' } }, 422))
  site.on('delete', '/crew', ({ empty }) => empty(204))
  await page.goto('/')

  const answers = await page.evaluate(async () => {
    const ask = async (path: string, method: string) => {
      const answer = await fetch(path, { method, headers: { Accept: 'application/json' } })
      return [answer.status, await answer.text()]
    }
    return [await ask('/tides', 'GET'), await ask('/crew', 'POST'), await ask('/crew', 'DELETE')]
  })

  expect(answers).toEqual([
    [200, '{"high":"06:12"}'],
    [422, '{"errors":{"email":"Missing"}}'],
    [204, ''],
  ])
})

test('who is no visit follows redirects as they are', async ({ request, site }) => {
  publishAnswers(site)
  site.on('put', '/berth', ({ redirect }) => redirect('/done'))

  for (const [path, location] of [
    ['/moved', '/'],
    ['/fragment', '/#title'],
    ['/left', 'http://elsewhere.test/'],
  ] as const) {
    const answer = await ask(request, path)
    expect([answer.status(), answer.headers()['location']]).toEqual([302, location])
  }
  expect((await ask(request, '/berth', { method: 'PUT' })).status()).toBe(302)
})

/** A page, and one of every other kind of answer. */
function publishAnswers(site: AdapterServer): void {
  site.page('/', { title: 'Home' })
  site.page('/varied', ({ header }) => {
    header('Vary', 'Accept-Language')
    return { title: 'Home' }
  })
  site.on('get', '/moved', ({ redirect }) => redirect('/'))
  site.on('get', '/left', ({ redirect }) => redirect('http://elsewhere.test/'))
  site.on('get', '/fragment', ({ redirect }) => redirect('/#title'))
  site.on('get', '/location', ({ inertia }) => inertia.location('/chart.txt'))
  site.on('get', '/data', ({ json }) => json({}))
  site.on('get', '/nothing', ({ empty }) => empty(204))
  site.on('get', '/lost', ({ inertia }) => inertia.render('show', {}, { status: 404 }))
}

type Headers = Readonly<Record<string, string>>

function controlsIn(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.startsWith('x-inertia')),
  )
}

function namesIn(list = ''): readonly string[] {
  return list
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .toSorted()
}
