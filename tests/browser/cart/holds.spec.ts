import type { Browser, Page } from '@playwright/test'
import { badge, freshDate, lineOf, places, put } from '../../support/browser/cart.ts'
import { fillPeople, goOn, orderButton } from '../../support/browser/checkout.ts'
import { startLaterSite } from '../../support/browser/later-site.ts'
import type { LaterSite } from '../../support/browser/later-site.ts'
import { openHome } from '../../support/browser/open-home.ts'
import { letHoldsEnd } from '../../support/browser/staff.ts'
import { expect, test } from '../../support/page-faults.ts'

const minute = 60_000
const held = /Held for you until \d+:\d\d [AP]M/

test.describe('when half an hour has passed', () => {
  // The site is started three times.
  test.describe.configure({ timeout: 180_000 })

  let site: LaterSite
  test.beforeAll(async () => {
    site = await startLaterSite()
  })
  test.afterAll(() => site.stop())

  test('places are held again by a button, or lost to who was quicker', async ({ browser }) => {
    const date = await freshDate({ origin: site.origin })
    const page = await visitorOf(site, browser)
    const line = lineOf(page, date.name)
    await put(page, places(date, 2))
    await page.goto('/cart')
    await expect(line).toContainText(held)

    await site.goOnAfter(31 * minute)
    await page.reload()
    await expect(line).not.toContainText(held)
    await line.getByRole('button', { name: 'Hold again' }).click()
    await expect(line).toContainText(held)
    await expect(line.getByRole('button', { name: 'Hold again' })).toHaveCount(0)

    await site.goOnAfter(70 * minute)
    const quicker = await visitorOf(site, browser)
    await put(quicker, places(date, 5))
    await quicker.context().close()
    await page.reload()
    await expect(line).toContainText('held for somebody else')
    await expect(page.getByRole('link', { name: 'Go to checkout' })).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText('cannot be ordered as it is')
    await line.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing on board yet' })).toBeVisible()
    await page.context().close()
  })
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
  const quicker = await browser.newContext()
  await put(await quicker.newPage(), places(date, 5))
  await quicker.close()

  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await orderButton(page).click()

  const refusal = page.getByRole('main').getByText('held for somebody else').first()
  await expect(refusal).toContainText(date.name)
  await expect(refusal).toBeInViewport()
  await expect(page).not.toHaveURL(/\/orders\//)
  await expect(badge(page)).toHaveAccessibleName('Cart, 2 items')
})

/** A page of somebody new, on a site other than the one under test. */
async function visitorOf({ origin }: LaterSite, browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin })
  return context.newPage()
}
