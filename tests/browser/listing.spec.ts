import type { Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { excess } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

const address = '/sailing-weekends'

test.describe('a list of offers', () => {
  test('is narrowed where the visitor is: the focus and the place stay', async ({ page }) => {
    await openHome(page, { address })
    const novice = filter(page, 'Novice')
    const count = await countIn(novice)

    await novice.focus()
    const place = await page.evaluate(() => window.scrollY)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\?level=beginner$/)
    await expect(status(page)).toHaveText(`${count} weekends`)
    await expect(filter(page, 'Novice')).toBeFocused()
    await expect(filter(page, 'Novice')).toHaveAccessibleName(/^Chosen: Novice/)
    expect(await page.evaluate(() => window.scrollY)).toBe(place)
  })

  test('hands the focus to its heading when a choice is taken back', async ({ page }) => {
    await openHome(page, { address: `${address}?level=beginner` })

    await page.getByRole('link', { name: 'Remove Novice' }).click()

    await expect(page).toHaveURL(/\/sailing-weekends$/)
    await expect(page.getByRole('heading', { name: 'Find your weekend' })).toBeFocused()
    await expect(page.getByRole('list', { name: 'Chosen' })).toHaveCount(0)
  })

  test('is what it was after Back', async ({ page }) => {
    await openHome(page, { address })
    const before = await status(page).textContent()
    await filter(page, 'Novice').click()
    await expect(page).toHaveURL(/level=beginner/)

    await page.goBack()

    await expect(page).toHaveURL(/\/sailing-weekends$/)
    await expect(status(page)).toHaveText(before ?? '')
  })

  test('turns its page and shows where the offers begin', async ({ page }) => {
    await openHome(page, { address: '/rya-courses' })

    await page.getByRole('link', { name: 'Next page' }).click()

    await expect(page.getByText(/^Page 2 of/)).toBeAttached()
    const heading = page.getByRole('heading', { name: 'Find your course' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  })

  test('is never wider than its window', async ({ page }) => {
    await openHome(page, { address: '/rya-courses?level=beginner' })

    for (const width of [320, 360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await excess(page), `at ${width} px`).toBe(0)
    }
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the filters ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('stand beside the offers in a wide window', async ({ page }) => {
      await page.goto(address)

      await expect(page.locator('summary', { hasText: 'Filter' })).toBeHidden()
      await filter(page, 'Novice').click()

      await expect(page).toHaveURL(/\?level=beginner$/)
      await expect(page.getByRole('link', { name: 'Remove Novice' })).toBeVisible()
    })

    test('are a disclosure above the offers in a narrow one', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(address)
      await expect(filter(page, 'Novice')).toBeHidden()

      await page.locator('summary', { hasText: 'Filter' }).click()
      await filter(page, 'Novice').click()

      await expect(page).toHaveURL(/\?level=beginner$/)
      await expect(page.locator('summary', { hasText: 'Filter (1 chosen)' })).toBeVisible()
    })
  })
}

function filter(page: Page, label: string) {
  return page.locator('main details a', { hasText: label })
}

function status(page: Page) {
  return page.locator('#results').getByRole('status')
}

async function countIn(link: ReturnType<typeof filter>): Promise<string> {
  return /\((\d+)\)/.exec((await link.textContent()) ?? '')?.[1] ?? 'no count'
}
