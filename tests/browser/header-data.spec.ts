import type { Page, Route } from '@playwright/test'
import { menuButton, menuPanel } from '../support/browser/menus.ts'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

const address = '**/api/header-data'
const ada = { id: '1', name: 'Ada', email: 'ada@example.com' }

test.describe('the user menu', () => {
  test('offers an account to a visitor without one', async ({ page }) => {
    await openHome(page)

    await expect.poll(() => accountEntries(page)).toEqual(['Sign In', 'Register'])
  })

  test('says Loading... until the header data are there', async ({ page }) => {
    const call = new Promise<Route>((resolve) => void page.route(address, resolve))
    await openHome(page)
    expect(await accountEntries(page)).toEqual(['Loading...'])

    await (await call).continue()

    await expect(menuPanel(page, 'Account')).toContainText('Register')
  })

  test('takes a failed call for a visitor without an account', async ({ page, faults }) => {
    faults.expectFault(/500/)
    await page.route(address, (route) => route.fulfill({ status: 500 }))
    await openHome(page)

    await expect.poll(() => accountEntries(page)).toEqual(['Sign In', 'Register'])
  })

  test('takes a call that nobody answers for the same', async ({ page, faults }) => {
    faults.expectFault(/ERR_CONNECTION_REFUSED/)
    await page.route(address, (route) => route.abort('connectionrefused'))
    await openHome(page)

    await expect.poll(() => accountEntries(page)).toEqual(['Sign In', 'Register'])
  })
})

test.describe('for a customer', () => {
  test.beforeEach(({ page }) =>
    page.route(address, (route) =>
      route.fulfill({ json: { user: ada, cartItems: 3, isAuthenticated: true } }),
    ),
  )

  test('the user menu leads to the account and out of it', async ({ page }) => {
    await openHome(page)

    await expect
      .poll(() => accountEntries(page))
      .toEqual(['Your Account', 'Your Profile', 'Sign out'])
  })

  test('the cart shows how many items are in it', async ({ page }) => {
    await openHome(page)

    await expect(page.getByText('Cart, 3 items')).toBeAttached()
    await expect(page.locator('header [aria-hidden]').getByText('3', { exact: true })).toBeVisible()
  })

  test('the slide-in menu has the same in its own words', async ({ page }) => {
    await openHome(page, { width: 360 })

    await page.getByRole('button', { name: 'Open the menu' }).click()

    const entries = page.getByRole('dialog').getByRole('list').last().getByRole('listitem')
    await expect(entries).toHaveText(['My Account', 'Your Profile', 'Sign out'])
  })
})

/** Opens the user menu, if it is not open, and reads it. */
async function accountEntries(page: Page): Promise<string[]> {
  const panel = menuPanel(page, 'Account')
  if (!(await panel.isVisible())) await menuButton(page, 'Account').click()
  return panel.getByRole('listitem').allTextContents()
}
