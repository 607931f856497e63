import type { Page } from '@playwright/test'
import { askAsClient } from '../support/asking.ts'
import { expect, heard, reload, shown, test, visit } from '../support/test.ts'

test.describe('when the assets are new', () => {
  test.beforeEach(({ faults }) => faults.expectFault(/409/))

  test('a reload in the background leaves the page be, and the next visit loads the new assets', async ({
    page,
    site,
  }) => {
    site.page('/', { title: 'First', links: { Second: '/second' } })
    site.page('/second', { title: 'Second' })
    await page.goto('/')
    const loads = countLoads(page)
    site.configure({ version: 'second' })

    await reload(page, { only: ['title'] })
    expect(await heard(page, 'location')).toEqual([
      expect.objectContaining({ versionChange: true }),
    ])
    await expect(shown(page, 'title')).toHaveText('First')
    expect(loads()).toBe(0)

    await page.getByRole('link', { name: 'Second' }).click()
    await expect(shown(page, 'title')).toHaveText('Second')
    await expect.poll(loads).toBe(1)

    await visit(page, '/')
    await expect(shown(page, 'title')).toHaveText('First')
    await expect.poll(loads).toBe(1)
  })

  test('a poll leaves the page be', async ({ page, site }) => {
    await page.clock.install()
    site.page('/', { component: 'polling', station: 'Portsmouth', height: 3 })
    await page.goto('/')
    await expect(shown(page, 'height')).toHaveText('3')
    const loads = countLoads(page)
    site.configure({ version: 'second' })

    await page.clock.runFor(60_000)
    await expect.poll(() => heard(page, 'location')).toHaveLength(1)
    await page.clock.runFor(60_000)
    await expect.poll(() => heard(page, 'location')).toHaveLength(2)

    await expect(shown(page, 'height')).toHaveText('3')
    expect(loads()).toBe(0)
  })

  test('a visit loads its page with the new assets, query and all', async ({ page, site }) => {
    site.page('/', { links: { 'By date': '/list?by=date&page=2' } })
    site.page('/list', { title: 'List' })
    await page.goto('/')
    const loads = countLoads(page)
    site.configure({ version: 'second' })

    await page.getByRole('link', { name: 'By date' }).click()

    await expect(shown(page, 'url')).toHaveText('/list?by=date&page=2')
    await expect.poll(loads).toBe(1)
  })

  test('a form is taken all the same, and the page after it keeps its message', async ({
    page,
    site,
    faults,
  }) => {
    site.page('/', { component: 'two-forms' })
    site.page('/done', { title: 'Done' })
    site.on('post', '/crew', ({ inertia, redirect }) => {
      inertia.flash('notice', 'Saved')
      return redirect('/done')
    })
    await page.goto('/')
    const loads = countLoads(page)
    site.configure({ version: 'second' })

    await page.getByRole('form', { name: 'Crew' }).getByRole('button').click()

    await expect(shown(page, 'flash')).toHaveText('{"notice":"Saved"}')
    await expect.poll(loads).toBe(1)
    expect(faults.applicationRequests()).toEqual(['GET /', 'POST /crew', 'GET /done', 'GET /done'])
  })

  test('a page that was refused while it was fetched ahead is loaded when it is opened', async ({
    page,
    site,
  }) => {
    site.page('/', { title: 'First', linksAhead: { Second: '/second' } })
    site.page('/second', { title: 'Second' })
    await page.goto('/')
    const loads = countLoads(page)
    site.configure({ version: 'second' })

    const isAhead = page.waitForResponse('**/second')
    await page.getByRole('link', { name: 'Second' }).hover()
    await isAhead
    await expect(shown(page, 'title')).toHaveText('First')
    expect(loads()).toBe(0)

    await page.getByRole('link', { name: 'Second' }).click()
    await expect(shown(page, 'title')).toHaveText('Second')
    await expect.poll(loads).toBe(1)
  })
})

test('a visit with old assets reaches no handler, nor does one that names none', async ({
  request,
  site,
}) => {
  let made = 0
  site.page('/', { count: () => (made += 1) })

  for (const version of ['old', '']) {
    const headers = { 'X-Inertia-Version': version }
    expect((await askAsClient(request, '/', { headers })).status()).toBe(409)
  }
  expect(made).toBe(0)
})

test('old assets are served where the application says so', async ({ request, site }) => {
  site.configure({ reloadsOldAssets: false })
  site.page('/', { title: 'Home' })

  const answer = await askAsClient(request, '/', { headers: { 'X-Inertia-Version': 'old' } })

  expect(answer.status()).toBe(200)
})

/** How many documents have been loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}
