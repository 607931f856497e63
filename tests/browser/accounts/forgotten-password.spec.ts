import type { Page } from '@playwright/test'
import {
  expectFault,
  field,
  fillSignIn,
  newCustomer,
  newPerson,
  resetLink,
  signIn,
} from '../../support/browser/people.ts'
import { mailTo, linkMailedTo } from '../../support/browser/post.ts'
import { expect, test } from '../../support/started-page.ts'

const fresh = 'eight bells and all is well'

test('a forgotten password is replaced by the link of a message', async ({ page }) => {
  const customer = await newCustomer()
  await page.goto('/login?intended=%2Fknots')
  await page
    .getByRole('main')
    .getByRole('link', { name: /forgot/i })
    .click()
  // The page before has a field of the same name.
  await expect(page).toHaveURL(/\/forgot-password/)
  await askFor(page, customer.email)
  await expect(page.getByRole('main')).toContainText(customer.email)

  await page.goto(await linkMailedTo(customer.email, resetLink))
  await choose(page, fresh)
  await expect(page).toHaveURL(/\/login/)
  await expect(field(page, 'email')).toHaveValue(customer.email)
  await fillSignIn(page, customer)
  await expectFault(field(page, 'email'), /./)
  await fillSignIn(page, { ...customer, password: fresh })

  await expect(page).toHaveURL('/knots')
  await expect
    .poll(async () => (await mailTo(customer.email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/password/i))
})

test('an address that nobody has is answered like any other, and written to', async ({ page }) => {
  const customer = await newCustomer()
  const nobody = newPerson()

  const known = await answerTo(page, customer.email)
  const unknown = await answerTo(page, nobody.email)

  expect(unknown.replaceAll(nobody.email, '')).toBe(known.replaceAll(customer.email, ''))
  await expect.poll(async () => (await mailTo(nobody.email)).length).toBe(1)
  expect((await mailTo(nobody.email))[0]?.text).not.toMatch(resetLink)
})

test('whoever asks too often is told how long to wait, at the field', async ({ page }) => {
  const { email } = newPerson()
  for (let times = 0; times < 3; times += 1) await answerTo(page, email)
  await page.goto('/forgot-password')

  await askFor(page, email)

  await expectFault(field(page, 'email'), /Too many tries\. Wait \d+ (?:second|minute)s?/)
})

test.describe('the link of the message', () => {
  test('does nothing when it is opened', async ({ page, request }) => {
    const customer = await newCustomer()
    const link = await askedFor(page, customer.email)

    await request.get(link)
    await signIn(page, customer)
  })

  test('works once', async ({ page, faults }) => {
    faults.expectFault(/410/)
    const customer = await newCustomer()
    const link = await askedFor(page, customer.email)
    await page.goto(link)
    await choose(page, fresh)
    await expect(page).toHaveURL(/\/login/)

    await page.goto(link)

    await expect(field(page, 'password')).toHaveCount(0)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/forgot-password/)
  })

  test('works in one of two tabs', async ({ page, context, faults }) => {
    faults.expectFault(/410/)
    const customer = await newCustomer()
    const link = await askedFor(page, customer.email)
    const other = await context.newPage()
    await page.goto(link)
    await other.goto(link)
    await choose(page, fresh)
    await expect(page).toHaveURL(/\/login/)

    await choose(other, 'five fathoms under the keel')

    await expect(field(other, 'password')).toHaveCount(0)
    await fillSignIn(page, { ...customer, password: fresh })
    await expect(page).toHaveURL('/dashboard')
  })

  test('goes when a newer one is sent', async ({ page, faults }) => {
    faults.expectFault(/410/)
    const { email } = await newCustomer()
    const first = await askedFor(page, email)
    await askedFor(page, email, first)

    await page.goto(first)

    await expect(field(page, 'password')).toHaveCount(0)
  })

  test('that nobody sent leads to asking for one', async ({ page, faults }) => {
    faults.expectFault(/410/)
    await page.goto(`/reset-password/${'a'.repeat(43)}`)

    await expect(field(page, 'password')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
      'href',
      /\/forgot-password/,
    )
  })

  test('keeps working when the new password is refused', async ({ page }) => {
    const { email } = await newCustomer()
    await page.goto(await askedFor(page, email))

    await choose(page, 'too short')
    await expectFault(field(page, 'password'), /12/)
    await choose(page, fresh)

    await expect(page).toHaveURL(/\/login/)
  })
})

test('a new password signs out every browser that knew the old one', async ({ page, browser }) => {
  test.slow()
  const customer = await newCustomer()
  const elsewhere = await browser.newContext()
  const signedIn = await elsewhere.newPage()
  await signIn(signedIn, customer)

  await page.goto(await askedFor(page, customer.email))
  await choose(page, fresh)
  await expect(page).toHaveURL(/\/login/)

  await signedIn.goto('/dashboard')
  await expect(signedIn).toHaveURL('/login?intended=%2Fdashboard')
  await elsewhere.close()
})

async function answerTo(page: Page, email: string): Promise<string> {
  await page.goto('/forgot-password')
  await askFor(page, email)
  await expect(page.getByRole('main')).toContainText(email)
  return page.getByRole('main').innerText()
}

async function askFor(page: Page, email: string): Promise<void> {
  await field(page, 'email').fill(email)
  await field(page, 'email').press('Enter')
}

/** Asks for a message, and finds a link in it that is not the one before. */
async function askedFor(page: Page, email: string, before?: string): Promise<string> {
  await answerTo(page, email)
  await expect.poll(() => linkMailedTo(email, resetLink)).not.toBe(before)
  return linkMailedTo(email, resetLink)
}

async function choose(page: Page, password: string): Promise<void> {
  await field(page, 'password').fill(password)
  await page.getByRole('main').locator('form button[type=submit]').click()
}
