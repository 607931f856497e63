import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  addButton,
  amountOf,
  badge,
  freshDate,
  lineOf,
  newBuyer,
  poundsOf,
} from '../../support/browser/cart.ts'
import { fillPeople, goOn, order, orderButton, stepOf } from '../../support/browser/checkout.ts'
import { expect, test } from '../../support/started-page.ts'

test('a guest buys two places, from the page of a date to that of the order', async ({ page }) => {
  const date = await freshDate()
  const buyer = newBuyer()
  const deposit = poundsOf(Math.round(date.price / 2))

  await test.step('the date goes into the cart, held', async () => {
    await page.goto(date.href)
    await page.getByLabel('How many places?').selectOption('2')
    await addButton(page).click()
    await expect(status(page)).toContainText(`Added: 2 places on ${date.name}`)
    await badge(page).click()
    await expect(lineOf(page, date.name)).toContainText(/Held for you until \d+:\d\d [AP]M/)
    await expect(amountOf(page, 'Total')).toHaveText(poundsOf(2 * date.price))
    await expect(amountOf(page, 'Due with the order')).toHaveText(deposit)
  })

  await test.step('who buys and who comes is asked once', async () => {
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await expect(stepOf(page, 'Your details and crew')).toBeVisible()
    await fillPeople(page, buyer)
    await goOn(page, 'review')
    await expect(stepOf(page, 'Review and order')).toBeFocused()
  })

  await test.step('the review says everything that holds before it binds', async () => {
    const main = page.getByRole('main')
    for (const words of [buyer.name, buyer.email, 'Crew Member 2', 'If you cannot come']) {
      await expect(main).toContainText(words)
    }
    await expect(orderButton(page)).toHaveText(`Order and pay ${deposit} deposit`)
  })

  await test.step('the order thanks, says how to pay, and empties the cart', async () => {
    const number = await order(page)
    const main = page.getByRole('main')
    await expect(main).toContainText('Thank you. Your order is with us.')
    await expect(main).toContainText('Awaiting payment')
    await expect(main.getByRole('region', { name: 'What happens next' })).toContainText(number)
    await expect(badge(page)).toHaveAccessibleName('Cart')
    expect(await downloaded(page)).toContain(date.name.replaceAll(',', '\\,'))
  })
})

function status(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Added' })
}

/** The calendar that the page of an order has to download. */
async function downloaded(page: Page): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/\.ics$/)
  return readFile(await file.path(), 'utf8')
}
