import type { Page } from '@playwright/test'
import {
  field,
  fillSignIn,
  newPerson,
  profileForm,
  resetLink,
  verifyLink,
} from '../../support/browser/people.ts'
import { linkMailedTo } from '../../support/browser/post.ts'
import { expect, test } from '../../support/started-page.ts'

const fresh = 'eight bells and all is well'

test.use({ javaScriptEnabled: false })

test('without JavaScript an account is opened, entered, changed and deleted', async ({
  page,
  faults,
}) => {
  faults.expectFault(/422/)
  const person = newPerson()

  await test.step('it is opened and verified, back on the page where it began', async () => {
    await page.goto('/knots')
    const account = page.getByRole('list', { name: 'Account' })
    await account.getByRole('link', { name: 'Register' }).click()
    // No password can be shown, for want of the script that would: it is asked for twice.
    await expect(page.getByRole('main').locator('button:visible')).toHaveCount(1)
    await field(page, 'name').fill(person.name)
    await field(page, 'email').fill(person.email)
    await choose(page, person.password)
    await expect(page).toHaveURL('/email/verify')
    await page.goto(await linkMailedTo(person.email, verifyLink))
    await field(page, 'password').fill(person.password)
    await submit(page)
    await expect(page).toHaveURL('/knots')
  })

  await test.step('its owner signs out', async () => {
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
    await expect(page).toHaveURL('/')
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
  })

  await test.step('a forgotten password is replaced', async () => {
    await page.goto('/forgot-password')
    await field(page, 'email').fill(person.email)
    await submit(page)
    await expect(page.getByRole('main')).toContainText(person.email)
    await page.goto(await linkMailedTo(person.email, resetLink))
    await choose(page, fresh)
    await expect(page).toHaveURL(/\/login/)
    await fillSignIn(page, { ...person, password: fresh })
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('the profile is changed, and the account deleted', async () => {
    await page.goto('/user/profile')
    const [information, deletion] = [
      profileForm(page, 'information'),
      profileForm(page, 'deletion'),
    ]
    await information.locator('input[name=name]').fill('Ada King')
    await information.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/#information$/)
    await expect(information.locator('input[name=name]')).toHaveValue('Ada King')
    const password = deletion.locator('input[name=password]')
    await password.fill('three knots upwind')
    await deletion.locator('button[type=submit]').click()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await password.fill(fresh)
    await deletion.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/#deletion$/)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
  })
})

/** Sends a new password twice, as it is asked for where nothing can show what was typed. */
async function choose(page: Page, password: string): Promise<void> {
  await field(page, 'password').fill(password)
  await field(page, 'password_confirmation').fill(password)
  await submit(page)
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('main').locator('form button[type=submit]').first().click()
}
