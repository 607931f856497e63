import { defer, optional } from '../../src/index.ts'
import { ask, askAsClient, pageAt, partOf } from '../support/asking.ts'
import { expect, test } from '../support/test.ts'

test('headers for a part of another page count for nothing', async ({ request, site }) => {
  site.page('/', { title: 'Home', port: 'Cowes' })

  const page = await pageAt(request, '/', partOf('another', 'title'))

  expect(page.props).toEqual({ errors: {}, title: 'Home', port: 'Cowes' })
})

test('headers of a visit count for nothing where nobody makes one', async ({ request, site }) => {
  site.page('/', { title: 'Home', port: 'Cowes' })

  const document = await ask(request, '/', { headers: partOf('show', 'title') })

  expect(await document.text()).toContain('"port":"Cowes"')
})

test('a prop that is named twice comes once, with its errors beside it', async ({
  request,
  site,
}) => {
  site.page('/', { port: 'Cowes', title: 'Home', tides: defer(() => ['06:12']) })

  const page = await pageAt(request, '/', partOf('show', 'title,tides,title'))

  expect(page.props).toEqual({ errors: {}, title: 'Home', tides: ['06:12'] })
  expect(page).not.toHaveProperty('deferredProps')
})

test('what a function gives comes whole, whichever part of it is asked for', async ({
  request,
  site,
}) => {
  site.page('/', { port: 'Cowes', crew: () => ({ skipper: 'Ada', mate: 'Bo' }) })

  const page = await pageAt(request, '/', partOf('show', 'crew.mate'))

  expect(page.props).toEqual({ errors: {}, crew: { skipper: 'Ada', mate: 'Bo' } })
})

test('names that objects inherit ask for nothing, and break nothing', async ({ request, site }) => {
  site.page('/', { title: 'Home', tides: optional(() => ['06:12']) })
  const names = '__proto__,constructor.prototype,toString,,__proto__.title'

  const page = await pageAt(request, '/', {
    ...partOf('show', names),
    'X-Inertia-Reset': names,
    'X-Inertia-Partial-Except': names,
    'X-Inertia-Except-Once-Props': names,
  })

  expect(page.props).toEqual({ errors: {} })
})

for (const bag of ['__proto__', 'constructor']) {
  test(`errors never stand in a bag named ${bag}`, async ({ request, site }) => {
    site.page('/', { title: 'Home' })
    site.on('post', '/crew', ({ inertia }) => inertia.errors({ email: 'Missing' }).back())
    await askAsClient(request, '/crew', { method: 'POST' })

    const page = await pageAt(request, '/', { 'X-Inertia-Error-Bag': bag })

    expect(page.props).toEqual({ title: 'Home', errors: { email: 'Missing' } })
  })
}

test('a page that the browser fetches ahead by itself takes no message away', async ({
  request,
  site,
}) => {
  site.page('/', { title: 'Home' })
  site.on('post', '/save', ({ inertia }) => inertia.flash('notice', 'Saved').back())
  await askAsClient(request, '/save', { method: 'POST' })

  const ahead = await ask(request, '/', { headers: { 'Sec-Purpose': 'prefetch;prerender' } })
  expect(await ahead.text()).not.toContain('Saved')

  expect(await pageAt(request, '/')).toHaveProperty('flash', { notice: 'Saved' })
  expect(await pageAt(request, '/')).not.toHaveProperty('flash')
})
