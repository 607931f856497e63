import {
  amountOf,
  badge,
  book,
  books,
  freshDate,
  lineOf,
  places,
  poundsOf,
  put,
} from '../../support/browser/cart.ts'
import { goOn, order, stepOf } from '../../support/browser/checkout.ts'
import {
  field,
  fillSignIn,
  newCustomer,
  signIn,
  signInSomebody,
  signOut,
} from '../../support/browser/people.ts'
import { linkMailedTo } from '../../support/browser/post.ts'
import { expect, test } from '../../support/started-page.ts'

test('a customer is not asked what we know, and finds the order in the account', async ({
  page,
}) => {
  const date = await freshDate()
  const { name, email } = await signInSomebody(page)
  await put(page, places(date))

  await page.goto('/checkout')
  await expect(field(page, 'name')).toHaveValue(name)
  await expect(field(page, 'email')).toHaveValue(email)
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  await field(page, 'telephone').fill('01632 960 111')
  const births = await page.getByLabel(/^Date of birth/).all()
  for (const born of births) await born.fill('1990-05-04')
  await goOn(page, 'review')
  const number = await order(page)

  await page.goto('/dashboard')
  const orders = page.getByRole('region', { name: 'Orders' })
  await expect(orders.getByRole('listitem').filter({ hasText: number })).toContainText(
    poundsOf(date.price),
  )
  await orders.getByRole('link', { name: `Order ${number}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
  expect(await linkMailedTo(email, /\/orders\//)).toContain('/orders/')
})

test('two carts become one at sign-in, without loss and without doubling', async ({ page }) => {
  const date = await freshDate()
  const other = await freshDate({ unlike: date })
  const customer = await newCustomer()
  await signIn(page, customer)
  await put(page, books(1), places(date, 2))
  await page.goto('/cart')
  await signOut(page)
  await expect(badge(page)).toHaveAccessibleName('Cart')
  await put(page, books(3), places(other))

  await page.goto('/checkout')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/login\?intended=/)
  await expect(field(page, 'password')).toBeVisible()
  await fillSignIn(page, customer)
  await expect(stepOf(page, 'Your details and crew')).toBeVisible()

  await expect(field(page, 'email')).toHaveValue(customer.email)
  await expect(badge(page)).toHaveAccessibleName('Cart, 6 items')
  await page.goto('/cart')
  await expect(page.getByRole('combobox')).toHaveCount(3)
  await expect(lineOf(page, book.name).getByRole('combobox')).toHaveValue('3')
  await expect(lineOf(page, date.name).getByRole('combobox')).toHaveValue('2')
  await expect(lineOf(page, other.name).getByRole('combobox')).toHaveValue('1')
  const total = 3 * book.price + 2 * date.price + other.price
  await expect(amountOf(page, 'Subtotal')).toHaveText(poundsOf(total))
  await page.reload()
  await expect(badge(page)).toHaveAccessibleName('Cart, 6 items')
})
