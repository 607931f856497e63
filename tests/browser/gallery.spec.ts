import type { Page } from '@playwright/test'
import { startGallerySite } from '../support/browser/gallery-site.ts'
import type { GallerySite } from '../support/browser/gallery-site.ts'
import { doubleTextSize } from '../support/browser/large-text.ts'
import { faultsInWindows, losses, resize } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

// One site for all of them, which is bundled when the first begins; each walks many pages.
test.describe.configure({ mode: 'default', timeout: 600_000 })
// What fades in would be judged on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
    expect(await faultsInWindows(page)).toEqual([])
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
    const addresses = await statesAlone(page)
    expect(addresses).not.toEqual([])

    for (const address of addresses) {
      await open(page, address)
      expect.soft(await faultsInWindows(page), address).toEqual([])
    }
  })

  test('shows one component by its address, found by keyboard', async ({ page }) => {
    await open(page, '/_gallery')

    await page.getByRole('link', { name: 'Offer card', exact: true }).focus()
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\?show=offer-card$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offer card')
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('A course')
  })

  test('is in no build for visitors', async ({ page, faults, baseURL }) => {
    faults.expectFault(/404/)

    const answer = await page.goto(`${baseURL}/_gallery`)

    expect(answer?.status()).toBe(404)
  })
})

async function open(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(site.origin + address)
  await expect(page.locator('html[data-app-started]')).toBeAttached({ timeout: 30_000 })
  // Has every lazy picture come.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

/** The addresses of the states that do not stand beside others. */
function statesAlone(page: Page): Promise<string[]> {
  return page
    .getByRole('list', { name: /on pages of their own/ })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}
