import type { Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { violations } from '../support/browser/violations.ts'
import { excess } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

const field = (page: Page) => page.getByLabel('What are you looking for?')
const options = (page: Page) => page.getByRole('option')
const count = (page: Page) => page.locator('main').getByRole('status').last()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The addresses of the files that suggest, as far as the page has asked for them. */
function watchSuggestions(page: Page): readonly string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('suggestions')) files.push(request.url())
  })
  return files
}

test.describe('the code that suggests', () => {
  for (const address of ['/', '/rya-courses', '/search?q=knot']) {
    test(`is no part of ${address}`, async ({ page }) => {
      const files = watchSuggestions(page)

      await openHome(page, { address })
      await page.waitForLoadState('load')

      expect(files).toEqual([])
    })
  }

  test('comes when somebody enters the field, and asks nothing yet', async ({ page }) => {
    const files = watchSuggestions(page)
    await openHome(page, { address: '/search' })

    await field(page).focus()

    await expect(page.getByRole('combobox')).toBeFocused()
    expect(files.filter((address) => address.includes('/build/'))).toHaveLength(1)
    expect(files.filter((address) => address.includes('/search/suggestions'))).toEqual([])
  })
})

test.describe('the suggestions', () => {
  test.beforeEach(async ({ page }) => {
    await openHome(page, { address: '/search' })
    await field(page).focus()
    await expect(page.getByRole('combobox')).toBeVisible()
    await page.keyboard.type('competant cr')
    await expect(page.getByRole('listbox', { name: 'for “competant cr”' })).toBeVisible()
  })

  test('are chosen by keys alone', async ({ page }) => {
    await page.keyboard.press('ArrowDown')
    const first = options(page).first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', /.+/)
    const name = (await first.locator('span').first().textContent()) ?? ''

    await page.keyboard.press('Enter')

    await expect(heading(page)).toHaveText(name)
    await expect(page).not.toHaveURL(/search/)
  })

  test('are chosen by a press', async ({ page }) => {
    await options(page).filter({ hasText: 'RYA Competent Crew' }).first().click()

    await expect(page).toHaveURL(/\/rya-courses\/rya-competent-crew/)
  })

  test('go with Esc and leave what was typed', async ({ page }) => {
    await page.keyboard.press('Escape')

    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('competant cr')
    await expect(field(page)).toBeFocused()
  })

  test('leave Enter to the form', async ({ page }) => {
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/search\?q=competant(%20|\+)cr$/)
    await expect(count(page)).toContainText('for “competant cr”')
    await expect(options(page)).toHaveCount(0)
  })

  test('have no fault that axe finds', async ({ page }) => {
    await page.keyboard.press('ArrowDown')

    expect(await violations(page)).toEqual([])
  })

  test('stay within a narrow window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })

    await expect(options(page).first()).toBeVisible()
    expect(await excess(page)).toBe(0)
  })
})

test.describe('a search', () => {
  test('is reached, made and refined by keyboard', async ({ page }) => {
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
  })

  test('shows in its field what the page answers, after Back too', async ({ page }) => {
    await openHome(page, { address: '/search?q=skeppurz' })
    await page.getByRole('link', { name: 'skipper', exact: true }).click()
    await expect(count(page)).toContainText('results for “skipper”')
    await expect(field(page)).toHaveValue('skipper')

    await page.goBack()

    await expect(page.getByText('Nothing found for “skeppurz”')).toBeVisible()
    await expect(field(page)).toHaveValue('skeppurz')
  })

  for (const address of ['/search', '/search?q=day+skiper', '/search?q=qwertyzx']) {
    test(`at ${address} is without fault and never too wide`, async ({ page }) => {
      await openHome(page, { address, width: 320, height: 700 })

      expect(await excess(page)).toBe(0)
      expect(await violations(page)).toEqual([])
    })
  }
})

test.describe('a page that is not there', () => {
  test('offers what its address may have meant, and a search for it', async ({ page, faults }) => {
    faults.expectFault(/404/)
    await openHome(page, { address: '/rya-courses/day-skiper' })
    await expect(field(page)).toHaveValue('day skiper')
    await expect(page.getByRole('heading', { name: 'Perhaps you meant' })).toBeVisible()

    await field(page).press('Enter')

    await expect(page).toHaveURL(/\/search\?q=day/)
    await expect(count(page)).toContainText('results for “day skiper”')
  })
})

test.describe('a search without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is made, narrowed and mended by plain pages', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page.getByRole('link', { name: 'RYA Competent Crew' })).toBeVisible()

    await field(page).fill('competant crew')
    await page.getByRole('button', { name: 'Search' }).click()

    await expect(count(page)).toContainText('results for “competant crew”')
    await expect(field(page)).toHaveValue('competant crew')
    await page.getByRole('link', { name: /^Courses \(/ }).click()
    await expect(count(page)).toContainText('courses for “competant crew”')
    await page.getByRole('link', { name: /^RYA Competent Crew$/ }).click()
    await expect(heading(page)).toHaveText('RYA Competent Crew')
  })

  test('begins on the page for what is not there', async ({ page, faults }) => {
    faults.expectFault(/404/)
    await page.goto('/rya-courses/day-skiper')

    await page.getByRole('button', { name: 'Search' }).click()

    await expect(count(page)).toContainText('results for “day skiper”')
  })
})
