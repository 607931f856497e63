import { closedGate } from '../support/gate.ts'
import { beginVisit, expect, shown, test } from '../support/test.ts'

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
