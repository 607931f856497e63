import type { Page } from '@playwright/test'
import { openMenu } from '../../support/browser/menus.ts'
import { openHome } from '../../support/browser/open-home.ts'
import {
  expectFault,
  field,
  fillSignIn,
  newCustomer,
  newPerson,
  register,
  verifyLink,
} from '../../support/browser/people.ts'
import type { Person } from '../../support/browser/people.ts'
import { mailTo, linkMailedTo } from '../../support/browser/post.ts'
import { expect, test } from '../../support/started-page.ts'

const course = '/rya-courses/rya-competent-crew'

test('a customer who registers from a course is back on it when they have signed in', async ({
  page,
}) => {
  const person = newPerson()
  await openHome(page, { address: course })
  await openMenu(page, 'Account')
  await page.getByRole('link', { name: 'Register' }).click()
  await fillRegistration(page, person)
  await expect(page).toHaveURL('/email/verify')
  await expect(page.getByRole('main')).toContainText(person.email)

  await page.goto(await linkMailedTo(person.email, verifyLink))
  await confirmButton(page).click()
  await expect(page).toHaveURL(/^[^?]*\/login/)
  await expect(field(page, 'email')).toHaveValue(person.email)
  await fillSignIn(page, person)

  await expect(page).toHaveURL(course)
  await openMenu(page, 'Account')
  await expect(page.getByRole('banner').getByText('Sign out').first()).toBeVisible()
})

test.describe('a registration that is refused', () => {
  for (const { fault, change, name, words } of [
    { fault: 'no name', change: { name: '' }, name: 'name', words: /name/i },
    { fault: 'no address', change: { email: 'ada@' }, name: 'email', words: /e-mail address/ },
    {
      fault: 'a short password',
      change: { password: 'seven knots' },
      name: 'password',
      words: /12/,
    },
    {
      fault: 'a password that many people have',
      change: { password: 'Password1234!' },
      name: 'password',
      words: /common|easy|guess/i,
    },
    {
      fault: 'a password made of their own name',
      change: { password: 'AdaMarlowe2026' },
      name: 'password',
      words: /name|guess/i,
    },
  ]) {
    test(`for ${fault} says so at the field, and keeps the rest`, async ({ page }) => {
      const person = { ...newPerson(), ...change }
      await page.goto('/register')

      await fillRegistration(page, person)

      await expectFault(field(page, name), words)
      await expect(field(page, name)).toBeFocused()
      await expect(field(page, 'name')).toHaveValue(person.name)
      await expect(field(page, 'email')).toHaveValue(person.email)
      expect(await mailTo(person.email)).toEqual([])
    })
  }

  test('can be put right', async ({ page }) => {
    const person = newPerson()
    await page.goto('/register')
    await fillRegistration(page, { ...person, password: 'short' })
    await expectFault(field(page, 'password'), /12/)

    await fillRegistration(page, person)

    await expect(page).toHaveURL('/email/verify')
  })
})

test('an address that has an account is answered like any other, and its owner is told', async ({
  page,
}) => {
  const owner = await newCustomer()
  await page.goto('/register')

  await fillRegistration(page, { ...newPerson('Somebody Else'), email: owner.email })

  await expect(page).toHaveURL('/email/verify')
  await expect(page.getByRole('main')).toContainText(owner.email)
  await expect.poll(async () => (await mailTo(owner.email)).length).toBe(2)
  const [message] = await mailTo(owner.email)
  expect(message?.text).toContain('/login')
  expect(message?.text).not.toMatch(verifyLink)
})

test.describe('the link of the message', () => {
  test('does nothing when it is opened, as mail scanners do', async ({ page, request }) => {
    const person = newPerson()
    await register(person)
    const link = await linkMailedTo(person.email, verifyLink)

    await request.get(link)
    await request.head(link)

    await page.goto(link)
    await expect(confirmButton(page)).toBeVisible()
    await confirmButton(page).click()
    await expect(page).toHaveURL(/\/login/)
  })

  test('signs nobody in', async ({ page }) => {
    const person = newPerson()
    await register(person)
    await page.goto(await linkMailedTo(person.email, verifyLink))

    await confirmButton(page).click()

    await expect(page).toHaveURL(/\/login/)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session')
  })

  test('works once', async ({ page, faults }) => {
    faults.expectFault(/410/)
    const person = newPerson()
    await newCustomer(person)

    await page.goto(await linkMailedTo(person.email, verifyLink))

    await expect(confirmButton(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /sign in/i })).toBeVisible()
  })

  test('that another tab has used already says so', async ({ page, context, faults }) => {
    faults.expectFault(/410/)
    const person = newPerson()
    await register(person)
    const link = await linkMailedTo(person.email, verifyLink)
    const other = await context.newPage()
    await page.goto(link)
    await other.goto(link)
    await confirmButton(page).click()
    await expect(page).toHaveURL(/\/login/)

    await confirmButton(other).click()

    await expect(confirmButton(other)).toBeHidden()
    await expect(field(other, 'email')).toBeVisible()
  })

  test('that nobody sent is answered with a form for a fresh one', async ({ page, faults }) => {
    faults.expectFault(/410/)
    const person = newPerson()
    await register(person)
    await linkMailedTo(person.email, verifyLink)
    await page.goto(`/email/verify/${'a'.repeat(43)}`)

    await field(page, 'email').fill(person.email)
    await field(page, 'email').press('Enter')

    await expect.poll(async () => (await mailTo(person.email)).length).toBe(2)
  })
})

test('a fresh message takes the place of the one before', async ({ page, faults }) => {
  faults.expectFault(/410/)
  const person = newPerson()
  await register(person)
  const first = await linkMailedTo(person.email, verifyLink)
  await page.goto('/login')
  await fillSignIn(page, person)
  await expect(page).toHaveURL('/email/verify')
  await expect.poll(() => linkMailedTo(person.email, verifyLink)).not.toBe(first)

  await page.goto(first)
  await expect(confirmButton(page)).toBeHidden()

  await page.goto(await linkMailedTo(person.email, verifyLink))
  await confirmButton(page).click()
  await fillSignIn(page, person)
  await expect(page).toHaveURL('/dashboard')
})

async function fillRegistration(page: Page, { name, email, password }: Person): Promise<void> {
  await field(page, 'name').fill(name)
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: /create/i })
    .click()
}

function confirmButton(page: Page) {
  return page.getByRole('main').locator('form[action*="/email/verify/"] button[type=submit]')
}
