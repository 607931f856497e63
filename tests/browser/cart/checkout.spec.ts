import { badge, freshDate, places, put, voucher } from '../../support/browser/cart.ts'
import {
  confirmedOrder,
  goToReview,
  order,
  orderButton,
  stepOf,
} from '../../support/browser/checkout.ts'
import { expect, test } from '../../support/started-page.ts'

test('far Back after ordering shows the review as it was, whose button leads to the same order', async ({
  page,
}) => {
  await put(page, voucher())
  await goToReview(page)
  const number = await order(page)

  await page.evaluate(() => history.go(-2))
  await expect(stepOf(page, 'Review and order')).toBeVisible()
  await orderButton(page).click()

  expect(await confirmedOrder(page)).toBe(number)
  await expect(page.getByText(/^You have ordered this already/)).toBeVisible()
})

test('the checkout asks nobody who is there, and the basket behind it does again', async ({
  page,
  faults,
}) => {
  const asking = () => faults.applicationRequests().filter((line) => /header-data/.test(line))
  await put(page, voucher())
  await page.goto('/checkout')
  await expect(stepOf(page, 'Your details and crew')).toBeVisible()
  expect(asking()).toEqual([])

  await page.getByRole('link', { name: 'Back to the basket' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeFocused()
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
  expect(asking()).toHaveLength(1)
})

test('places are said to be held for five minutes more while the checkout is filled in, and nothing is lost by it', async ({
  page,
}) => {
  await put(page, places(await freshDate()))
  await page.clock.install()
  await page.goto('/checkout?step=people')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  const faults = page.getByRole('group', { name: 'What to put right' })
  await expect(faults).toBeFocused()
  await page.getByLabel('Your name').fill('Ada Winters')

  await page.clock.fastForward('26:00')

  const notice = 'Your places are held for 5 more minutes. Check out now to keep them.'
  await expect(page.getByRole('status').filter({ hasText: notice })).toHaveCount(1)
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Winters')
  await expect(faults).toBeVisible()
})
