import type { PageObject } from '@saltlark/inertia-express'
import { menuButton, menuNames, menuPanel } from '../support/browser/menus.ts'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

test('the menus stay on a page that came without them, and after it is opened anew', async ({
  page,
}) => {
  await openHome(page, { width: 1024 })
  const asking = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/faq' && 'x-inertia' in request.headers(),
  )

  // A pointer that comes over the link may have the page fetched ahead, whole, before it clicks.
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true })
  await link.dispatchEvent('click')
  const answer = await (await asking).response()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/questions/i)

  const { props } = JSON.parse((await answer?.text()) ?? '') as PageObject
  expect(props).toHaveProperty('company')
  expect(props).not.toHaveProperty('navigationData')
  await openEach()
  await page.reload()
  await openEach()

  async function openEach() {
    for (const name of menuNames) {
      await menuButton(page, name).click()
      await expect(menuPanel(page, name).getByRole('link').first()).toBeVisible()
      await page.keyboard.press('Escape')
    }
  }
})
