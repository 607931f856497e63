import type { Locator, Page, Route } from '@playwright/test'
import { menuButton, menuPanel } from '../support/browser/menus.ts'
import { openHome } from '../support/browser/open-home.ts'
import { resize } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

const address = '**/api/header-data'
const ada = { id: '1', name: 'Ada', email: 'ada@example.com' }

test(
  'the user menu says Loading... until the header data are there, and what they say of a customer',
  {
    tag: [
      '@spec-2.17',
      '@spec-2.19',
      '@spec-2.22',
      '@spec-4.1',
      '@spec-7.1',
      '@spec-2.16',
      '@clar-1.13',
    ],
  },
  async ({ page }) => {
    const call = new Promise<Route>((resolve) => void page.route(address, resolve))
    await openHome(page, { address: '/faq' })
    expect(await accountEntries(page)).toEqual(['Loading...'])

    const route = await call
    expect(route.request().headers()['accept']).toContain('application/json')
    await route.fulfill({ json: { user: ada, cartItems: 3, isAuthenticated: true } })

    await expect
      .poll(() => accountEntries(page))
      .toEqual(['Your Account', 'Your Profile', 'Sign out'])
    await expect(page.getByText('Cart, 3 items')).toBeAttached()
    await expect(page.locator('header [aria-hidden]').getByText('3', { exact: true })).toBeVisible()

    await expect(await drawerEntries(page, 'Sign out')).toHaveText([
      'My Account',
      'Your Profile',
      'Sign out',
    ])
  },
)

test(
  'who has no account is offered one, as is everybody when the call fails or nobody answers',
  { tag: ['@spec-2.18', '@spec-2.23', '@spec-4.1', '@clar-1.13'] },
  async ({ page, faults }) => {
    faults.expectFault(/500|ERR_CONNECTION_REFUSED/)
    for (const answer of [
      (route: Route) => route.continue(),
      (route: Route) => route.fulfill({ status: 500 }),
      (route: Route) => route.abort('connectionrefused'),
    ]) {
      await page.route(address, answer, { times: 1 })
      await openHome(page, { address: '/faq' })
      await expect.poll(() => accountEntries(page)).toEqual(['Sign In', 'Register'])
    }
    await expect(await drawerEntries(page, 'Sign in')).toHaveText(['Create an account', 'Sign in'])
  },
)

/** Opens the user menu, if it is not open, and reads it. */
async function accountEntries(page: Page): Promise<string[]> {
  const panel = menuPanel(page, 'Account')
  if (!(await panel.isVisible())) await menuButton(page, 'Account').click()
  return panel.getByRole('listitem').allTextContents()
}

/** Opens the slide-in menu, and finds what is in its list with an entry of this name. */
async function drawerEntries(page: Page, name: string): Promise<Locator> {
  await resize(page, 360)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const list = page.getByRole('dialog').getByRole('list')
  return list.filter({ hasText: name }).getByRole('listitem')
}
