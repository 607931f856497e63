import { isEncrypted } from '../support/history.ts'
import type { AdapterServer } from '../support/servers/adapter-server.ts'
import { expect, shown, test, visit } from '../support/test.ts'

test('Back and Forward show encrypted pages without asking for them', async ({
  page,
  site,
  faults,
}) => {
  publishAccount(site)
  await page.goto('/account')
  await visit(page, '/account/orders')
  await expect(shown(page, 'orders')).toHaveText('2')
  expect(await isEncrypted(page)).toBe(true)

  await page.goBack()
  await expect(shown(page, 'balance')).toHaveText('1')
  expect(await isEncrypted(page)).toBe(true)

  await page.goForward()
  await expect(shown(page, 'orders')).toHaveText('2')
  expect(faults.applicationRequests()).toEqual(['GET /account', 'GET /account/orders'])
})

test('a page may be left in clear where the application encrypts', async ({ page, site }) => {
  site.configure({ encryptHistory: true })
  site.page('/', { title: 'Home' })
  site.page('/open', ({ inertia }) => {
    inertia.encryptHistory(false)
    return { title: 'For everybody' }
  })
  await page.goto('/')
  await expect.poll(() => isEncrypted(page)).toBe(true)

  await visit(page, '/open')

  await expect(shown(page, 'title')).toHaveText('For everybody')
  expect(await isEncrypted(page)).toBe(false)
})

test('once history is cleared, Back asks for the page anew', async ({ page, site, faults }) => {
  publishAccount(site)
  site.page('/', { title: 'Home' })
  site.on('post', '/logout', ({ inertia, redirect }) => {
    inertia.clearHistory()
    return redirect('/')
  })
  await page.goto('/account')
  await expect(shown(page, 'balance')).toHaveText('1')
  await visit(page, '/logout', { method: 'post' })
  await expect(shown(page, 'title')).toHaveText('Home')

  await page.goBack()

  await expect(shown(page, 'balance')).toHaveText('2')
  await expect(page).toHaveURL('/account')
  expect(faults.applicationRequests()).toEqual([
    'GET /account',
    'POST /logout',
    'GET /',
    'GET /account',
  ])
})

test('an entry whose key is lost is asked for anew', async ({ page, site }) => {
  publishAccount(site)
  await page.goto('/account')
  await visit(page, '/account/orders')
  await expect(shown(page, 'orders')).toHaveText('2')

  await page.evaluate(() => sessionStorage.clear())
  await page.goBack()

  await expect(shown(page, 'balance')).toHaveText('3')
  await expect(page).toHaveURL('/account')
})

/**
 * Two pages whose history is encrypted, one by its address and one by its answer, with a count of how
 * often either was made.
 */
function publishAccount(site: AdapterServer): void {
  let made = 0
  const count = () => (made += 1)
  site.configure({ encryptHistory: ({ url }) => url === '/account' })
  site.page('/account', { balance: count })
  site.page('/account/orders', ({ inertia }) => {
    inertia.encryptHistory()
    return { orders: count }
  })
}
