import {
  expectFault,
  field,
  newPerson,
  profileForm,
  signInSomebody,
  verifyLink,
} from '../../support/browser/people.ts'
import { linkMailedTo } from '../../support/browser/post.ts'
import { expect, test } from '../../support/started-page.ts'

test('the name is changed without the password, the e-mail address by the button of a message', async ({
  page,
}) => {
  const customer = await signInSomebody(page)
  const { email } = newPerson()
  await page.goto('/user/profile')
  const form = profileForm(page, 'information')
  const box = (name: string) => form.locator(`input[name="${name}"]`)

  await box('email').fill(email)
  await box('current_password').fill('three knots upwind')
  await form.locator('button[type=submit]').click()
  await expectFault(box('current_password'), /password/i)

  await box('name').fill('Ada King')
  await box('current_password').fill(customer.password)
  await form.locator('button[type=submit]').click()
  await page.goto(await linkMailedTo(email, verifyLink))
  await field(page, 'password').fill(customer.password)
  await field(page, 'password').press('Enter')

  await expect(page).toHaveURL('/user/profile')
  await expect(box('email')).toHaveValue(email)
  await expect(box('name')).toHaveValue('Ada King')
})
