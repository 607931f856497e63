import type { Page } from '@playwright/test'
import { menuPanel, openMenu } from '../../support/browser/menus.ts'
import { openHome } from '../../support/browser/open-home.ts'
import {
  expectFault,
  field,
  fillSignIn,
  newCustomer,
  newPerson,
  register,
  signIn,
  signInSomebody,
} from '../../support/browser/people.ts'
import { expect, test } from '../../support/started-page.ts'

const refused = /do not go together/

test.describe('somebody who signs in', () => {
  test('from a page far inside the site is back on it, query and all', async ({ page }) => {
    const customer = await newCustomer()
    await openHome(page, { address: '/events?kind=course&level=beginner' })
    await openMenu(page, 'Account')
    await page.getByRole('link', { name: 'Sign In' }).click()

    await fillSignIn(page, customer)

    await expect(page).toHaveURL('/events?kind=course&level=beginner')
    await openMenu(page, 'Account')
    await expect(menuPanel(page, 'Account')).toContainText('Your Account')
  })

  test('from the slide-in menu is back on the page too', async ({ page }) => {
    const customer = await newCustomer()
    await openHome(page, { width: 360, address: '/knots' })
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click()

    await fillSignIn(page, customer)

    await expect(page).toHaveURL('/knots')
  })

  test('because a page asked for it is led to that page', async ({ page }) => {
    const customer = await newCustomer()
    await page.goto('/user/profile')
    await expect(page).toHaveURL('/login?intended=%2Fuser%2Fprofile')

    await fillSignIn(page, customer)

    await expect(page).toHaveURL('/user/profile')
  })

  test('with a wrong password first keeps the way back', async ({ page }) => {
    const customer = await newCustomer()
    await page.goto('/login?intended=%2Fknots')
    await fillSignIn(page, { ...customer, password: 'three knots upwind' })
    await expectFault(field(page, 'email'), refused)

    await fillSignIn(page, customer)

    await expect(page).toHaveURL('/knots')
  })

  test('and asks for the form again is led on at once', async ({ page }) => {
    await signInSomebody(page)

    await page.goto('/login?intended=%2Fknots')
    await expect(page).toHaveURL('/knots')
    await page.goto('/register')
    await expect(page).toHaveURL('/dashboard')
  })
})

test.describe('the answer to a wrong password', () => {
  test('is the same as to an address that nobody has', async ({ page }) => {
    const { email } = await newCustomer()
    const password = 'three knots upwind'

    const known = await answerTo(page, { email, password })
    const unknown = await answerTo(page, { email: newPerson().email, password })

    expect(known).toMatch(refused)
    expect(unknown).toBe(known)
  })

  test('keeps the address and forgets the password', async ({ page }) => {
    const { email } = newPerson()

    await answerTo(page, { email, password: 'three knots upwind' })

    await expect(field(page, 'email')).toHaveValue(email)
    await page.reload()
    await expect(field(page, 'password')).toHaveValue('')
  })

  test('after five of them is to wait, in words and at the field', async ({ page }) => {
    const customer = await newCustomer()
    await page.goto('/login')
    for (let tries = 0; tries < 5; tries += 1) {
      await fillSignIn(page, { ...customer, password: `three knots ${tries}` })
      await expect(field(page, 'email')).toHaveAccessibleDescription(refused)
    }

    await fillSignIn(page, customer)

    await expectFault(
      field(page, 'email'),
      /Too many tries\. Wait (?:\d+ seconds?|1 minute) and try again\./,
    )
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('the limit on one address leaves the owner in, from elsewhere', async ({ page, browser }) => {
  const customer = await newCustomer()
  await page.goto('/login')
  for (let tries = 0; tries < 6; tries += 1) {
    await fillSignIn(page, { ...customer, password: `three knots ${tries}` })
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
  }

  const elsewhere = await browser.newContext({
    extraHTTPHeaders: { 'X-Forwarded-For': '192.0.2.77' },
  })
  await signIn(await elsewhere.newPage(), customer)
  await elsewhere.close()
})

test('somebody who never pressed the button of the message is sent another', async ({ page }) => {
  const person = newPerson()
  await register(person)
  await page.goto('/login')

  await fillSignIn(page, person)

  await expect(page).toHaveURL('/email/verify')
  await expect(page.getByRole('main')).toContainText(person.email)
  expect(await sessionCookie(page)).toBeUndefined()
})

test.describe('the cookie of who is signed in', () => {
  test('goes when the browser closes', async ({ page }) => {
    await signInSomebody(page)

    expect(await sessionCookie(page)).toMatchObject({
      expires: -1,
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    })
  })

  test('stays for as long as asked, with Remember me', async ({ page }) => {
    const customer = await newCustomer()
    await page.goto('/login')
    await field(page, 'remember').check()
    await fillSignIn(page, customer)
    await expect(page).toHaveURL('/dashboard')

    const { expires = 0 } = (await sessionCookie(page)) ?? {}
    const days = (expires - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(13)
    expect(days).toBeLessThan(61)
  })

  test('is another one after each sign-in', async ({ page }) => {
    const customer = await signInSomebody(page)
    const first = await sessionCookie(page)
    await page.request.post('/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } })

    await signIn(page, customer)

    expect((await sessionCookie(page))?.value).not.toBe(first?.value)
  })
})

test('two tabs that were on different pages each go back to their own', async ({
  page,
  context,
}) => {
  const customer = await newCustomer()
  const other = await context.newPage()
  await page.goto('/login?intended=%2Fknots')
  await other.goto('/login?intended=%2Ffaq')

  await fillSignIn(page, customer)
  await expect(page).toHaveURL('/knots')
  await fillSignIn(other, customer)
  await expect(other).toHaveURL(/\/(faq|dashboard)$/)
})

async function answerTo(page: Page, who: { email: string; password: string }): Promise<string> {
  await page.goto('/login')
  await fillSignIn(page, who)
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
  return field(page, 'email').evaluate(
    (box) => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  )
}

async function sessionCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'session')
}
