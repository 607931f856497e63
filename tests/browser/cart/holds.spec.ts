import type { Browser } from '@playwright/test'
import { badge, freshDate, lineOf, places, put } from '../../support/browser/cart.ts'
import type { FreeDate } from '../../support/browser/cart.ts'
import { fillPeople, goOn, orderButton } from '../../support/browser/checkout.ts'
import { openHome } from '../../support/browser/open-home.ts'
import { letHoldsEnd } from '../../support/browser/staff.ts'
import { expect, test } from '../../support/page-faults.ts'

const held = /Held for you until \d+:\d\d [AP]M/

test('places whose half hour is over are held again by a button, or lost to who was quicker', async ({
  page,
  browser,
}) => {
  const date = await freshDate()
  const line = lineOf(page, date.name)
  await put(page, places(date, 2))
  await openHome(page, { address: '/cart' })
  await expect(line).toContainText(held)

  await letHoldsEnd([date.reference])
  await page.reload()
  await expect(line).not.toContainText(held)
  await line.getByRole('button', { name: 'Hold again' }).click()
  await expect(line).toContainText(held)
  await expect(line.getByRole('button', { name: 'Hold again' })).toHaveCount(0)

  await letHoldsEnd([date.reference])
  await takeAll(browser, date)
  await page.reload()
  await expect(line).toContainText('held for somebody else')
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('cannot be ordered as it is')
  await line.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing on board yet' })).toBeVisible()
})

test('the end of a hold is said aloud five minutes before, and when it comes', async ({ page }) => {
  await put(page, places(await freshDate()))
  await page.clock.install()
  await openHome(page, { address: '/cart' })
  await expect(page.getByRole('main')).toContainText(/\d\d minutes left/)

  await page.clock.fastForward('25:30')
  const notice = page.getByRole('status').filter({ hasText: /5 more minutes|no longer hold/ })
  await expect(notice).toHaveText(/held for 5 more minutes/)
  // To the server, whose clock is not the browser's, the half hour begins anew with each answer.
  await page.clock.fastForward('31:00')

  await expect(notice).toHaveText(/We no longer hold all places/)
})

test('places that are lost while the review is read are not ordered', async ({ page, browser }) => {
  const date = await freshDate()
  await put(page, places(date, 2))
  await openHome(page, { address: '/checkout' })
  await fillPeople(page)
  await goOn(page, 'review')
  await letHoldsEnd([date.reference])
  await takeAll(browser, date)

  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await orderButton(page).click()

  const refusal = page.getByRole('main').getByText('held for somebody else').first()
  await expect(refusal).toContainText(date.name)
  await expect(refusal).toBeInViewport()
  await expect(page).not.toHaveURL(/\/orders\//)
  await expect(badge(page)).toHaveAccessibleName('Cart, 2 items')
})

/** Somebody else puts all five places of a date into their cart. */
async function takeAll(browser: Browser, date: FreeDate): Promise<void> {
  const quicker = await browser.newContext()
  await put(await quicker.newPage(), places(date, 5))
  await quicker.close()
}
