import {
  addButton,
  book,
  freshDate,
  lineOf,
  newBuyer,
  poundsOf,
  amountOf,
} from '../../support/browser/cart.ts'
import { fillDelivery, fillPeople, goOn, order } from '../../support/browser/checkout.ts'
import { linkMailedTo } from '../../support/browser/post.ts'
import { expect, test } from '../../support/started-page.ts'

test.use({ javaScriptEnabled: false })

test('a guest buys a place and a book by plain forms', async ({ page }) => {
  const date = await freshDate()
  const buyer = newBuyer()

  await test.step('both are put in where they are seen', async () => {
    await page.goto(date.href)
    await page.getByLabel('How many places?').selectOption('2')
    await addButton(page).click()
    await expect(page).toHaveURL(date.href)
    await expect(page.getByText(`Added: 2 places on ${date.name}`)).toBeVisible()
    await page.goto(book.href)
    await addButton(page).click()
    await expect(page.getByText(/^Added: /)).toBeVisible()
  })

  await test.step('a number is changed, and what was taken out comes back', async () => {
    await page.goto('/cart')
    const place = lineOf(page, date.name)
    await place.getByRole('combobox').selectOption('1')
    await place.getByRole('button', { name: 'Update' }).click()
    const subtotal = poundsOf(date.price + book.price)
    await expect(amountOf(page, 'Subtotal')).toHaveText(subtotal)
    await lineOf(page, book.name).getByRole('button', { name: 'Remove' }).click()
    await expect(lineOf(page, book.name)).toHaveCount(0)
    await page.getByRole('button', { name: 'Put it back' }).click()
    await expect(lineOf(page, book.name)).toBeVisible()
    await expect(amountOf(page, 'Subtotal')).toHaveText(subtotal)
  })

  await test.step('who buys and where things go is asked', async () => {
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await fillPeople(page, buyer)
    await goOn(page, 'delivery')
    await fillDelivery(page)
    await goOn(page, 'review')
  })

  await test.step('the order is made, and its message leads to it', async () => {
    const number = await order(page)
    await expect(page.getByRole('main')).toContainText('BH15 0AA')
    await page.goto(await linkMailedTo(buyer.email, /\/orders\//))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
    await page.goto('/cart')
    await expect(page.getByRole('heading', { name: 'Nothing on board yet' })).toBeVisible()
  })
})
