import type { Locator, Page } from '@playwright/test'
import { newsletterLimit } from '#routes/limits.ts'
import { openHome } from '../support/browser/open-home.ts'
import { linkMailedTo } from '../support/browser/post.ts'
import { violations } from '../support/browser/violations.ts'
import { expect, test } from '../support/started-page.ts'

test.beforeEach(({ page }) => openHome(page))

test.describe('a refused address', () => {
  for (const { typed, message } of [
    { typed: '', message: 'Please enter your e-mail address.' },
    { typed: 'skipper@', message: /^That does not look like an e-mail address/ },
  ]) {
    test(`'${typed}' is told why, above the field and in red`, async ({ page }) => {
      await subscribe(page, typed)

      await expect(error(page)).toHaveText(message)
      await expect(error(page)).toHaveCSS('color', 'rgb(179, 38, 30)')
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue(typed)
      await expect(field(page)).toHaveAccessibleDescription(message)
      expect(await isAbove(error(page), field(page))).toBe(true)
    })
  }

  test('can be put right', async ({ page }) => {
    await subscribe(page, 'put-right@')
    await expect(error(page)).toBeVisible()

    await subscribe(page, 'put-right@example.com')

    await expect(error(page)).toBeHidden()
    await expect(page.getByRole('status')).toContainText('put-right@example.com')
  })
})

test.describe('an accepted address', () => {
  test('is answered at the top of the page, where the focus is', async ({ page }) => {
    await subscribe(page, 'top@example.com')

    const message = page.getByRole('status').filter({ hasText: 'We have sent an e-mail' })
    await expect(message).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.locator(':focus')).toContainText('top@example.com')
    await expect(field(page)).toHaveValue('')
  })

  test('is confirmed by the button behind the link of the mail', async ({ page }) => {
    await subscribe(page, 'journey@example.com')

    await page.goto(await linkMailedTo('journey@example.com'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription')
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list')
    await page.reload()
    await expect(page.getByRole('main')).toContainText('journey@example.com')
  })

  test('is not confirmed by opening the link alone', async ({ page, request }) => {
    await subscribe(page, 'scanned@example.com')
    const link = await linkMailedTo('scanned@example.com')

    await request.get(link)

    await page.goto(link)
    await expect(page.getByRole('button', { name: 'Yes, subscribe me' })).toBeVisible()
  })
})

test.describe('a confirmed address', () => {
  test('is welcomed by a message whose link stops the newsletter', async ({ page }) => {
    await subscribe(page, 'leaves@example.com')
    await page.goto(await linkMailedTo('leaves@example.com'))
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list')

    const stop = /\/mail\/unsubscribe\//
    await expect.poll(() => linkMailedTo('leaves@example.com')).toMatch(stop)
    await page.goto(await linkMailedTo('leaves@example.com'))
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Yes, stop it' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are off the list')
    await page.reload()
    await expect(page.getByRole('main')).toContainText('leaves@example.com')
  })
})

test.describe('a data layer for tracking', () => {
  test('is told of a new subscriber before the request', async ({ page }) => {
    await page.evaluate(() => void (window.dataLayer = []))
    let told: unknown
    await page.route('**/mail/customer-subscribe', async (route) => {
      told = await page.evaluate(() => window.dataLayer)
      await route.continue()
    })

    await subscribe(page, 'told@example.com')

    await expect(page.getByRole('status')).toContainText('told@example.com')
    expect(told).toEqual([{ event: 'new_subscriber', email: 'told@example.com' }])
  })

  test('is never made by this site', async ({ page }) => {
    await subscribe(page, 'untold@example.com')

    await expect(page.getByRole('status')).toContainText('untold@example.com')
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  })
})

test('whoever tries too often is asked to wait, in words', async ({ page }) => {
  for (let attempt = 1; attempt <= newsletterLimit.max; attempt += 1) {
    await page.request.post('/mail/customer-subscribe', { form: { email: 'skipper@' } })
  }

  await subscribe(page, 'once-more@example.com')

  await expect(page.getByText(/Too many tries in a short time/)).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(field(page)).toHaveValue('once-more@example.com')
})

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
