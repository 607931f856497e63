import type { Page } from '@playwright/test'
import { holdPage } from '../support/browser/going-on.ts'
import { openHome } from '../support/browser/open-home.ts'
import { violations } from '../support/browser/violations.ts'
import { excess, faultsInWindows, resize } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

const field = (page: Page) => page.getByLabel('What are you looking for?')
const options = (page: Page) => page.getByRole('option')
const count = (page: Page) => page.locator('main').getByRole('status').last()
const suggestions = /\/search\/suggestions\?/
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

test('what is typed while that code is on its way is suggested for, and stays', async ({
  page,
}) => {
  const letCodeCome = await holdPage(page, /\/assets\/search-suggestions-/)
  await openHome(page, { address: '/search' })
  await field(page).focus()
  await page.keyboard.type('bow')

  letCodeCome()

  await expect(listFor(page, 'bow')).toBeVisible()
  await expect(field(page)).toHaveValue('bow')
})

test('suggestions that are slow are asked for one after the other, and only what stands in the field is shown', async ({
  page,
}) => {
  const { asked, letCome } = await slowSuggestions(page)
  await openHome(page, { address: '/search' })
  await enter(page)
  await page.keyboard.type('day')
  await expect.poll(() => asked).toEqual(['d'])
  await letCome('d')
  await expect.poll(() => asked).toEqual(['d', 'day'])
  await expect(options(page)).toHaveCount(0)
  await letCome('day')
  await expect(listFor(page, 'day')).toBeVisible()

  await field(page).blur()
  await expect(options(page)).toHaveCount(0)

  await field(page).fill('days')
  await field(page).fill('')
  await letCome('days')
  await expect(options(page)).toHaveCount(0)
  expect(asked).toEqual(['d', 'day', 'days'])
})

test('an answer that failed is no matter to the next, and no suggestions are said to be none', async ({
  page,
  faults,
}) => {
  faults.expectFault(/429/)
  await page.route(suggestions, (route) => route.fulfill({ status: 429 }), { times: 1 })
  await openHome(page, { address: '/search' })
  await enter(page)
  const failed = page.waitForResponse(suggestions)
  await page.keyboard.type('d')
  await failed
  await page.keyboard.type('ay')
  await expect(listFor(page, 'day')).toBeVisible()
  await expect(page.getByText(/^\d suggestions, reached by arrow keys$/)).toBeAttached()

  await field(page).fill('qwertyzx')
  await expect(page.getByText('No suggestions')).toBeAttached()
  await expect(options(page)).toHaveCount(0)
})

test.describe('the suggestions', () => {
  test.beforeEach(async ({ page }) => {
    await openHome(page, { address: '/search' })
    await typeInto(page, 'competant cr')
  })

  test('are chosen by keys alone, or by a press', async ({ page }) => {
    const first = options(page).first()
    const most = await options(page).count()
    for (let walked = 0; walked < most; walked += 1) {
      await page.keyboard.press('ArrowDown')
      const id = (await options(page).nth(walked).getAttribute('id')) ?? ''
      await expect(options(page).nth(walked)).toHaveAttribute('aria-selected', 'true')
      await expect(field(page)).toHaveAttribute('aria-activedescendant', id)
    }
    // Behind the last comes the field, and before the field the last.
    await page.keyboard.press('ArrowDown')
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    for (let walked = 1; walked < most; walked += 1) await page.keyboard.press('ArrowUp')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toBeFocused()
    expect(await violations(page, 'main')).toEqual([])
    await resize(page, 320)
    expect(await excess(page)).toBe(0)
    const name = await first.evaluate(
      (option) => option.querySelector('span.block.text-pretty')?.textContent,
    )
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(name ?? '')
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

test('a search is refined by keyboard, and its field shows what the page answers', async ({
  page,
}) => {
  await openHome(page, { address: '/search' })
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('yachtmaster')
  await page.keyboard.press('Enter')

  await expect(count(page)).toContainText('results for “yachtmaster”')
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
  for (const query of ['', '?q=day+skiper', '?q=dog', '?q=qwertyzx']) {
    const address = `/search${query}`
    await openHome(page, { address })
    expect(await faultsInWindows(page), address).toEqual([])
  }
})

async function typeInto(page: Page, words: string): Promise<void> {
  await enter(page)
  await page.keyboard.type(words)
  await expect(listFor(page, words)).toBeVisible()
}

async function enter(page: Page): Promise<void> {
  await field(page).focus()
  await expect(page.getByRole('combobox')).toBeVisible()
}

function listFor(page: Page, words: string) {
  return page.getByRole('listbox', { name: `for “${words}”` })
}

/** What was asked for so far, and what lets the answer to it come, whatever the page makes of it. */
async function slowSuggestions(page: Page) {
  const waiting = new Map<string, () => void>()
  await page.route(suggestions, async (route) => {
    const query = new URL(route.request().url()).searchParams.get('q') ?? ''
    asked.push(query)
    await new Promise<void>((letGo) => waiting.set(query, letGo))
    await route.continue()
  })
  const asked: string[] = []
  return {
    asked,
    async letCome(query: string) {
      await expect.poll(() => waiting.has(query)).toBe(true)
      const answer = page.waitForResponse(suggestions)
      waiting.get(query)?.()
      await (await answer).finished()
      await page.evaluate(() => new Promise(requestAnimationFrame))
    },
  }
}
