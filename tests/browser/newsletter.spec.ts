import type { Locator, Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/started-page.ts'

test(
  'a refused address is told why, above the field and in red, and can be put right',
  { tag: ['@spec-8.1', '@spec-8.2', '@spec-5.1', '@spec-5.2', '@spec-7.3', '@clar-3.9'] },
  async ({ page }) => {
    await openHome(page)
    await expect(field(page)).toHaveAttribute('type', 'email')
    await expect(field(page)).toHaveAttribute('placeholder', 'you@example.com')
    for (const { typed, message } of [
      { typed: '', message: 'Please enter your e-mail address.' },
      { typed: 'skipper@', message: /^That does not look like an e-mail address/ },
    ]) {
      const before = await field(page).evaluate((it) => (it.scrollIntoView(), scrollY))
      await subscribe(page, typed)
      await expect(error(page)).toHaveText(message)
      // The message itself moves the form by a line.
      expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(100)
      await expect(error(page)).toHaveCSS('color', 'rgb(179, 38, 30)')
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue(typed)
      await expect(field(page)).toHaveAccessibleDescription(message)
      expect(await isAbove(error(page), field(page))).toBe(true)
    }

    await subscribe(page, 'put-right@example.com')
    await expect(error(page)).toBeHidden()
    await expect(page.getByRole('status')).toContainText('put-right@example.com')
  },
)

test(
  'an accepted address is answered at the top of the page',
  { tag: '@spec-7.3' },
  async ({ page }) => {
    await openHome(page)
    await subscribe(page, 'top@example.com')
    const message = page.getByRole('status').filter({ hasText: 'We have sent an e-mail' })
    await expect(message).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.locator(':focus')).toContainText('top@example.com')
    await expect(field(page)).toHaveValue('')
  },
)

test(
  'a data layer for tracking is told of a new subscriber before the request, and never made by this site',
  { tag: ['@spec-5.4', '@clar-4.9', '@clar-4.10'] },
  async ({ page }) => {
    await openHome(page)
    await subscribe(page, 'untold@example.com')
    await expect(page.getByRole('status')).toContainText('untold@example.com')
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)

    await page.evaluate(() => void (window.dataLayer = []))
    let told: unknown
    await page.route('**/mail/customer-subscribe', async (route) => {
      told = await page.evaluate(() => window.dataLayer)
      await route.continue()
    })
    await subscribe(page, 'told@example.com')
    await expect(page.getByRole('status')).toContainText('told@example.com')
    expect(told).toEqual([{ event: 'new_subscriber', email: 'told@example.com' }])
  },
)

async function subscribe(page: Page, address: string): Promise<void> {
  await field(page).fill(address)
  await page.getByRole('button', { name: 'Subscribe' }).click()
}

function field(page: Page): Locator {
  return page.getByRole('textbox', { name: 'E-mail address' })
}

function error(page: Page): Locator {
  return page.locator('#newsletter').getByRole('alert').locator('p')
}

async function isAbove(upper: Locator, lower: Locator): Promise<boolean> {
  const [first, second] = await Promise.all([upper.boundingBox(), lower.boundingBox()])
  return first !== null && second !== null && first.y + first.height <= second.y
}
