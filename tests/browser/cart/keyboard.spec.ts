import type { Locator, Page } from '@playwright/test'
import { badge, freshDate, lineOf, newBuyer } from '../../support/browser/cart.ts'
import { orderButton, confirmedOrder, stepOf } from '../../support/browser/checkout.ts'
import { expect, test } from '../../support/started-page.ts'

test('a place is bought by keyboard alone', async ({ page }) => {
  test.slow()
  const date = await freshDate()
  const buyer = newBuyer()
  const press = (key: string) => page.keyboard.press(key)

  await test.step('it is put in, and the cart is the next step', async () => {
    await page.goto(date.href)
    await tabTo(page, page.getByLabel('How many places?'))
    await press('2')
    await tabTo(page, page.getByRole('button', { name: 'Add to basket' }))
    await press('Enter')
    await expect(badge(page)).toHaveAccessibleName('Cart, 2 items')
    await expect(page.getByRole('status').filter({ hasText: 'Added: 2 places' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Add to basket' })).toBeFocused()
    await press('Tab')
    await expect(page.getByRole('link', { name: 'View basket' })).toBeFocused()
    await press('Enter')
  })

  const line = lineOf(page, date.name)
  await test.step('its number is changed, it is taken out and put back', async () => {
    await expect(line).toBeVisible()
    await tabTo(page, line.getByRole('combobox'))
    await press('3')
    await expect(badge(page)).toHaveAccessibleName('Cart, 3 items')
    await expect(line.getByRole('combobox')).toBeFocused()
    await tabTo(page, line.getByRole('button', { name: 'Remove' }))
    await press('Enter')
    await expect(badge(page)).toHaveAccessibleName('Cart')
    await expect(page.locator('#undo')).toBeFocused()
    await press('Tab')
    await expect(page.getByRole('button', { name: 'Put it back' })).toBeFocused()
    await press('Enter')
    await expect(line).toBeFocused()
    await tabTo(page, line.getByRole('combobox'))
    await press('1')
    await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
  })

  await test.step('the steps have the focus where they begin', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Go to checkout' }))
    await press('Enter')
    await expect(stepOf(page, 'Your details and crew')).toBeVisible()
    await type(page, page.getByLabel('Your name'), buyer.name)
    await type(page, page.getByRole('main').getByLabel('E-mail address').first(), buyer.email)
    await type(page, page.getByLabel('Telephone'), 'none')
    const born = page.getByLabel('Date of birth')
    if ((await born.count()) > 0) await type(page, born, '04051990')
    await press('Enter')
    await expect(page.getByLabel('Telephone')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Telephone')).toBeFocused()
    await press('ControlOrMeta+A')
    await page.keyboard.type(buyer.telephone)
    await press('Enter')
    await expect(stepOf(page, 'Review and order')).toBeFocused()
  })

  await test.step('and the order is made', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Bank transfer' }))
    await press('Space')
    await tabTo(page, orderButton(page))
    await press('Enter')
    await confirmedOrder(page)
  })
})

/** Presses Tab until something has the focus: what a keyboard cannot come to is never reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 150; presses += 1) {
    if (await hasFocus()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`150 presses of Tab do not lead to ${String(target)}.`)
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
