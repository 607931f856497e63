import type { Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { violations } from '../support/browser/violations.ts'
import { excess, resize } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

const field = (page: Page) => page.getByLabel('What are you looking for?')
const options = (page: Page) => page.getByRole('option')
const count = (page: Page) => page.locator('main').getByRole('status').last()

test.describe('the panel of the header', () => {
  const icon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' })

  for (const width of [360, 1280]) {
    test(`opens at ${width} px with the cursor in its field, and gives the focus back`, async ({
      page,
    }) => {
      await openHome(page, { address: '/contact-us' })
      await resize(page, width)
      await icon(page).press('Enter')
      await expect(field(page)).toBeFocused()
      await expect(icon(page)).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.type('competant cr')
      await expect(page.getByRole('listbox', { name: 'for “competant cr”' })).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
      expect(await violations(page, 'header')).toEqual([])
      expect(await excess(page)).toBe(0)

      // The first Esc is the list's.
      await page.keyboard.press('Escape')
      await expect(options(page)).toHaveCount(0)
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(field(page)).toHaveCount(0)
      await expect(icon(page)).toBeFocused()
    })
  }

  test('makes a search, and leads to the field of a page that has one', async ({ page }) => {
    await openHome(page)
    await icon(page).click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('yachtmaster')
    await page.keyboard.press('Enter')

    await expect(count(page)).toContainText('results for “yachtmaster”')
    await expect(page).toHaveTitle('Search: yachtmaster | Saltlark')
    await icon(page).click()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('yachtmaster')
  })

  test('is the page of the search where its code does not come', async ({ page, faults }) => {
    faults.expectFault(/search-panel/)
    await page.route(/\/assets\/search-panel-/, (route) => route.abort())
    await openHome(page)
    await icon(page).click()

    await expect(page).toHaveURL(/\/search$/)
  })
})
