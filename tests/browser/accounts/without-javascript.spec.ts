import type { Page } from '@playwright/test'
import { field, newPerson, profileForm, verifyLink } from '../../support/browser/people.ts'
import { linkMailedTo } from '../../support/browser/post.ts'
import { expect, test } from '../../support/started-page.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript an account is opened, changed and deleted', async ({ page, faults }) => {
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
    await field(page, 'password').fill(person.password)
    await field(page, 'password_confirmation').fill(person.password)
    await submit(page)
    await expect(page).toHaveURL('/email/verify')
    await page.goto(await linkMailedTo(person.email, verifyLink))
    await field(page, 'password').fill(person.password)
    await submit(page)
    await expect(page).toHaveURL('/knots')
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
    await password.fill(person.password)
    await deletion.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/#deletion$/)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
  })
})

async function submit(page: Page): Promise<void> {
  await page.getByRole('main').locator('form button[type=submit]').first().click()
}
