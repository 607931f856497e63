import type { Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { violations } from '../support/browser/violations.ts'
import { excess, faultsInWindows, resize } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

const field = (page: Page) => page.getByLabel('What are you looking for?')
const options = (page: Page) => page.getByRole('option')
const count = (page: Page) => page.locator('main').getByRole('status').last()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the code that suggests comes when somebody enters the field, and asks nothing yet', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('suggestions')) files.push(request.url())
  })
  await openHome(page, { address: '/search?q=knot' })
  expect(files).toEqual([])

  await field(page).focus()

  await expect(page.getByRole('combobox')).toBeFocused()
  expect(files.map((address) => new URL(address).pathname)).toEqual([
    expect.stringMatching(/^\/build\//),
  ])
})

test.describe('the suggestions', () => {
  test.beforeEach(async ({ page }) => {
    await openHome(page, { address: '/search' })
    await typeInto(page, 'competant cr')
  })

  test('are chosen by keys alone, or by a press', async ({ page }) => {
    await page.keyboard.press('ArrowDown')
    const first = options(page).first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', /.+/)
    expect(await violations(page, 'main')).toEqual([])
    await resize(page, 320)
    expect(await excess(page)).toBe(0)
    const name = (await first.locator('span').first().textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(name)
    await expect(page).not.toHaveURL(/search/)

    await openHome(page, { address: '/search' })
    await typeInto(page, 'competant cr')
    await options(page).filter({ hasText: 'RYA Competent Crew' }).first().click()
    await expect(page).toHaveURL(/\/rya-courses\/rya-competent-crew/)
  })

  test('go with Esc, leave what was typed, and leave Enter to the form', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('competant cr')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/search\?q=competant(%20|\+)cr$/)
    await expect(count(page)).toContainText('for “competant cr”')
    await expect(options(page)).toHaveCount(0)
  })
})

test('a search is reached, made and refined by keyboard, and shows in its field what the page answers', async ({
  page,
}) => {
  await openHome(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('yachtmaster')
  await page.keyboard.press('Enter')

  await expect(count(page)).toContainText('results for “yachtmaster”')
  await expect(page).toHaveTitle('Search: yachtmaster | Saltlark')
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused()
  await page.getByRole('link', { name: /^Courses \(/ }).press('Enter')
  await expect(count(page)).toContainText('courses for “yachtmaster”')
  await expect(page.getByRole('link', { name: /^Courses \(/ })).toBeFocused()

  await openHome(page, { address: '/search?q=skeppurz' })
  await page.getByRole('link', { name: 'skipper', exact: true }).click()
  await expect(count(page)).toContainText('results for “skipper”')
  await expect(field(page)).toHaveValue('skipper')
  await page.goBack()
  await expect(page.getByText('Nothing found for “skeppurz”')).toBeVisible()
  await expect(field(page)).toHaveValue('skeppurz')
})

test('axe finds nothing wrong in any window with a search, its results or none', async ({
  page,
}) => {
  for (const address of ['/search', '/search?q=day+skiper', '/search?q=qwertyzx']) {
    await openHome(page, { address })
    expect(await faultsInWindows(page), address).toEqual([])
  }
})

async function typeInto(page: Page, words: string): Promise<void> {
  await field(page).focus()
  await expect(page.getByRole('combobox')).toBeVisible()
  await page.keyboard.type(words)
  await expect(page.getByRole('listbox', { name: `for “${words}”` })).toBeVisible()
}
