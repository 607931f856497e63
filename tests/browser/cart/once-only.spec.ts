import type { Page } from '@playwright/test'
import { books, newBuyer, put } from '../../support/browser/cart.ts'
import { fillPeople, goOn, orderButton, confirmedOrder } from '../../support/browser/checkout.ts'
import { expect, test } from '../../support/started-page.ts'

test('Back after ordering shows the review as it was, whose button leads to the same order', async ({
  page,
}) => {
  await atReview(page)
  await orderButton(page).click()
  const number = await confirmedOrder(page)

  await page.goBack()
  await orderButton(page).click()

  expect(await confirmedOrder(page)).toBe(number)
})

/** Goes with a book, which is collected, to the last step, where only the button is left to press. */
async function atReview(page: Page): Promise<void> {
  await put(page, books())
  await page.goto('/checkout')
  await fillPeople(page, newBuyer())
  await goOn(page, 'delivery')
  await page.getByRole('radio', { name: 'I collect it' }).check()
  await goOn(page, 'review')
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
}
