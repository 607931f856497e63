import type { Locator, Page } from '@playwright/test'
import { menuPanel, openMenu } from '../../support/browser/menus.ts'
import {
  expectFault,
  field,
  fillSignIn,
  newPerson,
  profileForm,
  signIn,
  signInSomebody,
  verifyLink,
} from '../../support/browser/people.ts'
import type { Person, ProfileForm } from '../../support/browser/people.ts'
import { linkMailedTo } from '../../support/browser/post.ts'
import { expect, test } from '../../support/started-page.ts'

const wrong = 'three knots upwind'
const fresh = 'eight bells and all is well'

let customer: Person

test.beforeEach(async ({ page }) => {
  customer = await signInSomebody(page)
  await page.goto('/user/profile')
})

test('the name is changed without the password, the e-mail address by the button of a message', async ({
  page,
}) => {
  const { email } = newPerson()
  await fill(page, 'information', { email, current_password: wrong })
  await expectFault(box(page, 'information', 'current_password'), /password/i)

  await fill(page, 'information', { name: 'Ada King', email, current_password: customer.password })
  await page.goto(await linkMailedTo(email, verifyLink))
  await field(page, 'password').fill(customer.password)
  await field(page, 'password').press('Enter')

  await expect(page).toHaveURL('/user/profile')
  await expect(box(page, 'information', 'email')).toHaveValue(email)
  await expect(box(page, 'information', 'name')).toHaveValue('Ada King')
})

test('another password keeps this browser signed in and signs out all others, as a button does', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signIn(other, customer)
  await page.reload()

  await test.step('by the button', async () => {
    // Beside these two there is the one by which the address was verified, which is signed out.
    await expect(page.locator('#sessions li')).toHaveCount(3)
    await fill(page, 'sessions', { password: wrong })
    await expectFault(box(page, 'sessions', 'password'), /password/i)
    await expect(box(page, 'deletion', 'password')).not.toHaveAttribute('aria-invalid')
    await fill(page, 'sessions', { password: customer.password })
    await expect(page.locator('#sessions li')).toHaveCount(1)
    await other.goto('/dashboard')
    await expect(other).toHaveURL(/\/login/)
  })

  await test.step('by the password', async () => {
    await signIn(other, customer)
    const before = await sessionOf(page)
    await fill(page, 'password', { current_password: customer.password, password: fresh })
    await expect.poll(() => sessionOf(page)).not.toBe(before)
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/dashboard')
    await other.goto('/dashboard')
    await expect(other).toHaveURL(/\/login/)
    await fillSignIn(other, { ...customer, password: fresh })
    await expect(other).toHaveURL('/dashboard')
  })
  await elsewhere.close()
})

test('deleting the account asks for the password, and leaves nobody signed in', async ({
  page,
}) => {
  await fill(page, 'deletion', { password: wrong })
  await expectFault(box(page, 'deletion', 'password'), /password/i)
  await fill(page, 'deletion', { password: customer.password })

  await expect(page).toHaveURL('/')
  await openMenu(page, 'Account')
  await expect(menuPanel(page, 'Account')).toContainText('Register')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
})

function box(page: Page, formName: ProfileForm, name: string): Locator {
  return profileForm(page, formName).locator(`input[name="${name}"]`)
}

async function fill(
  page: Page,
  name: ProfileForm,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [key, value] of Object.entries(fields)) await box(page, name, key).fill(value)
  await profileForm(page, name).locator('button[type=submit]').click()
}

async function sessionOf(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'session')?.value
}
