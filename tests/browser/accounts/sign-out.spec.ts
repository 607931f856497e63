import type { Page } from '@playwright/test'
import { menuPanel, openMenu } from '../../support/browser/menus.ts'
import { signInSomebody, signOut } from '../../support/browser/people.ts'
import type { Person } from '../../support/browser/people.ts'
import { expect, test } from '../../support/started-page.ts'

test.describe('signing out', () => {
  test('leads home, and the header asks again who is there', async ({ page, faults }) => {
    await signInSomebody(page)
    const askedBefore = asked(faults.applicationRequests())

    await signOut(page)

    await openMenu(page, 'Account')
    await expect(menuPanel(page, 'Account')).toContainText('Register')
    expect(asked(faults.applicationRequests())).toBeGreaterThan(askedBefore)
  })

  test('ends the session: the cookie is gone, and a copy of it opens nothing', async ({
    page,
    browser,
  }) => {
    await signInSomebody(page)
    const copy = await page.context().cookies()
    await signOut(page)

    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session')
    const thief = await browser.newContext()
    await thief.addCookies(copy)
    const stolen = await thief.newPage()
    await stolen.goto('/dashboard')
    await expect(stolen).toHaveURL(/\/login\?intended=/)
    await thief.close()
  })

  test('tells the browser to forget what it keeps of the site', async ({ page }) => {
    await signInSomebody(page)

    const answer = page.waitForResponse((response) => response.url().endsWith('/logout'))
    await signOut(page)

    const headers = await (await answer).allHeaders()
    expect(headers['clear-site-data']).toBe('"cache", "storage"')
  })

  test('in one tab is noticed in the other', async ({ page, context }) => {
    await signInSomebody(page)
    const other = await context.newPage()
    await other.goto('/dashboard')
    await signOut(page)

    await other
      .getByRole('main')
      .getByRole('link', { name: /profile/i })
      .first()
      .click()

    await expect(other).toHaveURL('/login?intended=%2Fuser%2Fprofile')
  })
})

test.describe('Back after signing out', () => {
  test('shows nothing of the account, but the form to sign in', async ({ page }) => {
    const customer = await signInSomebody(page)
    await walkThroughAccount(page, customer)
    await signOut(page)

    for (const address of ['/user/profile', '/dashboard']) {
      const asked = page.waitForResponse((response) => response.url().includes('/login'))
      await page.goBack()
      await asked
      await expect(page).toHaveURL(`/login?intended=${encodeURIComponent(address)}`)
      await expectNothingOf(page, customer)
    }
  })

  test('shows nothing of it without JavaScript either', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const customer = await signInSomebody(page)
    await page.goto('/user/profile')
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
    await expect(page).toHaveURL('/')

    await page.goBack()

    await expect(page).toHaveURL(/\/login/)
    await expectNothingOf(page, customer)
    await context.close()
  })

  test('shows nothing to whoever types the address', async ({ page }) => {
    const customer = await signInSomebody(page)
    await signOut(page)

    await page.goto('/user/profile')

    await expect(page).toHaveURL('/login?intended=%2Fuser%2Fprofile')
    await expectNothingOf(page, customer)
  })
})

test.describe('what the browser keeps of a visit', () => {
  test('is encrypted in its history', async ({ page }) => {
    const { name } = await signInSomebody(page)

    const kept = await page.evaluate(() => {
      const { page: entry } = window.history.state as { page: unknown }
      return { isEncrypted: entry instanceof ArrayBuffer, text: JSON.stringify(history.state) }
    })

    expect(kept.isEncrypted).toBe(true)
    expect(kept.text).not.toContain(name)
  })

  test('when it cannot be decrypted, is asked for again at its address', async ({ page }) => {
    const customer = await signInSomebody(page)
    await walkThroughAccount(page, customer)
    await page.evaluate(() => sessionStorage.clear())

    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/dashboard')
    await page.goBack()
    await asked

    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('main')).toContainText(customer.name)
  })
})

async function walkThroughAccount(page: Page, { email }: Person): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /profile/i })
    .first()
    .click()
  await expect(page).toHaveURL('/user/profile')
  await expect(page.getByRole('main').locator('input[name="email"]')).toHaveValue(email)
}

async function expectNothingOf(page: Page, { name, email }: Person): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  const html = await page.content()
  expect(html).not.toContain(name)
  expect(html).not.toContain(email)
}

function asked(requests: readonly string[]): number {
  return requests.filter((request) => request === 'GET /api/header-data').length
}
