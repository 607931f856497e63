import type { Page } from '@playwright/test'
import { books, freshDate, lineOf, places, put, voucher } from '../../support/browser/cart.ts'
import {
  askForCode,
  confirmedOrder,
  fillDelivery,
  fillPeople,
  goOn,
  order,
  orderButton,
  typeCode,
} from '../../support/browser/checkout.ts'
import { longestWord } from '../../support/browser/large-text.ts'
import { letHoldsEnd, orders } from '../../support/browser/staff.ts'
import { excess, faultsInWindows, resize } from '../../support/browser/windows.ts'
import { expect, test } from '../../support/started-page.ts'

// Each looks at several pages in several windows.
test.describe.configure({ timeout: 300_000 })

const online = { kind: 'online', sku: 'ON-DST', quantity: '1' }

test.describe('in every window axe finds nothing, and nothing is lost,', () => {
  test('in a cart: empty, full, and after something was taken out', async ({ page }) => {
    const date = await freshDate()
    await page.goto('/cart')
    await inspect(page, 'empty')

    await put(page, places(date, 2), online, books(2), voucher('Somebody with a very long name'))
    await page.reload()
    await page.getByText('Change the voucher').click()
    await inspect(page, 'full')
    await lineOf(page, date.name).getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('button', { name: 'Put it back' })).toBeVisible()
    await inspect(page, 'with something to put back')
  })

  test('in a cart with things that cannot be ordered', async ({ page, browser }) => {
    const date = await freshDate()
    const other = await freshDate()
    await put(page, places(date), places(other))
    await letHoldsEnd([date.reference, other.reference])
    const quicker = await browser.newContext()
    await put(await quicker.newPage(), places(date, 5))
    await quicker.close()
    await page.goto('/cart')
    await page.getByLabel('Voucher code').fill('nonsense')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByLabel('Voucher code')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Voucher code')).toBeFocused()
    await expect(page.getByRole('main')).toContainText('held for somebody else')
    await expect(page.getByRole('button', { name: 'Hold again' })).toBeVisible()

    await inspect(page, 'faults')
  })

  test('in each step of the checkout, filled in and refused, and in the order', async ({
    page,
  }) => {
    await put(page, places(await freshDate(), 2), books())
    await page.goto('/checkout')
    await inspect(page, 'people')
    await page.getByLabel('Telephone').fill('01632 960 111')
    await page.getByRole('button', { name: 'Continue to delivery' }).click()
    await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('group', { name: 'What to put right' })).toBeFocused()
    await expect(page.getByLabel('Telephone')).toHaveValue('01632 960 111')
    await inspect(page, 'people, refused')
    await fillPeople(page)
    await page.getByLabel('Name of person 2').fill(longestWord)
    await goOn(page, 'delivery')
    await inspect(page, 'delivery')
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await expect(page.getByRole('radio', { name: 'Post it to me' })).toBeFocused()
    const question = page.getByRole('group', { name: 'How do you want it?' })
    await expect(question).toHaveAccessibleDescription(/^Please choose/)
    await inspect(page, 'delivery, refused')
    await fillDelivery(page)
    await goOn(page, 'review')
    await inspect(page, 'review')
    await orderButton(page).click()
    await expect(page.getByText('Please choose how you want to pay.').first()).toBeVisible()
    await inspect(page, 'review, refused')
    await askForCode(page)
    await inspect(page, 'code')
    await page.getByLabel('Code of six digits').fill('12')
    await orderButton(page).click()
    await expect(page.getByLabel('Code of six digits')).toHaveAttribute('aria-invalid', 'true')
    await inspect(page, 'code, refused')
    await typeCode(page)
    await confirmedOrder(page)
    await inspect(page, 'order')
  })

  test('in a paid order of a voucher, and in the voucher', async ({ page }) => {
    await put(page, voucher())
    await page.goto('/checkout')
    await fillPeople(page)
    await goOn(page, 'review')
    await orders('paid', await order(page))
    await page.reload()
    await inspect(page, 'paid order')
    await page.getByRole('link', { name: 'See and print the voucher' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A gift voucher')
    await inspect(page, 'voucher')
  })
})

async function inspect(page: Page, what: string): Promise<void> {
  await resize(page, 1280)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await faultsInWindows(page), what).toEqual([])
  await resize(page, 1024)
  expect(await excess(page), `${what} at 1024 px`).toBe(0)
  await resize(page, 1280)
}
