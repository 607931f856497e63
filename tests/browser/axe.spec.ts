import type { Page } from '@playwright/test'
import { homeLink } from '../support/browser/going-on.ts'
import { menuNames, menuPanel, openMenu } from '../support/browser/menus.ts'
import { openHome } from '../support/browser/open-home.ts'
import { linkMailedTo } from '../support/browser/post.ts'
import { violations } from '../support/browser/violations.ts'
import { faultsInWindows, resize } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

const headerData = '**/api/header-data'
const ada = { id: '1', name: 'Ada', email: 'ada@example.com' }
/** What the header may come to know of a visitor, and a word that it then says. */
const visitors = [
  { user: null, word: 'Sign in' },
  { user: ada, word: 'Your Profile' },
]
const wide = 1440
const narrow = 360

test.describe('axe finds nothing wrong', () => {
  test('with the whole home page, nor with its carousels further on', async ({ page }) => {
    await openHome(page, { width: wide })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await faultsInWindows(page, [])).toEqual([])
    expect(await violations(page)).toEqual([])

    await resize(page, wide)
    for (const carousel of ['#courses', '#testimonials']) {
      await page.locator(carousel).getByRole('button', { name: 'Previous' }).click()
      expect(await violations(page, carousel)).toEqual([])
    }
  })

  test('with the whole of an error page, nor with the dialog over it', async ({ page, faults }) => {
    faults.expectFault(/404/)
    await openHome(page, { address: '/no-such-harbour' })
    expect(await faultsInWindows(page, [])).toEqual([])
    expect(await violations(page)).toEqual([])

    await page.route('/', (route) => route.fulfill({ body: 'Low tide' }))
    await homeLink(page).click()
    await expect(page.getByRole('dialog')).toContainText('Low tide')
    for (const width of [narrow, wide]) {
      await resize(page, width)
      expect(await violations(page, 'dialog[open]'), `at ${width} px`).toEqual([])
    }
  })

  test('with a refused, an accepted and a confirmed newsletter address', async ({ page }) => {
    await openHome(page, { width: narrow, address: '/faq' })
    await subscribe(page, 'axe@')
    await expect(page.locator('#newsletter-error')).toBeVisible()
    expect(await violations(page, '#newsletter')).toEqual([])

    await subscribe(page, 'axe@example.com')
    await expect(page.getByRole('status').first()).toContainText('axe@example.com')
    expect(await violations(page, 'header')).toEqual([])

    await page.goto(await linkMailedTo('axe@example.com'))
    expect(await faultsInWindows(page)).toEqual([])
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list')
    const stop = /\/mail\/unsubscribe\//
    await page.goto(await linkMailedTo('axe@example.com', stop))
    expect(await faultsInWindows(page)).toEqual([])
    await page.getByRole('button', { name: 'Yes, stop it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are off the list')
  })

  test('with any open menu, any group of courses, whoever the visitor is', async ({ page }) => {
    await page.route(headerData, () => new Promise(() => undefined))
    await openHome(page, { width: wide, address: '/faq' })
    for (const name of menuNames) {
      await openMenu(page, name)
      expect(await violations(page, openOne), name).toEqual([])
    }

    await expect(menuPanel(page, 'Account')).toContainText('Loading...')
    for (const { user, word } of visitors) {
      await becomeKnown(page, user)
      await expect(menuPanel(page, 'Account')).toContainText(word, { ignoreCase: true })
      expect(await violations(page, openOne), word).toEqual([])
    }

    await openMenu(page, 'RYA Courses')
    const groups = menuPanel(page, 'RYA Courses').locator('button[aria-expanded=false]')
    for (let group = 0; group < 4; group += 1) {
      await groups.nth(group).click()
      expect(await violations(page, openOne), `group ${group}`).toEqual([])
    }
  })

  test('with the slide-in menu, whichever group is open and whoever the visitor is', async ({
    page,
  }) => {
    await page.route(headerData, () => new Promise(() => undefined))
    await openHome(page, { width: narrow, address: '/faq' })
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeInViewport({ ratio: 1 })
    await expect(menu).toContainText('Loading...')

    for (const [index, group] of (await menu.locator('h2 > button').all()).entries()) {
      if (index > 0) await group.click()
      await expect(group).toHaveAttribute('aria-expanded', 'true')
      expect(await violations(page, 'dialog[open]'), `group ${index}`).toEqual([])
    }
    for (const { user, word } of visitors) {
      await becomeKnown(page, user)
      await expect(menu).toContainText(word, { ignoreCase: true })
      expect(await violations(page, 'dialog[open]'), word).toEqual([])
    }
  })
})

const openOne = 'header li:has(> button[aria-expanded=true])'

/** Has the header ask again who the visitor is. */
async function becomeKnown(page: Page, user: typeof ada | null): Promise<void> {
  const json = { user, cartItems: 3, isAuthenticated: user !== null }
  await page.route(headerData, (route) => route.fulfill({ json }))
  await page.evaluate(() => document.dispatchEvent(new Event('header-data:refresh')))
}

async function subscribe(page: Page, address: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(address)
  await page.getByRole('button', { name: 'Subscribe' }).click()
}
