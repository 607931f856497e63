import type { Locator, Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

test.describe('an address without a page', () => {
  test.beforeEach(({ faults }) => faults.expectFault(/404/))

  test('is answered inside the layout', async ({ page }) => {
    const response = await page.goto('/no-such-harbour')

    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle('Page not found | Saltlark')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByRole('banner')).toContainText('Flexible Dates')
    await expect(page.getByRole('contentinfo')).toContainText('© 2024')
  })

  test('has the focus on its heading after a visit, and its title announced', async ({
    page,
    baseURL,
  }) => {
    await openHome(page)

    await page.route('/', (route) => route.continue({ url: `${baseURL}/rya-courses` }))
    await visitHome(page)

    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveURL('/rya-courses')
    await expect(page).toHaveTitle('Page not found | Saltlark')
    await expect(page.locator('[aria-live=polite]').last()).toHaveText('Page not found | Saltlark')
    await expect(dialog(page)).toBeHidden()
  })

  test('leads home again', async ({ page }) => {
    await page.goto('/no-such-harbour')

    await page.getByRole('link', { name: 'Go to the home page' }).click()

    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test.describe('an answer that is no page', () => {
  for (const { kind, answer, words } of [
    {
      kind: 'HTML',
      answer: { body: '<h1>Bad gateway</h1>', contentType: 'text/html' },
      words: 'Bad gateway',
    },
    { kind: 'JSON', answer: { json: { message: 'The tide is out.' } }, words: 'The tide is out.' },
  ]) {
    test(`appears in an overlay: ${kind}`, async ({ page }) => {
      await openHome(page)
      await page.route('/', (route) => route.fulfill(answer))

      await visitHome(page)

      await expect(dialog(page)).toContainText(words)
      await expect(page).toHaveURL('/')
    })
  }

  for (const { way, close } of [
    { way: 'by Esc', close: (page: Page) => page.keyboard.press('Escape') },
    { way: 'by a click beside it', close: (page: Page) => page.mouse.click(20, 20) },
    {
      way: 'by its button',
      close: (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
    },
  ]) {
    test(`closes ${way}, and gives the focus back`, async ({ page }) => {
      await openHome(page)
      await page.route('**/mail/customer-subscribe', (route) => route.fulfill({ body: 'Tide' }))
      await page.getByRole('textbox', { name: 'E-mail address' }).press('Enter')
      await expect(dialog(page)).toBeVisible()

      await close(page)

      await expect(dialog(page)).toBeHidden()
      await expect(page.getByRole('textbox', { name: 'E-mail address' })).toBeFocused()
    })
  }
})

test('a server that cannot be reached is said to be so', async ({ page, faults }) => {
  faults.expectFault(/ERR_CONNECTION_REFUSED/)
  await openHome(page)
  await page.route('/', (route) => route.abort('connectionrefused'), { times: 1 })

  await visitHome(page)
  await expect(dialog(page)).toContainText('We could not be reached.')

  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

function dialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Something went wrong' })
}

/** Follows a link of the site, as a visit inside the application; the network decides where to. */
async function visitHome(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page/ })
    .click()
}
