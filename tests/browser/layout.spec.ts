import type { Page } from '@playwright/test'
import { menuNames, menuPanel, openMenu } from '../support/browser/menus.ts'
import { openHome } from '../support/browser/open-home.ts'
import { excess } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

test.describe('no page is wider than its window', () => {
  test('from 320 to 1920 px', async ({ page }) => {
    await openHome(page)

    for (const width of [320, 360, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await excess(page), `at ${width} px`).toBe(0)
    }
  })

  test('with each menu open at 1024 px', async ({ page }) => {
    await openHome(page, { width: 1024 })

    for (const name of menuNames) {
      await openMenu(page, name)
      await expect(menuPanel(page, name)).toBeInViewport({ ratio: 1 })
      expect(await excess(page), `with ${name} open`).toBe(0)
    }
  })

  test('with the menu open at 320 px', async ({ page }) => {
    await openHome(page, { width: 320 })

    await page.getByRole('button', { name: 'Open the menu' }).click()

    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeInViewport()
    expect(await excess(page)).toBe(0)
  })
})

test.describe('on the way from page to page', () => {
  test('the focus moves to the new heading', async ({ page, faults }) => {
    faults.expectFault(/404/)
    await openHome(page, { address: '/no-such-harbour' })

    await page
      .getByRole('banner')
      .getByRole('link', { name: /home page/ })
      .click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Learn to sail. Then keep going.',
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('a new page begins at its top; Back and Forward find each where it was left, however quickly', async ({
    page,
  }) => {
    await openHome(page)
    await answerNextHomeVisitWith(page, '/faq')
    await page.evaluate(() => {
      window.scrollTo(0, 1500)
      document.querySelector<HTMLAnchorElement>('header a[href="/"]')?.click()
    })
    await expect.poll(() => place(page)).toEqual({ path: '/faq', top: 0 })

    await page.goBack()
    await expect.poll(() => place(page)).toEqual({ path: '/', top: 1500 })
    await page.goForward()
    await expect.poll(() => place(page)).toEqual({ path: '/faq', top: 0 })
  })
})

/** The next visit to the home page leads elsewhere: so one click in the header leaves the page. */
async function answerNextHomeVisitWith(page: Page, path: string): Promise<void> {
  await page.route('/', (route) => route.continue({ url: new URL(path, page.url()).href }), {
    times: 1,
  })
}

function place(page: Page): Promise<{ path: string; top: number }> {
  return page.evaluate(() => ({ path: location.pathname, top: window.scrollY }))
}
