import { expect, shown, test } from '../support/test.ts'

test('a page that was fetched ahead opens without another request', async ({
  page,
  site,
  faults,
}) => {
  const purposes: (string | undefined)[] = []
  site.page('/', { linksAhead: { Second: '/second' } })
  site.page('/second', ({ inertia, request }) => {
    purposes.push(request.header('Purpose'))
    return { title: 'Second', wasAhead: inertia.visit.isPrefetch }
  })
  await page.goto('/')

  const isAhead = page.waitForResponse('**/second')
  await page.getByRole('link', { name: 'Second' }).hover()
  await isAhead
  await page.getByRole('link', { name: 'Second' }).click()

  await expect(shown(page, 'title')).toHaveText('Second')
  await expect(shown(page, 'wasAhead')).toHaveText('true')
  expect(purposes).toEqual(['prefetch'])
  expect(faults.applicationRequests()).toEqual(['GET /', 'GET /second'])
})

test('errors wait for a page that somebody sees', async ({ page, site }) => {
  site.page('/', { linksAhead: { Second: '/second' } })
  site.page('/second', { title: 'Second' })
  site.on('post', '/save', ({ inertia, json }) => {
    inertia.errors({ email: 'Missing' })
    return json({})
  })
  await page.goto('/')
  await page.evaluate(async () => (await fetch('/save', { method: 'POST' })).json())

  const isAhead = page.waitForResponse('**/second')
  await page.getByRole('link', { name: 'Second' }).hover()
  await isAhead
  await page.goto('/')

  await expect(shown(page, 'errors')).toHaveText('{"email":"Missing"}')
})
