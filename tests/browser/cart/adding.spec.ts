import type { Page } from '@playwright/test'
import { addButton, badge, book } from '../../support/browser/cart.ts'
import { expect, test } from '../../support/started-page.ts'

test(
  'the badge counts at once, and is announced with what was put in',
  { tag: '@spec-2.16' },
  async ({ page }) => {
    await page.goto(book.href)
    await expect(badge(page)).toHaveAccessibleName('Cart')
    await page.getByLabel('How many?').selectOption('2')
    await addButton(page).click()

    await expect(badge(page)).toHaveAccessibleName('Cart, 2 items')
    await expect(badge(page).locator('[aria-live=polite]')).toHaveText('Cart, 2 items')
    await expect(badge(page).locator('[aria-hidden]', { hasText: '2' })).toBeVisible()
    await expect(message(page)).toContainText(`Added: 2 × ${book.name}`)
    await expect(page).toHaveURL(book.href)
  },
)

test.describe('whoever adds something from far down a page', () => {
  for (const address of ['/events?kind=practical&month=2027-03', '/merchandise']) {
    test(`of ${address} keeps their place and their focus, with the cart beside it`, async ({
      page,
    }) => {
      await page.goto(address)
      const button = page
        .getByRole('main')
        .getByRole('button', { name: /^Add (a place|to basket)/ })
        .last()
      await button.scrollIntoViewIfNeeded()
      const top = await button.evaluate((element) => element.getBoundingClientRect().top)
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)

      await button.click()

      await expect(message(page)).toContainText('Added: ')
      const link = page.getByRole('main').getByRole('link', { name: 'View basket' })
      await expect(link).toBeInViewport()
      await expect(button).toBeFocused()
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
      await expect
        .poll(() => button.evaluate((element) => element.getBoundingClientRect().top))
        .toBeGreaterThan(top - 200)
      await link.click()
      await expect(page).toHaveURL(/\/cart$/)
    })
  }
})

function message(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Added' })
}
