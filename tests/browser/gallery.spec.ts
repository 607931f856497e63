import type { Page } from '@playwright/test'
import { startGallerySite } from '../support/browser/gallery-site.ts'
import type { GallerySite } from '../support/browser/gallery-site.ts'
import { doubleTextSize } from '../support/browser/large-text.ts'
import { frame, violations } from '../support/browser/violations.ts'
import { faultsInWindows, losses, resize } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

// One site for all of them, which is bundled when the first begins; each walks many pages.
test.describe.configure({ mode: 'default', timeout: 600_000 })

let site: GallerySite
test.beforeAll(async () => {
  test.setTimeout(600_000)
  site = await startGallerySite()
})
test.afterAll(() => site.stop())

test.describe('the gallery', () => {
  test('has nothing wrong with what shares its page, at any width', async ({ page }) => {
    await open(page, '/_gallery')

    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible()
    expect(await faults(page)).toEqual([])
  })

  test('loses nothing there when text is twice as large', async ({ page }) => {
    await doubleTextSize(page)
    await open(page, '/_gallery')

    for (const width of [1280, 640]) {
      await resize(page, width)
      expect(await losses(page, 'main')).toEqual([])
    }
  })

  test('has nothing wrong with the states that have pages of their own', async ({ page }) => {
    await open(page, '/_gallery')
    const lists = page.getByRole('list', { name: /on pages of their own/ })
    const names = await lists.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''))
    expect(names.length).toBeGreaterThan(10)

    // By links: what judges a page stays in the document.
    for (const name of names) {
      const states = page.getByRole('list', { name, exact: true }).getByRole('link')
      for (let state = 0; state < (await states.count()); state += 1) {
        await states.nth(state).click()
        await expect(states.nth(state)).toHaveAttribute('aria-current', 'page')
        await showPictures(page)
        expect.soft(await faults(page), `${name}: ${state}`).toEqual([])
        await resize(page, 1280, 900)
      }
      await page.getByRole('link', { name: 'All components' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible()
    }
  })
})

async function open(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(site.origin + address)
  await expect(page.locator('html[data-app-started]')).toBeAttached({ timeout: 30_000 })
  await showPictures(page)
}

/** Has every lazy picture come. */
async function showPictures(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

/** What is wrong with a page in a wide window and in a narrow one. */
async function faults(page: Page): Promise<readonly string[]> {
  return [...(await faultsInWindows(page)), ...(await violations(page, 'html', frame))]
}
