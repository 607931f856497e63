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
    await expect(page.locator('strong', { hasText: '£795.00' })).toBeInViewport()

    await page.getByRole('link', { name: /^Choose from \d+ dates$/ }).click()
    await expect(page.locator('#dates')).toBeInViewport()
    await page.locator('#dates a').first().click()

    await expect(page).toHaveURL(/\/events\/CR-DSP-\d{6}$/)
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

    await expect(page.locator('#dates li')).toHaveCount(6)
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
  await expect(page.locator('strong', { hasText: '£795.00' })).toBeVisible()
  await expect(page.locator('#dates time:visible')).toHaveCount(6)
  await expect(page.locator('#kit').getByText(/A soft bag/)).toBeVisible()
  await expect(page.locator('button, nav, img').locator('visible=true')).toHaveCount(0)
})

/** How many sheets of A4 a page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4' })
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}
