import type { Page } from '@playwright/test'
import { homeLink } from '../support/browser/going-on.ts'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

test.describe('the header', () => {
  test(
    'lies on the hero at the top of the home page',
    { tag: ['@spec-2.42', '@clar-1.21'] },
    async ({ page }) => {
      await openHome(page)

      await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute')
      expect((await page.locator('main > section').first().boundingBox())?.y).toBe(0)
      expect((await homeLink(page).boundingBox())?.y).toBeGreaterThan(30)
    },
  )

  for (const width of [360, 1280]) {
    test(
      `stays in sight only after scrolling at ${width} px, and never hides what has the focus`,
      { tag: '@clar-1.21' },
      async ({ page }) => {
        await openHome(page, { width, height: 640 })
        const atTheTop = await homeLink(page).boundingBox()
        await scrollTo(page, 1200)
        await expect(homeLink(page)).toBeInViewport({ ratio: 1 })
        await scrollTo(page, 0)
        await expect.poll(() => homeLink(page).boundingBox()).toEqual(atTheTop)

        await page.getByRole('contentinfo').getByRole('link').last().focus()
        for (let presses = 1; presses <= 40; presses += 1) {
          await page.keyboard.press('Shift+Tab')
          expect(await page.evaluate(hiddenFocus), `after ${presses} presses`).toBeNull()
        }
      },
    )
  }

  test('leaves room above the part of the page that an address leads to', async ({ page }) => {
    await openHome(page)

    await page.goto('/#courses')

    const header = (await homeLink(page).boundingBox())?.height ?? 0
    const top = async () => (await page.locator('#courses').boundingBox())?.y
    await expect.poll(top).toBeLessThan(200)
    expect(await top()).toBeGreaterThan(header)
  })
})

async function scrollTo(page: Page, pixels: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), pixels)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(pixels)
}

/** What has the focus, if something lies over the middle of it. */
function hiddenFocus(): string | null {
  const focused = document.activeElement ?? document.body
  const { x, y, width, height } = focused.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  const isSeen = top !== null && (focused.contains(top) || top.contains(focused))
  return isSeen ? null : focused.outerHTML
}
