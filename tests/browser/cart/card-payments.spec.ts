import type { Page } from '@playwright/test'
import { freshDate, newBuyer, places, put } from '../../support/browser/cart.ts'
import {
  askForCode,
  confirmedOrder,
  goToReview,
  orderButton,
  typeCode,
} from '../../support/browser/checkout.ts'
import { signInSomebody } from '../../support/browser/people.ts'
import { expect, test } from '../../support/started-page.ts'

/** A page with scripts is told by 409 that it leaves for another, which browsers log. */
const leaving = /status of 409/

/** Does something on the page of the provider, which has no scripts. */
async function atProvider(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/_pay\//)
  await page.getByRole('button', { name }).click()
}

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
      if (hasScripts) faults.expectFault(leaving)
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
      await atProvider(page, 'Pay £')

      await expect(page).toHaveURL(/\/orders\/[\da-f-]{36}$/)
      await expect(page.getByText('Everything is paid. Thank you.')).toBeVisible()
      await expect(page.getByText(/^Paid by Demo card ending 4242/)).toBeVisible()
    })

    test('a guest leaves the page where they pay, comes back to it, and by Back, and pays in the end', async ({
      page,
      faults,
    }) => {
      if (hasScripts) faults.expectFault(leaving)
      await put(page, places(await freshDate()))
      await goToReview(page)
      await askForCode(page, 'Card, the deposit now')
      await expect(orderButton(page)).toHaveText(/^Order and pay £[\d.,]+ deposit$/)
      await typeCode(page)
      await atProvider(page, 'Leave')

      await confirmedOrder(page)
      await expect(page.getByText(/^Without it the order is cancelled on /)).toBeVisible()
      await payButton(page).click()
      await expect(page).toHaveURL(/\/_pay\//)
      await page.goBack()
      await expect(payButton(page)).toBeEnabled()
      await payButton(page).click()
      await atProvider(page, 'Pay £')

      await confirmedOrder(page)
      await expect(page.getByText('Nothing is to be paid today.')).toBeVisible()
    })
  })
}

test('a bank’s answer comes into the page by itself', async ({ page, faults }) => {
  faults.expectFault(leaving)
  await put(page, places(await freshDate()))
  await goToReview(page)
  await askForCode(page, 'Card, the deposit now')
  await typeCode(page)
  const asked = page.waitForRequest((request) => 'x-inertia-partial-component' in request.headers())
  await atProvider(page, 'late')

  await confirmedOrder(page)
  await expect(
    page.getByRole('status').filter({ hasText: 'Your bank has not told us yet' }),
  ).toBeVisible()
  await asked
  await expect(page.getByRole('link', { name: 'Look again' })).toBeVisible()
})
