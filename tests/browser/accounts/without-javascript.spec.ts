import type { Page } from '@playwright/test'
import {
  field,
  fillSignIn,
  newCustomer,
  newPerson,
  resetLink,
  signIn,
  verifyLink,
} from '../../support/browser/people.ts'
import { linkMailedTo } from '../../support/browser/post.ts'
import { expect, test } from '../../support/started-page.ts'

const fresh = 'eight bells and all is well'

test.use({ javaScriptEnabled: false })

test.describe('without JavaScript', () => {
  test('an account is opened, verified and entered, back on the page it began', async ({
    page,
  }) => {
    const person = newPerson()
    await page.goto('/knots')
    await page
      .getByRole('list', { name: 'Account' })
      .getByRole('link', { name: 'Register' })
      .click()
    await field(page, 'name').fill(person.name)
    await field(page, 'email').fill(person.email)
    await choose(page, person.password)
    await submit(page)
    await expect(page).toHaveURL('/email/verify')

    await page.goto(await linkMailedTo(person.email, verifyLink))
    await submit(page)
    await fillSignIn(page, person)

    await expect(page).toHaveURL('/knots')
  })

  test('a refused sign-in says so at the field, and keeps address and way back', async ({
    page,
    faults,
  }) => {
    faults.expectFault(/422/)
    const customer = await newCustomer()
    await page.goto('/login?intended=%2Fknots')

    await fillSignIn(page, { ...customer, password: 'three knots upwind' })
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'email')).toHaveValue(customer.email)
    await expect(field(page, 'password')).toHaveValue('')
    await fillSignIn(page, customer)

    await expect(page).toHaveURL('/knots')
  })

  test('a forgotten password is replaced', async ({ page }) => {
    const customer = await newCustomer()
    await page.goto('/forgot-password')
    await field(page, 'email').fill(customer.email)
    await submit(page)
    await expect(page.getByRole('main')).toContainText(customer.email)

    await page.goto(await linkMailedTo(customer.email, resetLink))
    await choose(page, fresh)
    await submit(page)
    await expect(page).toHaveURL(/\/login/)

    await fillSignIn(page, { ...customer, password: fresh })
    await expect(page).toHaveURL('/dashboard')
  })

  test('the profile is changed, and the account deleted', async ({ page, faults }) => {
    faults.expectFault(/422/)
    const customer = await newCustomer()
    await signIn(page, customer)
    await page.goto('/user/profile')

    await box(page, 'information', 'name').fill('Ada King')
    await form(page, 'information').locator('button[type=submit]').click()
    await expect(page).toHaveURL(/#information$/)
    await expect(box(page, 'information', 'name')).toHaveValue('Ada King')
    await box(page, 'deletion', 'password').fill('three knots upwind')
    await form(page, 'deletion').locator('button[type=submit]').click()
    await expect(box(page, 'deletion', 'password')).toHaveAttribute('aria-invalid', 'true')
    await expect(box(page, 'password', 'password')).not.toHaveAttribute('aria-invalid')
    await box(page, 'deletion', 'password').fill(customer.password)
    await form(page, 'deletion').locator('button[type=submit]').click()

    await expect(page).toHaveURL(/\/#deletion$/)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
  })

  test('a customer signs out', async ({ page }) => {
    await signIn(page, await newCustomer())

    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()

    await expect(page).toHaveURL('/')
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
  })

  test('no password can be shown, for want of the script that would', async ({ page }) => {
    await page.goto('/login')

    await expect(field(page, 'password')).toHaveAttribute('type', 'password')
    await expect(page.getByRole('main').locator('button:visible')).toHaveCount(1)
  })
})

/** Types a new password twice, as it is asked for where nothing can show what was typed. */
async function choose(page: Page, password: string): Promise<void> {
  await field(page, 'password').fill(password)
  await field(page, 'password_confirmation').fill(password)
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('main').locator('form button[type=submit]').first().click()
}

function form(page: Page, name: string) {
  return page.locator('main form').filter({ has: page.locator(`input[name=form][value=${name}]`) })
}

function box(page: Page, formName: string, name: string) {
  return form(page, formName).locator(`input[name="${name}"]`)
}
