import {
  expectFault,
  field,
  fillSignIn,
  newCustomer,
  resetLink,
  signIn,
} from '../../support/browser/people.ts'
import { linkMailedTo } from '../../support/browser/post.ts'
import { expect, test } from '../../support/started-page.ts'

const fresh = 'eight bells and all is well'

test('a forgotten password is replaced by the link of a message, in one of two tabs', async ({
  page,
  context,
  browser,
  faults,
}) => {
  faults.expectFault(/410/)
  const customer = await newCustomer()
  const elsewhere = await browser.newContext()
  const signedIn = await elsewhere.newPage()
  await signIn(signedIn, customer)
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
  const other = await context.newPage()
  await page.goto(link)
  await other.goto(link)

  await test.step('a refused one leaves the link as good as it was', async () => {
    await choose('too short')
    await expectFault(field(page, 'password'), /12/)
    await choose(fresh)
    await expect(page).toHaveURL(/\/login/)
  })

  await test.step('the other tab is told that the link is over', async () => {
    await choose('five fathoms under the keel', other)
    await expect(field(other, 'password')).toHaveCount(0)
  })

  await test.step('the old password is worth nothing, nor who was signed in by it', async () => {
    await signedIn.goto('/dashboard')
    await expect(signedIn).toHaveURL('/login?intended=%2Fdashboard')
    await elsewhere.close()
    await expect(field(page, 'email')).toHaveValue(customer.email)
    await fillSignIn(page, customer)
    await expectFault(field(page, 'email'), /./)
  })

  await fillSignIn(page, { ...customer, password: fresh })
  await expect(page).toHaveURL('/knots')

  async function choose(password: string, tab = page): Promise<void> {
    await field(tab, 'password').fill(password)
    await tab.getByRole('main').locator('form button[type=submit]').click()
  }
})
