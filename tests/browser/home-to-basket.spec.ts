import type { Page } from '@playwright/test'
import content from '../fixtures/content/home.json' with { type: 'json' }
import { expect, test } from '../support/started-page.ts'

const widths = [360, 1280]

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const [at, width] of widths.entries()) {
      // They run side by side: each takes the places of a date of its own.
      const date = at + (javaScriptEnabled ? 0 : widths.length)

      test(`from the home page a date in May for two is in the basket with three clicks and two choices, at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto('/')

        await page.getByRole('link', { name: content.page_data.hero.buttonText }).first().click()
        await page.getByLabel('When', { exact: true }).selectOption('2027-05')
        await page.getByLabel('How many', { exact: true }).selectOption('2')
        await page.getByRole('button', { name: 'Show dates' }).click()
        await expect(page).toHaveURL(/month=2027-05.*people=2/)
        await main(page)
          .getByRole('button', { name: /^Add 2 places.* May, 2027/ })
          .nth(date)
          .click()

        await expect(page.getByText('Added: 2 places on')).toBeVisible()
        await page.goto('/cart')
        await expect(page.getByRole('list', { name: 'In your basket' })).toContainText('May, 2027')
        await expect(main(page).getByRole('combobox')).toHaveValue('2')
      })
    }
  })
}

const main = (page: Page) => page.getByRole('main')
