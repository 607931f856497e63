import type { Page } from '@playwright/test'
import {
  amountOf,
  badge,
  book,
  books,
  freshDate,
  lineOf,
  penceOf,
  places,
  poundsOf,
  put,
  voucher,
} from '../../support/browser/cart.ts'
import { fillDelivery, fillPeople, goOn, order, stepOf } from '../../support/browser/checkout.ts'
import { expect, test } from '../../support/started-page.ts'

const online = { kind: 'online', sku: 'ON-DST', quantity: '2' }

test('a place, a course online, a book and a voucher are one order', async ({ page }) => {
  const date = await freshDate()
  await put(page, places(date), online, books(), voucher())

  const { course, total } = await test.step('the cart adds up to the penny', async () => {
    await page.goto('/cart')
    await expect(badge(page)).toHaveAccessibleName('Cart, 5 items')
    const lines = page.getByRole('list', { name: 'In your basket' })
    await expect(lines.locator('[data-action]')).toHaveCount(4)
    const name = 'RYA Day Skipper theory online'
    const price = penceOf((await lineOf(page, name).textContent()) ?? '')
    const goods = date.price + price + book.price + 5_000
    await expect(amountOf(page, 'Subtotal')).toHaveText(poundsOf(goods))
    await expectSumsToAgree(page)
    return { course: price, total: await shown(page, 'Total') }
  })

  await test.step('only who comes and where to is asked', async () => {
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await expect(steps(page)).toHaveText([/People/, /Delivery/, /Review/])
    await fillPeople(page)
    await goOn(page, 'delivery')
    await fillDelivery(page)
    await goOn(page, 'review')
    await expect(stepOf(page, 'Review and order')).toBeVisible()
    for (const words of ['1 Quay Street', 'BH15 0AA', 'Includes']) {
      await expect(page.getByRole('main')).toContainText(words)
    }
  })

  await test.step('the order says the same sums as the review, and both add up', async () => {
    await expectSumsToAgree(page)
    expect(await shown(page, 'Total')).toBe(total)
    // All but the place is to be paid at once, and of that a quarter.
    const due = course + book.price + 5_000 + Math.round(date.price / 4)
    const delivery = await shown(page, 'Delivery')
    await expect(amountOf(page, 'Due with the order')).toHaveText(poundsOf(due + delivery))
    await order(page)
    await expectSumsToAgree(page)
    expect(await shown(page, 'Total')).toBe(total)
    await expect(page.getByRole('main')).toContainText('BH15 0AA')
  })
})

function steps(page: Page) {
  return page.getByRole('navigation', { name: 'Steps of the checkout' }).getByRole('listitem')
}

async function expectSumsToAgree(page: Page): Promise<void> {
  const parts = (await shown(page, 'Subtotal')) + (await shown(page, 'Delivery'))
  expect(await shown(page, 'Total')).toBe(parts)
}

async function shown(page: Page, label: string): Promise<number> {
  const text = (await amountOf(page, label).first().textContent()) ?? ''
  return text === 'Free' ? 0 : penceOf(text)
}
