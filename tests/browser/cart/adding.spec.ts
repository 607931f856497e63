import type { Page } from '@playwright/test'
import { addButton, badge, book, freshDate, lineOf } from '../../support/browser/cart.ts'
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

test('a place is put in from a list of dates', async ({ page }) => {
  const date = await freshDate()
  await page.goto(`/events?kind=practical&month=${monthOf(date.reference)}`)
  const sku = page.locator(`input[name=sku][value="${date.reference}"]`)

  await page.getByRole('main').locator('form', { has: sku }).getByRole('button').click()

  await expect(message(page)).toContainText(`Added: 1 place on ${date.name}`)
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
  await page.goto('/cart')
  await expect(lineOf(page, date.name)).toContainText('Held for you until')
})

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

test('more than is left is refused where it was asked for, and nothing is put in', async ({
  page,
  browser,
}) => {
  const date = await freshDate()
  await page.goto(date.href)
  await page.getByLabel('How many places?').selectOption('3')
  const quicker = await browser.newContext()
  const other = await quicker.newPage()
  await other.goto(date.href)
  await other.getByLabel('How many places?').selectOption('3')
  await addButton(other).click()
  await expect(badge(other)).toHaveAccessibleName('Cart, 3 items')
  await quicker.close()

  await addButton(page).click()

  const choice = page.getByLabel('How many places?')
  await expect(choice).toBeFocused()
  await expect(choice).toHaveAccessibleDescription(/Only 2 places are left on this date/)
  await expect(badge(page)).toHaveAccessibleName('Cart')
})

function message(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Added' })
}

/** The month of a reference such as CR-CC-270502. */
function monthOf(reference: string): string {
  const [, year = '', month = ''] = /-(\d\d)(\d\d)\d\d[A-Z]?$/.exec(reference) ?? []
  return `20${year}-${month}`
}
