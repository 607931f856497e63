import type { Page } from '@playwright/test'
import { faultsOf, focusableElements, walk } from '../../support/browser/keyboard-walk.ts'
import {
  field,
  fillSignIn,
  newCustomer,
  newPerson,
  register,
  openResetLink,
  signInSomebody,
  verifyLink,
} from '../../support/browser/people.ts'
import { linkMailedTo } from '../../support/browser/post.ts'
import { faultsInWindows } from '../../support/browser/windows.ts'
import type { PageFaults } from '../../support/page-faults.ts'
import { expect, test } from '../../support/started-page.ts'

const forged = 'a'.repeat(43)

const states: Readonly<Record<string, (page: Page, faults: PageFaults) => Promise<unknown>>> = {
  'to sign in': (page) => page.goto('/login'),
  'to sign in, refused': async (page) => {
    await page.goto('/login')
    await fillSignIn(page, { ...newPerson(), password: 'three knots upwind' })
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
  },
  'to register': (page) => page.goto('/register'),
  'to register, with faults': async (page) => {
    await page.goto('/register')
    await page
      .getByRole('main')
      .getByRole('button', { name: /create/i })
      .click()
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true')
  },
  'that says a letter is on its way': async (page) => {
    const person = newPerson()
    await register(person)
    await page.goto('/login')
    await fillSignIn(page, person)
    await expect(page).toHaveURL('/email/verify')
  },
  'behind the link of that letter': async (page) => {
    const person = newPerson()
    await register(person)
    await page.goto(await linkMailedTo(person.email, verifyLink))
  },
  'behind a link that is over': (page, faults) => {
    faults.expectFault(/410/)
    return page.goto(`/email/verify/${forged}`)
  },
  'of a forgotten password': (page) => page.goto('/forgot-password'),
  'of a forgotten password, asked for': async (page) => {
    await page.goto('/forgot-password')
    await field(page, 'email').fill(newPerson().email)
    await field(page, 'email').press('Enter')
    await expect(page.getByRole('main')).toContainText('@example.com')
  },
  'for a new password': async (page) => openResetLink(page, await newCustomer()),
  'for a new password that is over': (page, faults) => {
    faults.expectFault(/410/)
    return page.goto(`/reset-password/${forged}`)
  },
  'of the account': (page) => signInSomebody(page),
  'of the profile': async (page) => {
    await signInSomebody(page)
    await page.goto('/user/profile')
  },
  'that asks for the password again': async (page) => {
    await signInSomebody(page)
    await page.goto('/user/data')
  },
}

test.describe('axe finds nothing wrong in any window, and nothing is lost, on the page', () => {
  for (const [name, open] of Object.entries(states)) {
    test(name, async ({ page, faults }) => {
      await open(page, faults)

      expect(await faultsInWindows(page)).toEqual([])
    })
  }
})

test.describe('with the keyboard alone', () => {
  test('somebody registers, and signs in', async ({ page }) => {
    const person = newPerson()
    await page.goto('/register')
    await type(page, 'name', person.name)
    await type(page, 'email', person.email)
    await type(page, 'password', person.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/email/verify')

    await page.goto(await linkMailedTo(person.email, verifyLink))
    await page.keyboard.press('Tab')
    await page.getByRole('main').locator('form button[type=submit]').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login/)
    await type(page, 'password', person.password)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/dashboard')
  })

  for (const name of ['to sign in', 'to register', 'of the profile']) {
    test(`everything on the page ${name} is met once, in sight and in order`, async ({
      page,
      faults,
    }) => {
      test.slow()
      await states[name]?.(page, faults)
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
  }
})

/** Walks to a field and types into it. */
async function type(page: Page, name: string, text: string): Promise<void> {
  const box = field(page, name)
  for (let steps = 0; steps < 60; steps += 1) {
    if (await box.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(box).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
