import { orderByCard, whatIsNext } from '../../support/browser/card.ts'
import { addButton, book, freshDate, newBuyer, poundsOf } from '../../support/browser/cart.ts'
import { confirmedOrder, fillDelivery, fillPeople, goOn } from '../../support/browser/checkout.ts'
import { expect, test } from '../../support/browser/stripe-site.ts'

test.use({ javaScriptEnabled: false })

test('a guest pays the deposit of a place by plain forms, on the page of another site and back', async ({
  page,
  stripeSite,
}) => {
  const date = await freshDate()
  const deposit = poundsOf(Math.round(date.price / 4))

  await page.goto(date.href)
  await addButton(page).click()
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await fillPeople(page)
  await goOn(page, 'review')
  await orderByCard(page, 'Card, the deposit now', stripeSite)

  // The form's answer leads to another origin, which the content policy names.
  await expect(page).toHaveURL(new RegExp(`^${stripeSite.stripe.url}/`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pay ${deposit}`)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()

  const number = await confirmedOrder(page)
  await expect(whatIsNext(page)).toContainText('Paid in part')
  await expect(page.getByText('Paid by Visa ending 4242')).toBeVisible()
  const receipt = page.getByRole('link', { name: /^Receipt RC-\d+$/ })
  const file = await page.request.get((await receipt.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect(poundsOf(stripeSite.stripe.received()[number] ?? 0)).toBe(deposit)
})

test('a guest whose card is declined pays a book by transfer', async ({ page, stripeSite }) => {
  const buyer = newBuyer()
  await page.goto(book.href)
  await addButton(page).click()
  await page.goto('/checkout')
  await fillPeople(page, buyer)
  await goOn(page, 'delivery')
  await fillDelivery(page)
  await goOn(page, 'review')
  await orderByCard(page, 'Card, now', stripeSite)

  await page.getByRole('button', { name: 'Pay by a card that is declined' }).click()
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await page.getByRole('button', { name: 'Leave' }).click()
  const number = await confirmedOrder(page)
  const next = whatIsNext(page)
  await expect(next).toContainText('Awaiting payment')
  await next.getByRole('button', { name: 'Pay by bank transfer instead' }).click()

  await expect(page.getByText('You pay by bank transfer now')).toBeVisible()
  await expect(next).toContainText('Sort code')
  await expect(next).toContainText(number)
  expect(stripeSite.stripe.received()[number]).toBeUndefined()
})
