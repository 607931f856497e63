import type { Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

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

/** The next visit to the home page leads elsewhere: so one click in the header leaves the page. */
async function answerNextHomeVisitWith(page: Page, path: string): Promise<void> {
  await page.route('/', (route) => route.continue({ url: new URL(path, page.url()).href }), {
    times: 1,
  })
}

function place(page: Page): Promise<{ path: string; top: number }> {
  return page.evaluate(() => ({ path: location.pathname, top: window.scrollY }))
}
