import type { Page } from '@playwright/test'
import { amountOf, book, books, newBuyer, poundsOf, put } from '../../support/browser/cart.ts'
import { fillPeople, goOn, orderButton, confirmedOrder } from '../../support/browser/checkout.ts'
import { mailTo, linkMailedTo } from '../../support/browser/post.ts'
import { expect, test } from '../../support/started-page.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('two clicks on the button of the order make one order', async ({ page }) => {
      const { email } = await atReview(page)

      await orderButton(page).dblclick()

      const number = await confirmedOrder(page)
      await linkMailedTo(email, /\/orders\//)
      const messages = await mailTo(email)
      expect(messages.map(({ subject }) => subject)).toEqual([`Your order ${number}`])
    })
  })
}

test.describe('Back after ordering', () => {
  test('shows the review as it was, whose button leads to the same order', async ({ page }) => {
    await atReview(page)
    await orderButton(page).click()
    const number = await confirmedOrder(page)

    await page.goBack()
    await orderButton(page).click()

    expect(await confirmedOrder(page)).toBe(number)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('finds nothing to order a second time', async ({ page }) => {
      await atReview(page)
      await orderButton(page).click()
      await confirmedOrder(page)

      await page.goBack()

      await expect(page.getByText('There is nothing in your basket to order')).toBeVisible()
      await expect(orderButton(page)).toHaveCount(0)
    })
  })
})

test('two tabs order what both agree on: a review that is old says what it comes to now', async ({
  page,
}) => {
  await atReview(page)
  await put(page, books(1))
  const heading = page.getByRole('heading', { level: 1 })

  await orderButton(page).click()
  const alert = page.getByRole('main').getByText(/total has changed from/)
  await expect(alert.first()).toContainText(poundsOf(2 * book.price))
  await expect(heading).toHaveText('Checkout')
  await expect(orderButton(page)).toContainText(poundsOf(2 * book.price))
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await orderButton(page).click()

  await confirmedOrder(page)
  await expect(amountOf(page, 'Total')).toHaveText(poundsOf(2 * book.price))
})

/** Goes with a book, which is collected, to the last step, where only the button is left to press. */
async function atReview(page: Page): Promise<{ readonly email: string }> {
  const buyer = newBuyer()
  await put(page, books())
  await page.goto('/checkout')
  await fillPeople(page, buyer)
  await goOn(page, 'delivery')
  await page.getByRole('radio', { name: 'I collect it' }).check()
  await goOn(page, 'review')
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  return buyer
}
