import type { Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

const course = '/rya-courses/rya-day-skipper-practical'

test.describe('the page of an offer', () => {
  test('keeps its price in sight on a wide screen, and leads to its dates and to the page of each', async ({
    page,
  }) => {
    await openHome(page, { address: course })
    await page.locator('#before-you-come').scrollIntoViewIfNeeded()
    await expect(page.locator('h1')).not.toBeInViewport()
    await expect(page.locator('#booking strong', { hasText: 'from £715.00' })).toBeInViewport()

    await page
      .locator('#booking')
      .getByRole('link', { name: /^Choose from \d+ dates$/ })
      .click()
    await expect(page.locator('#dates')).toBeInViewport()
    await page.locator('#dates .date-row .when a').first().click()

    await expect(page).toHaveURL(/\/events\/CR-DSP-\d{6}$/)
  })

  test('has its price and its button at the foot of a narrow window, where they cover nothing for good', async ({
    page,
  }) => {
    await openHome(page, { address: course, width: 360 })
    const bar = page.getByRole('complementary', { name: 'Price' })
    for (const part of ['h1', '#dates', '#kit', '#related-heading']) {
      await page.locator(part).scrollIntoViewIfNeeded()
      await expect(bar.getByRole('link', { name: 'Choose a date' })).toBeInViewport({ ratio: 1 })
    }

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const [foot, footer] = [await bar.boundingBox(), await page.locator('footer').boundingBox()]
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1)

    await page.setViewportSize({ width: 640, height: 400 })
    await expect(bar).toHaveCSS('position', 'static')
  })

  test('leads from a day of its calendar to the row of that date, on this page and on that of another month', async ({
    page,
  }) => {
    await openHome(page, { address: course })
    const targets = page.locator('.date-row:target')
    await page.locator('.board-cell').first().click()
    await expect(targets).toBeInViewport()

    await page.getByText('May 2027 to May 2028').click()
    await page.getByRole('link', { name: /^Sunday 5 September, 2027/ }).click()
    await expect(page).toHaveURL(/month=2027-09#CR-DSP-270905$/)
    await expect(targets).toBeInViewport()
  })

  test('gives its link to be handed on', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openHome(page, { address: course })

    await page.getByRole('button', { name: 'Share' }).click()

    await expect(page.getByText('The link is copied.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname).toBe(course)
  })
})

test.describe('the page of an offer without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('has everything: dates, every answer, a way to hand it on, and the chart of a trip', async ({
    page,
  }) => {
    await page.goto(course)

    const rows = await page.locator('#dates .date-row').count()
    expect(rows).toBeGreaterThanOrEqual(6)
    expect(await page.locator('#dates .board-cell').count()).toBeGreaterThan(rows)
    await expect(page.locator('#questions').getByText(/Cabins are shared/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Send to a friend' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()

    await page.goto('/mile-builder/biscay-crossing')
    await expect(
      page.getByAltText(/^Chart of the route: Plymouth/).locator('visible=true'),
    ).toHaveCount(1)
  })
})

test('the printed page of an offer is one sheet of A4, with price, dates and kit, and nothing to press', async ({
  page,
}) => {
  for (const address of [
    '/rya-courses/vhf-radio-src',
    '/rya-courses/yachtmaster-coastal-prep-and-exam',
    '/sailing-weekends/sail-the-solent-weekend',
    '/mile-builder/biscay-crossing',
    course,
  ]) {
    await page.goto(address)
    expect(await sheetsOf(page), address).toBe(1)
  }

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#booking strong', { hasText: '£715.00' })).toBeVisible()
  expect(await page.locator('#dates .date-row:visible').count()).toBeGreaterThanOrEqual(6)
  await expect(page.locator('#kit').getByText(/A soft bag/)).toBeVisible()
  await expect(page.locator('button, nav, img').locator('visible=true')).toHaveCount(0)
})

/** How many sheets of A4 a page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4' })
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}
