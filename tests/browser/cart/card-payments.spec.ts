import type { Page } from '@playwright/test'
import { leavesToPay, orderByCard, playMoney } from '../../support/browser/card.ts'
import { freshDate, newBuyer, places, put } from '../../support/browser/cart.ts'
import { confirmedOrder, goToReview, orderButton } from '../../support/browser/checkout.ts'
import { signInSomebody } from '../../support/browser/people.ts'
import { expect, test } from '../../support/started-page.ts'

/** Of the texts of a button one is shown. */
const visible = { useInnerText: true }

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay £/ })

for (const hasScripts of [true, false]) {
  test.describe(`${hasScripts ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: hasScripts })

    test('a customer chooses how to pay, the button says what it binds to, and it leads to pay', async ({
      page,
      faults,
    }) => {
      if (hasScripts) faults.expectFault(leavesToPay)
      const { email } = await signInSomebody(page)
      await put(page, places(await freshDate(), 2))
      await goToReview(page, { ...newBuyer(), email })

      await expect(orderButton(page)).toHaveText(/^Order, with £[\d.,]+ to pay$/, visible)
      for (const [way, words] of [
        ['Card, the deposit now', /^Order and pay £[\d.,]+ deposit$/],
        ['Card, all of it now', /^Order and pay £[\d.,]+$/],
        ['Bank transfer', /^Order, with £[\d.,]+ to pay$/],
        ['Card, all of it now', /^Order and pay £[\d.,]+$/],
      ] as const) {
        await page.getByRole('radio', { name: way }).check()
        await expect(orderButton(page)).toHaveText(words, visible)
      }
      await orderButton(page).click()
      await playMoney(page, 'Pay £').click()

      await expect(page).toHaveURL(/\/orders\/[\da-f-]{36}$/)
      await expect(page.getByText('Everything is paid. Thank you.')).toBeVisible()
      await expect(page.getByText(/^Paid by Demo card ending 4242/)).toBeVisible()
    })

    test('a guest leaves the page where they pay, comes back to it, and by Back, and pays in the end', async ({
      page,
      faults,
    }) => {
      if (hasScripts) faults.expectFault(leavesToPay)
      await put(page, places(await freshDate()))
      await goToReview(page)
      await orderByCard(page, 'Card, the deposit now')
      await playMoney(page, 'Leave').click()

      await confirmedOrder(page)
      await expect(page.getByText(/^Without it the order is cancelled on /)).toBeVisible()
      await payButton(page).click()
      await expect(page).toHaveURL(/\/_pay\//)
      await page.goBack()
      await expect(payButton(page)).toBeEnabled()
      await payButton(page).click()
      await playMoney(page, 'Pay £').click()

      await confirmedOrder(page)
      await expect(page.getByText('Nothing is to be paid today.')).toBeVisible()
    })
  })
}
