import type { Locator, Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { readContrast } from '../support/browser/words-on-pictures.ts'
import type { Reading } from '../support/browser/words-on-pictures.ts'
import { expect, test } from '../support/page-faults.ts'

const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** Seconds of the film that are looked at; its first frame is the still. */
const moments = [1.4, 3.5, 5.6]

test.describe('the words over the hero', () => {
  for (const size of windows) {
    test(`can be read on the still at ${size.width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openHome(page, size)
      await hasCome(heroWords(page).locator('img[fetchpriority]'))

      expect(tooPale(await readContrast(page, heroWords(page)), 18)).toEqual([])
    })
  }

  for (const size of [windows[0], windows[3]]) {
    test(`can be read on every part of the film at ${size?.width} px`, async ({ page }) => {
      test.slow()
      await openHome(page, size)
      await expect(page.locator('main video')).toHaveCSS('opacity', '1')

      for (const moment of moments) {
        await showFrame(page, moment)
        expect(tooPale(await readContrast(page, heroWords(page)), 18), `${moment} s`).toEqual([])
      }
    })
  }
})

test.describe('the words over the first call to action', () => {
  for (const size of windows) {
    test(`can be read at ${size.width} px`, async ({ page }) => {
      await openHome(page, size)
      const section = page.locator('#experience')
      await section.scrollIntoViewIfNeeded()
      await hasCome(section.locator('img').first())

      await section.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
      const words = section.locator('h2, h2 ~ .rich-text, h2 ~ a, p:has(~ h2)')

      expect(tooPale(await readContrast(page, words), 3)).toEqual([])
    })
  }
})

/** The hero with the header on it. */
function heroWords(page: Page): Locator {
  return page.locator('header, main > section:first-child')
}

/** What is not dark enough, of at least so many things that can be read. */
function tooPale(readings: readonly Reading[], atLeast: number): string[] {
  expect(readings.length).toBeGreaterThanOrEqual(atLeast)
  return readings
    .filter(({ contrast, least }) => contrast < least)
    .map(({ what, contrast, least }) => `${what}: ${contrast.toFixed(2)}, not ${least}`)
}

async function hasCome(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
}

/** Stops the film at a second of it, and waits until that is what is shown. */
async function showFrame(page: Page, second: number): Promise<void> {
  await page.locator('main video').evaluate(async (element, at) => {
    const film = element as HTMLVideoElement
    film.pause()
    const isThere = new Promise((done) => film.addEventListener('seeked', done, { once: true }))
    film.currentTime = at
    await isThere
    await new Promise(requestAnimationFrame)
  }, second)
}
