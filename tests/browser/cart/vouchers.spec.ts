import type { Page } from '@playwright/test'
import {
  addButton,
  amountOf,
  badge,
  book,
  books,
  newBuyer,
  poundsOf,
  put,
} from '../../support/browser/cart.ts'
import {
  fillPeople,
  goOn,
  goToReview,
  order,
  orderButton,
  confirmedOrder,
} from '../../support/browser/checkout.ts'
import { field } from '../../support/browser/people.ts'
import { mailTo, linkMailedTo } from '../../support/browser/post.ts'
import { orders } from '../../support/browser/staff.ts'
import { expect, test } from '../../support/started-page.ts'

const worth = 5_000
const rest = worth - book.price

test('a voucher is bought, paid, given, and spent until nothing is left', async ({ page }) => {
  test.slow()
  const giver = newBuyer()

  await test.step('it is seen before it is bought', async () => {
    await page.goto('/gift-vouchers?voucher=GV-050#your-voucher')
    await page.getByLabel('Who it is for').fill('Ben')
    await page.getByLabel('Your message').fill('Mind the boom')
    await page.getByRole('radio', { name: 'Signal flags' }).check()
    await expect(page.locator('[data-preview=pennants]')).toContainText(/For Ben.*Mind the boom/)
    await addButton(page).click()
    await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
  })

  await test.step('it is made once it is paid, and mailed with its code', async () => {
    await goToReview(page, giver)
    const number = await order(page)
    await expect(page.getByRole('main')).toContainText('Awaiting payment')
    await expect(voucherLink(page)).toHaveCount(0)
    expect(await orders('paid', number)).toContain('1 voucher made')
    expect(await orders('paid', number)).toContain('nothing changed')
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Everything is paid')
    await expect(voucherLink(page)).toBeVisible()
  })

  const code = await test.step('the message leads to a page to print', async () => {
    const link = await linkMailedTo(giver.email, /\/vouchers\//)
    const message = (await mailTo(giver.email)).find(({ subject }) => /voucher for/.test(subject))
    const [found = ''] = /[A-Z0-9]{4}(-[A-Z0-9]{4}){3}/.exec(message?.text ?? '') ?? []
    await page.goto(link)
    const sheet = page.locator('[data-voucher=pennants]')
    for (const words of ['£50.00', 'For Ben', 'Mind the boom', found]) {
      await expect(sheet.getByText(words).first()).toBeVisible()
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('button, nav, form').locator('visible=true')).toHaveCount(0)
    await expect(sheet.getByText(found)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    return found
  })

  await test.step('a part of it pays for a book', async () => {
    await useCode(page, code, 1)
    await expect(codes(page)).toContainText('£50.00')
    await collect(page)
    await expect(amountOf(page, 'Paid by gift voucher')).toContainText(poundsOf(book.price))
    await expect(amountOf(page, 'Left to pay')).toHaveText('£0.00')
    await expect(page.getByRole('radio')).toHaveCount(0)
    await orderButton(page).click()
    await confirmedOrder(page)
    await expect(page.getByRole('main')).toContainText('Everything is paid')
  })

  await test.step('the rest of it pays for a part of two', async () => {
    await useCode(page, code, 2)
    await expect(codes(page)).toContainText(poundsOf(rest))
    await collect(page)
    await expect(orderButton(page)).toHaveText(`Order and pay ${poundsOf(2 * book.price - rest)}`)
    await order(page)
    await expect(amountOf(page, 'Paid by gift voucher')).toContainText(poundsOf(rest))
  })

  await test.step('and then it pays no more, and says so', async () => {
    await useCode(page, code, 1)
    await expect(page.getByLabel('Voucher code')).toHaveAccessibleDescription(/Nothing is left/)
    await expect(page.getByLabel('Voucher code')).toBeFocused()
  })
})

function voucherLink(page: Page) {
  return page.getByRole('link', { name: 'See and print the voucher' })
}

function codes(page: Page) {
  return page.getByRole('region', { name: 'Pay with a gift voucher' }).getByRole('listitem')
}

/** Opens a cart with a number of books, and has a voucher pay. */
async function useCode(page: Page, code: string, count: number): Promise<void> {
  await put(page, books(count))
  await page.goto('/cart')
  await page.getByLabel('Voucher code').fill(code.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Apply' }).click()
}

/** Goes on to the review; what was posted otherwise is collected. */
async function collect(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(field(page, 'telephone')).toBeVisible()
  await fillPeople(page)
  await goOn(page, 'delivery')
  await page.getByRole('radio', { name: 'I collect it' }).check()
  await goOn(page, 'review')
}
