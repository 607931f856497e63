import { closedGate } from '../support/gate.ts'
import { beginVisit, expect, reload, shown, test } from '../support/test.ts'

test('an instant visit shows what is shared before the page itself has come', async ({
  page,
  site,
}) => {
  const answer = closedGate()
  site.configure({ share: () => ({ user: 'Ada' }) })
  site.page('/', { title: 'First' })
  site.page('/second', { title: () => answer.opened.then(() => 'Second') })
  await page.goto('/')
  await expect(shown(page, 'title')).toHaveText('First')

  await beginVisit(page, '/second', { component: 'show' })
  await expect(shown(page, 'url')).toHaveText('/second')
  await expect(shown(page, 'user')).toHaveText('Ada')
  await expect(shown(page, 'title')).toHaveCount(0)

  answer.open()
  await expect(shown(page, 'title')).toHaveText('Second')
  await expect(shown(page, 'user')).toHaveText('Ada')
})

test("a page's own prop wins over a shared one", async ({ page, site }) => {
  site.configure({ share: () => ({ user: 'Ada', port: 'Cowes' }) })
  site.page('/', { port: 'Poole' })

  await page.goto('/')

  await expect(shown(page, 'user')).toHaveText('Ada')
  await expect(shown(page, 'port')).toHaveText('Poole')
})

test('shared props may depend on the request, on its handler and on a promise', async ({
  page,
  site,
}) => {
  site.configure({ share: async ({ url }) => ({ 'auth.place': url, 'auth.user': () => 'Ada' }) })
  site.page('/boats', ({ inertia }) => {
    inertia.share({ fleet: () => ['Petrel'] })
    return { title: 'Boats' }
  })

  await page.goto('/boats')

  await expect(shown(page, 'auth')).toHaveText('{"place":"/boats","user":"Ada"}')
  await expect(shown(page, 'fleet')).toHaveText('["Petrel"]')
})

test('a shared prop that a reload leaves out is not even made', async ({ page, site }) => {
  let made = 0
  site.configure({ share: () => ({ user: () => `Ada ${(made += 1)}` }) })
  site.page('/', { port: 'Cowes' })

  await page.goto('/')
  await reload(page, { only: ['port'] })

  await expect(shown(page, 'user')).toHaveText('Ada 1')
  expect(made).toBe(1)
})
