import type { Locator, Page, Route } from '@playwright/test'
import { homeLink } from '../support/browser/going-on.ts'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

test('an address without a page has the focus on its heading after a visit, and leads home again', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.expectFault(/404/)
  await openHome(page, { address: '/faq' })
  const asElsewhere = (route: Route) => route.continue({ url: `${baseURL}/no-such-harbour` })
  await page.route('/', asElsewhere, { times: 1 })
  await visitHome(page)

  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeFocused()
  await expect(page).toHaveURL('/no-such-harbour')
  await expect(page).toHaveTitle('Page not found | Saltlark')
  await expect(page.locator('p[aria-live=polite]').first()).toHaveText('Page not found | Saltlark')
  await expect(dialog(page)).toBeHidden()

  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test(
  'an answer that is no page appears in an overlay, which closes by Esc, a click beside it or its button',
  { tag: ['@spec-7.6', '@spec-8.3'] },
  async ({ page, faults }) => {
    faults.expectFault(/419|429|500|503/)
    await openHome(page, { address: '/faq' })
    for (const { answer, words, close } of [
      {
        answer: { body: '<h1>Bad gateway</h1>', contentType: 'text/html' },
        words: 'Bad gateway',
        close: () => page.keyboard.press('Escape'),
      },
      {
        answer: { json: { message: 'The tide is out.' } },
        words: 'The tide is out.',
        close: () => page.mouse.click(20, 20),
      },
      ...[419, 429, 500, 503].map((status) => ({
        answer: { status, json: { message: `Low water: ${status}.` } },
        words: `Low water: ${status}.`,
        close: () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      })),
    ]) {
      // The link that has the focus may be fetched ahead too: it gets the same answer, and keeps none.
      await page.route('/', (route) => route.fulfill(answer))
      await visitHome(page)
      await expect(dialog(page)).toContainText(words)
      await expect(dialog(page).getByRole('heading')).toBeFocused()
      await expect(page).toHaveURL('/faq')
      await close()
      await expect(dialog(page)).toBeHidden()
      await expect(homeLink(page)).toBeFocused()
    }
  },
)

test('a server that cannot be reached is said to be so, and gets what was typed when it is tried again', async ({
  page,
  faults,
}) => {
  faults.expectFault(/ERR_CONNECTION_REFUSED/)
  await openHome(page, { address: '/faq' })
  const refuse = (route: Route) => route.abort('connectionrefused')
  await page.route('**/mail/customer-subscribe', refuse, { times: 1 })
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('again@example.com')
  await page.getByRole('textbox', { name: 'E-mail address' }).press('Enter')
  await expect(dialog(page)).toContainText('We could not be reached.')

  await dialog(page).getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByRole('banner').getByRole('status')).toContainText('again@example.com')
  await expect(dialog(page)).toBeHidden()
})

test(
  'a visit that takes its time is said to be under way, until it is over',
  { tag: ['@spec-9.14', '@clar-4.1'] },
  async ({ page }) => {
    await openHome(page, { address: '/faq' })
    const asked = new Promise<Route>((resolve) => void page.route('/', resolve))
    const words = page.locator('[aria-live=polite]').getByText('Loading', { exact: true })

    await visitHome(page)
    const request = await asked

    await expect(words).toBeAttached()
    await expect(page.locator('#nprogress')).toHaveAttribute('aria-hidden', 'true')
    await expect(page.locator('#nprogress .bar')).toHaveCSS('background-color', 'rgb(34, 153, 221)')
    await request.continue()
    await expect(words).not.toBeAttached()
  },
)

function dialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Something went wrong' })
}

/** Follows a link of the site, as a visit inside the application; the network decides where to. */
function visitHome(page: Page): Promise<void> {
  return homeLink(page).click()
}
