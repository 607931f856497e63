import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { menuPanel, openMenu } from '../../support/browser/menus.ts'
import {
  expectFault,
  field,
  fillSignIn,
  newPerson,
  signIn,
  signInSomebody,
  verifyLink,
} from '../../support/browser/people.ts'
import type { Person } from '../../support/browser/people.ts'
import { mailTo, linkMailedTo } from '../../support/browser/post.ts'
import { expect, test } from '../../support/started-page.ts'

const wrong = 'three knots upwind'
const fresh = 'eight bells and all is well'

let customer: Person

test.beforeEach(async ({ page }) => {
  customer = await signInSomebody(page)
  await page.goto('/user/profile')
})

test.describe('the name', () => {
  test('is changed without the password', async ({ page }) => {
    await fill(page, 'information', { name: 'Ada King' })

    await expect(page.getByRole('status').first()).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByRole('main')).toContainText('Ada King')
  })

  test('cannot be empty', async ({ page }) => {
    await fill(page, 'information', { name: ' ' })

    await expectFault(box(page, 'information', 'name'), /name/i)
  })
})

test.describe('the e-mail address', () => {
  test('changes when the button of a message to the new one is pressed', async ({ page }) => {
    const { email } = newPerson()
    await fill(page, 'information', { email, current_password: customer.password })
    const link = await linkMailedTo(email, verifyLink)
    await expect
      .poll(() => subjectsTo(customer.email))
      .toContainEqual(expect.stringMatching(/e-mail/))

    await page.goto('/user/profile')
    await expect(box(page, 'information', 'email')).toHaveValue(customer.email)
    await page.goto(link)
    await page.getByRole('main').locator('form[action*="/email/verify/"] button').click()

    await expect(page).toHaveURL('/user/profile')
    await expect(box(page, 'information', 'email')).toHaveValue(email)
  })

  test('does not change without the password', async ({ page }) => {
    const { email } = newPerson()

    await fill(page, 'information', { email, current_password: wrong })

    await expectFault(box(page, 'information', 'current_password'), /password/i)
    expect(await mailTo(email)).toEqual([])
  })
})

test.describe('the password', () => {
  test('changes, and this browser stays while others are signed out', async ({ page, browser }) => {
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
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
    await elsewhere.close()
  })

  test('does not change without the old one', async ({ page }) => {
    await fill(page, 'password', { current_password: wrong, password: fresh })

    await expectFault(box(page, 'password', 'current_password'), /password/i)
    await expect(box(page, 'deletion', 'password')).not.toHaveAttribute('aria-invalid')
  })

  test('cannot be one that many people have', async ({ page }) => {
    await fill(page, 'password', {
      current_password: customer.password,
      password: 'Password1234!',
    })

    await expectFault(box(page, 'password', 'password'), /common|easy|guess/i)
  })
})

test.describe('the browsers that are signed in', () => {
  test('are listed, and the others are signed out with the password', async ({ page, browser }) => {
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await signIn(other, customer)
    await page.reload()
    await expect(page.locator('#sessions li')).toHaveCount(2)

    await fill(page, 'sessions', { password: wrong })
    await expectFault(box(page, 'sessions', 'password'), /password/i)
    await fill(page, 'sessions', { password: customer.password })

    await expect(page.locator('#sessions li')).toHaveCount(1)
    await other.goto('/dashboard')
    await expect(other).toHaveURL(/\/login/)
    await elsewhere.close()
  })

  test('are signed out one by one', async ({ page, browser }) => {
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await signIn(other, customer)
    await page.reload()

    await page.getByRole('main').locator('form[action^="/user/sessions/"] button').click()

    await expect(page.locator('#sessions li')).toHaveCount(1)
    await other.goto('/dashboard')
    await expect(other).toHaveURL(/\/login/)
    await elsewhere.close()
  })

  test('are told of by a message when one was not seen before', async ({ browser }) => {
    const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11) Firefox/140.0' })
    await signIn(await elsewhere.newPage(), customer)

    await expect
      .poll(() => subjectsTo(customer.email))
      .toContainEqual(expect.stringMatching(/sign/i))
    await elsewhere.close()
  })
})

test('one downloads what is kept, once the password was given again', async ({ page }) => {
  const download = page.getByRole('main').getByRole('link', { name: /download/i })
  await download.click()
  await expect(page).toHaveURL(/\/user\/confirm-password/)
  // That loaded a document. Only scripts can show what is typed, so their button comes with them.
  await expect(page.getByRole('button', { name: /show/i })).toBeVisible()
  await field(page, 'password').fill(wrong)
  await field(page, 'password').press('Enter')
  await expectFault(field(page, 'password'), /password/i)
  await field(page, 'password').fill(customer.password)
  await field(page, 'password').press('Enter')
  await expect(page).toHaveURL(/\/user\/profile/)

  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])

  const text = await readFile(await file.path(), 'utf8')
  expect(JSON.parse(text)).toBeInstanceOf(Object)
  expect(text).toContain(customer.email)
  expect(text).not.toContain('$argon2')
})

test.describe('deleting the account', () => {
  test('asks for the password', async ({ page }) => {
    await fill(page, 'deletion', { password: wrong })

    await expectFault(box(page, 'deletion', 'password'), /password/i)
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/dashboard')
  })

  test('leaves nobody signed in, nobody to sign in, and a message', async ({ page }) => {
    await fill(page, 'deletion', { password: customer.password })

    await expect(page).toHaveURL('/')
    await openMenu(page, 'Account')
    await expect(menuPanel(page, 'Account')).toContainText('Register')
    await page.goto('/login')
    await fillSignIn(page, customer)
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
    await expect
      .poll(() => subjectsTo(customer.email))
      .toContainEqual(expect.stringMatching(/delet/i))
  })
})

type FormName = 'information' | 'password' | 'sessions' | 'deletion'

function form(page: Page, name: FormName): Locator {
  return page.locator('main form').filter({ has: page.locator(`input[name=form][value=${name}]`) })
}

function box(page: Page, formName: FormName, name: string): Locator {
  return form(page, formName).locator(`input[name="${name}"]`)
}

async function fill(
  page: Page,
  name: FormName,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [key, value] of Object.entries(fields)) await box(page, name, key).fill(value)
  await form(page, name).locator('button[type=submit]').click()
}

async function subjectsTo(email: string): Promise<readonly string[]> {
  return (await mailTo(email)).map(({ subject }) => subject)
}

async function sessionOf(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'session')?.value
}
