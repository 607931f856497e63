import { openMenu } from '../../support/browser/menus.ts'
import { openHome } from '../../support/browser/open-home.ts'
import { field, newPerson, verifyLink } from '../../support/browser/people.ts'
import { linkMailedTo } from '../../support/browser/post.ts'
import { expect, test } from '../../support/started-page.ts'

const course = '/rya-courses/rya-competent-crew'

test('a customer who registers from a course is back on it when they have signed in', async ({
  page,
}) => {
  const person = newPerson()
  await openHome(page, { address: course })
  await openMenu(page, 'Account')
  await page.getByRole('link', { name: 'Register' }).click()

  await field(page, 'name').fill(person.name)
  await field(page, 'email').fill(person.email)
  await field(page, 'password').fill(person.password)
  await field(page, 'password').press('Enter')
  await expect(page).toHaveURL('/email/verify')
  await expect(page.getByRole('main')).toContainText(person.email)
  await page.goto(await linkMailedTo(person.email, verifyLink))
  await field(page, 'password').fill(person.password)
  await field(page, 'password').press('Enter')
  await expect(page).toHaveURL(course)
  await openMenu(page, 'Account')
  await expect(page.getByRole('banner').getByText('Sign out').first()).toBeVisible()
})
