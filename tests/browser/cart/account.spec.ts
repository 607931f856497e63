import { freshDate, places, poundsOf, put } from '../../support/browser/cart.ts'
import { goOn, order } from '../../support/browser/checkout.ts'
import { field, signInSomebody } from '../../support/browser/people.ts'
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
