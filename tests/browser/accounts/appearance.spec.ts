import type { Page } from '@playwright/test'
import { faultsOf, focusableElements, walk } from '../../support/browser/keyboard-walk.ts'
import {
  field,
  fillSignIn,
  newCustomer,
  newPerson,
  register,
  resetLink,
  signInSomebody,
  verifyLink,
} from '../../support/browser/people.ts'
import { linkMailedTo } from '../../support/browser/post.ts'
import { faultsInWindows, resize } from '../../support/browser/windows.ts'
import { expect, test } from '../../support/started-page.ts'

const forged = 'a'.repeat(43)

test.describe('axe finds nothing wrong in any window, and nothing is lost, on the pages', () => {
  test('to sign in and to register, fresh and refused', async ({ page }) => {
    await page.goto('/login')
    await inspect(page, 'to sign in')
    await fillSignIn(page, { ...newPerson(), password: 'three knots upwind' })
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
    await inspect(page, 'to sign in, refused')
    await page.goto('/register')
    await inspect(page, 'to register')
    await field(page, 'password').press('Enter')
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true')
    await inspect(page, 'to register, refused')
  })

  test('that messages lead to', async ({ page, faults }) => {
    faults.expectFault(/410/)
    const person = newPerson()
    await register(person)
    await page.goto('/login')
    await fillSignIn(page, person)
    await expect(page).toHaveURL('/email/verify')
    await inspect(page, 'that says a letter is on its way')
    await page.goto(await linkMailedTo(person.email, verifyLink))
    await inspect(page, 'behind the link of that letter')
    await page.goto(`/email/verify/${forged}`)
    await inspect(page, 'behind a link that is over')
  })

  test('of a forgotten password', async ({ page, faults }) => {
    faults.expectFault(/410/)
    const { email } = await newCustomer()
    await page.goto('/forgot-password')
    await inspect(page, 'fresh')
    await field(page, 'email').fill(email)
    await field(page, 'email').press('Enter')
    await expect(page.getByRole('main')).toContainText(email)
    await inspect(page, 'asked for')
    await page.goto(await linkMailedTo(email, resetLink))
    await inspect(page, 'a new one')
    await page.goto(`/reset-password/${forged}`)
    await inspect(page, 'over')
  })

  test('of the account', async ({ page }) => {
    await signInSomebody(page)
    for (const address of ['/dashboard', '/user/profile', '/user/confirm-password']) {
      await page.goto(address)
      await inspect(page, address)
    }
  })
})

test('the keyboard meets everything on the profile once, in sight and in order', async ({
  page,
}) => {
  await signInSomebody(page)
  await page.goto('/user/profile')
  // Only scripts can show what is typed, so their button comes with them.
  await expect(page.getByRole('button', { name: /show/i }).first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const elements = await focusableElements(page)

  const stops = await walk(page, 'Tab', elements)

  expect(stops.flatMap(faultsOf)).toEqual([])
  expect(stops.map(({ index }) => index)).toEqual(
    await elements.evaluate((all) => all.map((_element, index) => index)),
  )
})

async function inspect(page: Page, what: string): Promise<void> {
  await resize(page, 1280)
  expect(await faultsInWindows(page), what).toEqual([])
}
