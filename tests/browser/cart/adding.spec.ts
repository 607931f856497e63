import type { Page } from '@playwright/test'
import { expect, test } from '../../support/started-page.ts'

test.describe('whoever adds something from far down a page', () => {
  for (const address of ['/events?kind=practical&month=2027-03', '/merchandise']) {
    test(`of ${address} keeps their place and their focus, with the cart beside it`, async ({
      page,
    }) => {
      await page.goto(address)
      const button = page
        .getByRole('main')
        .getByRole('button', { name: /^Add (1 place|to basket)/ })
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
