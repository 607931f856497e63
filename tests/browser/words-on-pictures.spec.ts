import type { Locator, Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { resize } from '../support/browser/windows.ts'
import { readContrast } from '../support/browser/words-on-pictures.ts'
import type { Reading } from '../support/browser/words-on-pictures.ts'
import { expect, test } from '../support/page-faults.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** Seconds of the film that are looked at; its first frame is the still. */
const moments = [1.4, 3.5, 5.6]

test('the words over the still and over the first call to action can be read in every window', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page)
  const section = page.locator('#experience')
  for (const { width, height } of windows) {
    await resize(page, width, height)
    await page.evaluate(() => scrollTo(0, 0))
    await hasCome(heroWords(page).locator('img[fetchpriority]'))
    expect(tooPale(await readContrast(page, heroWords(page)), 18), `hero at ${width} px`).toEqual(
      [],
    )

    await section.scrollIntoViewIfNeeded()
    await hasCome(section.locator('img').first())
    await section.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
    const words = section.locator('h2, h2 ~ .rich-text, h2 ~ a, p:has(~ h2)')
    expect(tooPale(await readContrast(page, words), 3), `call at ${width} px`).toEqual([])
  }
})

for (const size of [windows[0], windows[3]]) {
  test(`the words over the hero can be read on every part of the film at ${size?.width} px`, async ({
    page,
  }) => {
    await openHome(page, size)
    await expect(page.locator('main video')).toHaveCSS('opacity', '1')

    for (const moment of moments) {
      await showFrame(page, moment)
      expect(tooPale(await readContrast(page, heroWords(page)), 18), `${moment} s`).toEqual([])
    }
  })
}

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
