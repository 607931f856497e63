import type { Page } from '@playwright/test'
import { homeLink } from '../support/browser/going-on.ts'
import {
  doubleTextSize,
  longestHeading,
  longestWord,
  spaceText,
} from '../support/browser/large-text.ts'
import { menuNames, menuPanel, openMenu } from '../support/browser/menus.ts'
import { openHome } from '../support/browser/open-home.ts'
import { lostTexts } from '../support/browser/text-loss.ts'
import { excess, losses, resize } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

const accordions = ['RYA Courses', 'Sailing Holidays', 'Information']

test.describe('nothing is lost', () => {
  test('in any window, spaced out or with headings as long as content may be', async ({ page }) => {
    const widths = [1920, 1280, 1024, 768, 360, 320]
    await openHome(page)
    expect(await lossesAt(page, widths)).toEqual([])

    await spaceText(page)
    expect(await lossesAt(page, widths.slice(1))).toEqual([])

    await page.locator('main :is(h1, h2)').evaluateAll((headings, text) => {
      document.adoptedStyleSheets = []
      for (const heading of headings) heading.textContent = text
    }, longestHeading)
    expect(await lossesAt(page, [1280, 320])).toEqual([])
  })

  test('in any window when text is twice as large', async ({ page }) => {
    await doubleTextSize(page)
    await openHome(page, { width: 2048 })

    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    expect(await lossesAt(page, [2048, 1280, 640])).toEqual([])
  })

  test('in the error dialog, however long the words of the answer are', async ({ page }) => {
    await openHome(page, { width: 320, address: '/faq' })
    await page.route('/', (route) => route.fulfill({ body: `${longestWord} ${longestWord}` }))

    await homeLink(page).click()

    await expect(page.getByRole('dialog')).toContainText(longestWord)
    expect(await lostTexts(page, 'dialog[open]')).toEqual([])
  })

  for (const { text, narrow, wide, isLarge } of [
    { text: '', narrow: 320, wide: 1024, isLarge: false },
    { text: ' when text is twice as large', narrow: 640, wide: 2048, isLarge: true },
  ]) {
    test(`in any menu${text}`, async ({ page }) => {
      if (isLarge) await doubleTextSize(page)
      await openHome(page, { width: wide, height: isLarge ? 1600 : 800, address: '/faq' })
      for (const name of menuNames) {
        await openMenu(page, name)
        await expect(menuPanel(page, name)).toBeInViewport({ ratio: 1 })
        const panel = `header li:has(> button[aria-expanded=true]) > div`
        expect(await lostTexts(page, panel), name).toEqual([])
        expect(await excess(page), name).toBe(0)
      }
      await page.keyboard.press('Escape')

      await resize(page, narrow)
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await page.getByRole('button', { name: 'Open the menu' }).click()
      await expect(menu).toBeInViewport({ ratio: 1 })
      for (const name of accordions) {
        const opener = menu.getByRole('button', { name, exact: true })
        if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click()
        expect(await lostTexts(page, 'dialog[open]'), name).toEqual([])
        expect(await excess(page), name).toBe(0)
      }
    })
  }
})

/** What is lost in windows of these widths, each told with its own. */
async function lossesAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await resize(page, width)
    found.push(...(await losses(page)).map((loss) => `at ${width} px: ${loss}`))
  }
  return found
}
