import { field, fillSignIn, newCustomer, resetLink } from '../../support/browser/people.ts'
import { linkMailedTo } from '../../support/browser/post.ts'
import { expect, test } from '../../support/started-page.ts'

const fresh = 'eight bells and all is well'

test('a forgotten password is replaced by the link of a message, and its owner is back where they were', async ({
  page,
  faults,
}) => {
  faults.expectFault(/410/)
  const customer = await newCustomer()
  await page.goto('/login?intended=%2Fknots')
  await page
    .getByRole('main')
    .getByRole('link', { name: /forgot/i })
    .click()
  // The page before has a field of the same name.
  await expect(page).toHaveURL(/\/forgot-password/)
  await field(page, 'email').fill(customer.email)
  await field(page, 'email').press('Enter')
  await expect(page.getByRole('main')).toContainText(customer.email)

  const link = await linkMailedTo(customer.email, resetLink)
  await page.goto(link)
  await field(page, 'password').fill(fresh)
  await page.getByRole('main').locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/\/login/)
  await expect(field(page, 'email')).toHaveValue(customer.email)
  await fillSignIn(page, { ...customer, password: fresh })
  await expect(page).toHaveURL('/knots')

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/does not work any more/)
  await expect(field(page, 'password')).toHaveCount(0)
})
