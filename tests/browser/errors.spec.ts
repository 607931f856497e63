import type { Locator, Page, Route } from '@playwright/test'
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

    await page.route('/', (route) => route.continue({ url: `${baseURL}/no-such-harbour` }))
    await visitHome(page)

    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveURL('/no-such-harbour')
    await expect(page).toHaveTitle('Page not found | Saltlark')
    await expect(page.locator('p[aria-live=polite]').first()).toHaveText(
      'Page not found | Saltlark',
    )
    await expect(dialog(page)).toBeHidden()
  })

  test('leads home again', async ({ page }) => {
    await openHome(page, { address: '/no-such-harbour' })

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

  for (const status of [419, 429, 500, 503]) {
    test(`appears in an overlay, named by its heading: ${status}`, async ({ page, faults }) => {
      faults.expectFault(new RegExp(`${status}`))
      await openHome(page)
      await page.route('/', (route) => route.fulfill({ status, json: { message: 'Low water.' } }))

      await visitHome(page)

      await expect(dialog(page)).toContainText('Low water.')
      await expect(dialog(page).getByRole('heading')).toBeFocused()
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

test.describe('a server that cannot be reached', () => {
  test.beforeEach(({ faults }) => faults.expectFault(/ERR_CONNECTION_REFUSED/))

  test('is said to be so, and can be tried again', async ({ page, faults }) => {
    await openHome(page)
    await page.route('/', (route) => route.abort('connectionrefused'), { times: 1 })
    await visitHome(page)
    await expect(dialog(page)).toContainText('We could not be reached.')

    const answer = page.waitForResponse('/')
    await dialog(page).getByRole('button', { name: 'Try again' }).click()

    await expect(dialog(page)).toBeHidden()
    expect(await (await answer).headerValue('x-inertia')).toBe('true')
    expect(faults.applicationRequests().filter((line) => line === 'GET /')).toHaveLength(3)
  })

  test('gets what was typed when it is tried again', async ({ page }) => {
    await openHome(page)
    await page.route('**/mail/customer-subscribe', (route) => route.abort('connectionrefused'), {
      times: 1,
    })
    await page.getByRole('textbox', { name: 'E-mail address' }).fill('again@example.com')
    await page.getByRole('textbox', { name: 'E-mail address' }).press('Enter')

    await dialog(page).getByRole('button', { name: 'Try again' }).click()

    await expect(page.getByRole('status')).toContainText('again@example.com')
    await expect(dialog(page)).toBeHidden()
  })
})

test('a visit that takes its time is said to be under way, until it is over', async ({ page }) => {
  await openHome(page)
  const asked = new Promise<Route>((resolve) => void page.route('/', resolve))
  const words = page.locator('[aria-live=polite]').getByText('Loading', { exact: true })

  await visitHome(page)
  const request = await asked

  await expect(words).toBeAttached()
  await expect(page.locator('#nprogress')).toHaveAttribute('aria-hidden', 'true')
  await expect(page.locator('#nprogress .bar')).toHaveCSS('background-color', 'rgb(34, 153, 221)')
  await request.continue()
  await expect(words).not.toBeAttached()
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
