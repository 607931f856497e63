import type { Locator, Page } from '@playwright/test'
import {
  expectFault,
  field,
  newPerson,
  profileForm,
  signInSomebody,
  verifyLink,
} from '../../support/browser/people.ts'
import type { Person, ProfileForm } from '../../support/browser/people.ts'
import { linkMailedTo } from '../../support/browser/post.ts'
import { expect, test } from '../../support/started-page.ts'

const wrong = 'three knots upwind'

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
