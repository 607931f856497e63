import { put, voucher } from '../../support/browser/cart.ts'
import { confirmedOrder, goToReview, order, orderButton } from '../../support/browser/checkout.ts'
import { expect, test } from '../../support/started-page.ts'

test('Back after ordering shows the review as it was, whose button leads to the same order', async ({
  page,
}) => {
  await put(page, voucher())
  await goToReview(page)
  const number = await order(page)

  await page.goBack()
  await orderButton(page).click()

  expect(await confirmedOrder(page)).toBe(number)
})
