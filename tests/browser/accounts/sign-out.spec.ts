import type { Page } from '@playwright/test'
import { menuPanel, openMenu } from '../../support/browser/menus.ts'
import { signInSomebody, signOut } from '../../support/browser/people.ts'
import type { Person } from '../../support/browser/people.ts'
import { expect, test } from '../../support/started-page.ts'

test(
  'signing out leads home, the header asks again who is there, and another tab notices',
  { tag: ['@spec-4.2', '@spec-7.2', '@spec-2.17', '@spec-2.18'] },
  async ({ page, context, faults }) => {
    await signInSomebody(page)
    const other = await context.newPage()
    await other.goto('/dashboard')
    await page.goto('/dashboard')
    await openMenu(page, 'Account')
    await expect(menuPanel(page, 'Account').getByRole('listitem')).toHaveText([
      'Your Account',
      'Your Profile',
      'Sign out',
    ])
    const askedBefore = asked(faults.applicationRequests())
    const posted = page.waitForRequest('**/logout')

    await menuPanel(page, 'Account').getByRole('button', { name: 'Sign out' }).press('Enter')

    expect((await posted).postData()).toMatch(/^(\{\})?$/)
    await expect(page).toHaveURL('/')
    await openMenu(page, 'Account')
    await expect(menuPanel(page, 'Account').getByRole('listitem')).toHaveText([
      'Sign In',
      'Register',
    ])
    expect(asked(faults.applicationRequests())).toBeGreaterThan(askedBefore)
    await other
      .getByRole('main')
      .getByRole('link', { name: /profile/i })
      .first()
      .click()
    await expect(other).toHaveURL('/login?intended=%2Fuser%2Fprofile')
  },
)

test.describe('Back after signing out', () => {
  test(
    'shows nothing of the account, but the form to sign in',
    { tag: '@clar-4.4' },
    async ({ page }) => {
      const customer = await walkThroughAccount(page)
      await signOut(page)

      for (const address of ['/user/profile', '/dashboard']) {
        const asking = page.waitForResponse((response) => response.url().includes('/login'))
        await page.goBack()
        await asking
        await expect(page).toHaveURL(`/login?intended=${encodeURIComponent(address)}`)
        await expectNothingOf(page, customer)
      }
    },
  )

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('shows nothing of it either', async ({ page }) => {
      const customer = await signInSomebody(page)
      await page.goto('/user/profile')
      await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
      await expect(page).toHaveURL('/')

      await page.goBack()

      await expect(page).toHaveURL(/\/login/)
      await expectNothingOf(page, customer)
    })
  })
})

test(
  'what the browser keeps of a visit is encrypted, and asked for again when it cannot be read',
  { tag: ['@clar-4.4', '@spec-8.4', '@clar-4.3'] },
  async ({ page }) => {
    const { name } = await walkThroughAccount(page)
    const kept = await page.evaluate(() => {
      const { page: entry } = window.history.state as { page: unknown }
      return { isEncrypted: entry instanceof ArrayBuffer, text: JSON.stringify(history.state) }
    })
    expect(kept.isEncrypted).toBe(true)
    expect(kept.text).not.toContain(name)
    await page.evaluate(() => sessionStorage.clear())

    const asking = page.waitForRequest(
      (request) => new URL(request.url()).pathname === '/dashboard',
    )
    await page.goBack()
    await asking

    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('main')).toContainText(name)
  },
)

/** Signs somebody in, who goes from their account to their profile. */
async function walkThroughAccount(page: Page): Promise<Person> {
  const customer = await signInSomebody(page)
  await page.goto('/dashboard')
  await page
    .getByRole('main')
    .getByRole('link', { name: /profile/i })
    .first()
    .click()
  await expect(page).toHaveURL('/user/profile')
  await expect(page.getByRole('main').locator('input[name="email"]')).toHaveValue(customer.email)
  return customer
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
