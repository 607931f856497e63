import type { Locator, Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

// A picture that stands on the page once, in whichever of its files the browser chooses.
const itsFiles = /^\/images\/gallery\/hand-on-the-tiller-/

test.describe('a picture further down', () => {
  test(
    'is not fetched 60 px below the window, and is at 50 px',
    { tag: ['@spec-4.11', '@spec-9.4', '@clar-3.11'] },
    async ({ page }) => {
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
      await openHome(page)

      await scrollUntilBelowBy(guarantee(page), 60)
      await expect(guarantee(page)).not.toHaveAttribute('src')
      expect(fetched.filter((path) => itsFiles.test(path))).toEqual([])

      await scrollUntilBelowBy(guarantee(page), 50)
      await expect.poll(() => fetched.filter((path) => itsFiles.test(path))).toHaveLength(1)
    },
  )

  test(
    'has its own words and a box of its size, before it is fetched and after, keeps its picture, and is printed with all others',
    { tag: '@clar-3.10' },
    async ({ page }) => {
      await openHome(page)
      const words = () => page.locator('main img').evaluateAll(alts)
      const size = async () => (await guarantee(page).boundingBox())?.height
      const before = { words: await words(), size: await size() }
      expect(before.words).toContain('Guarantee Image')
      expect(before.size).toBeGreaterThan(200)

      await guarantee(page).scrollIntoViewIfNeeded()
      await expect(guarantee(page)).toHaveJSProperty('complete', true)
      await scrollUntilBelowBy(guarantee(page), 500)
      await expect(guarantee(page)).toHaveAttribute('src')
      await expect(page.locator('main img:not([src])')).not.toHaveCount(0)
      await page.pdf()

      await expect(page.locator('main img:not([src])')).toHaveCount(0)
      expect({ words: await words(), size: await size() }).toEqual(before)
    },
  )
})

function guarantee(page: Page): Locator {
  return page.getByRole('region', { name: /Triple S/ }).getByAltText('Guarantee Image')
}

/** Scrolls until the upper edge is this many pixels below the window, and its observers have acted. */
async function scrollUntilBelowBy(element: Locator, pixels: number): Promise<void> {
  await element.evaluate((image, distance) => {
    const top = Math.ceil(image.getBoundingClientRect().top + window.scrollY)
    window.scrollTo(0, top - window.innerHeight - distance)
    const frame = () => new Promise(requestAnimationFrame)
    const told = () => new Promise((tell) => new IntersectionObserver(tell).observe(image))
    return frame().then(told).then(frame).then(frame)
  }, pixels)
}

function alts(images: readonly (SVGElement | HTMLElement)[]): (string | null)[] {
  return images.map((image) => image.getAttribute('alt'))
}
