import type { Locator, Page } from '@playwright/test'
import { holdPage } from '../support/browser/going-on.ts'
import { watchLayout } from '../support/browser/layout-shifts.ts'
import { openHome } from '../support/browser/open-home.ts'
import { untilStarted } from '../support/browser/until-started.ts'
import { expect, test } from '../support/page-faults.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const pause = 'Pause the background film'
const play = 'Play the background film'

test(
  "the hero's still is the file for its window, fetched once, and the largest paint",
  { tag: '@spec-2.44' },
  async ({ browser, baseURL }) => {
    for (const { width, height, scale, file } of [
      { width: 360, height: 740, scale: 2, file: 'golden-hour-tall-828.avif' },
      { width: 820, height: 1180, scale: 1, file: 'golden-hour-tall-828.avif' },
      { width: 1280, height: 800, scale: 1, file: 'golden-hour-1280.avif' },
      { width: 1920, height: 1080, scale: 1, file: 'golden-hour-1920.avif' },
    ]) {
      const page = await browser.newPage({ baseURL: baseURL ?? '', deviceScaleFactor: scale })
      const files = requestsFor(page, /golden-hour.*\.(?:avif|jpg)$/)
      await openHome(page, { width, height })
      await expect(film(page)).toHaveCSS('opacity', '1')

      expect(files.map((path) => path.split('/').at(-1))).toEqual([file])
      expect(await page.evaluate(largestPaint)).toMatch(/^<img [^>]*fetchpriority="high"/)
      await page.close()
    }
  },
)

test.describe("the hero's film", () => {
  test(
    'waits for the load of the page, then plays silently in a loop and moves nothing',
    { tag: ['@spec-2.44', '@spec-4.12', '@spec-9.12'] },
    async ({ page }) => {
      const films = requestsFor(page, /-loop\./)
      const shifts = await watchLayout(page)
      // Without the mark in its header the page has not loaded.
      const letTheMarkCome = await holdPage(page, '**/images/brand/mark*.svg*')
      await untilStarted(page, () => page.goto('/', { waitUntil: 'domcontentloaded' }))
      await settle(page)
      expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
      expect(await source(page)).toBe('')
      expect(films).toEqual([])

      letTheMarkCome()

      await expect.poll(() => isPlaying(page)).toBe(true)
      expect(new Set(films)).toEqual(new Set(['/images/art/golden-hour-loop.webm']))
      await expect(film(page)).toHaveCSS('opacity', '1')
      await expect(film(page)).toHaveJSProperty('loop', true)
      await expect(film(page)).toHaveJSProperty('muted', true)
      expect(
        (await shifts()).filter(({ moved }) => moved.some((one) => /video/.test(one))),
      ).toEqual([])
    },
  )

  test('is on a phone the one composed for tall windows, and no other is fetched', async ({
    page,
  }) => {
    const films = requestsFor(page, /-loop\./)
    await openHome(page, { width: 360, height: 740 })

    await expect.poll(() => isPlaying(page)).toBe(true)
    expect(new Set(films)).toEqual(new Set(['/images/art/golden-hour-tall-loop.webm']))
  })

  test('is paused and played by the keyboard, with a button of 44 px that says which, and rests out of sight', async ({
    page,
  }) => {
    await openHome(page)
    await expect.poll(() => isPlaying(page)).toBe(true)

    await page.getByRole('link', { name: 'See dates and prices' }).focus()
    await page.keyboard.press('Tab')
    const button = page.getByRole('button', { name: pause })
    await expect(button).toBeFocused()
    expect(await button.boundingBox()).toMatchObject({ width: 44, height: 44 })
    await page.keyboard.press('Enter')
    await expect.poll(() => isPlaying(page)).toBe(false)
    // Paused by a visitor it stays so, wherever they scroll.
    for (const top of [3000, 0]) {
      await page.evaluate((pixels) => window.scrollTo(0, pixels), top)
      await settle(page)
    }
    expect(await isPlaying(page)).toBe(false)
    await page.getByRole('button', { name: play }).press('Space')
    await expect.poll(() => isPlaying(page)).toBe(true)
    await expect(button).toBeFocused()

    await page.evaluate(() => window.scrollTo(0, 3000))
    await expect.poll(() => isPlaying(page)).toBe(false)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(() => isPlaying(page)).toBe(true)
  })

  test('is offered again when the browser refuses to play it', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => {
        document.documentElement.setAttribute('data-refused', '')
        return Promise.reject(new DOMException('no', 'NotAllowedError'))
      }
    })
    await openHome(page)

    await expect(page.locator('html')).toHaveAttribute('data-refused')
    await expect(page.getByRole('button', { name: play })).toBeVisible()
  })

  for (const { visitors, emulate } of [
    {
      visitors: 'want less motion',
      emulate: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    },
    { visitors: 'save data', emulate: (page: Page) => haveConnection(page, { saveData: true }) },
    {
      visitors: 'have a slow connection',
      emulate: (page: Page) => haveConnection(page, { effectiveType: '3g' }),
    },
  ]) {
    test(`is not fetched for visitors who ${visitors}, unless they ask`, async ({ page }) => {
      const films = requestsFor(page, /-loop\./)
      await emulate(page)
      await openHome(page)
      await settle(page)
      expect(await source(page)).toBe('')
      expect(films).toEqual([])

      await page.getByRole('button', { name: play }).click()

      await expect.poll(() => isPlaying(page)).toBe(true)
    })
  }
})

function film(page: Page): Locator {
  return page.locator('main video')
}

/** Whether the film is running: not only told to, but on its way. */
function isPlaying(page: Page): Promise<boolean> {
  return film(page).evaluate(
    (video: HTMLVideoElement) => !video.paused && video.readyState > 2 && video.currentTime > 0,
  )
}

function source(page: Page): Promise<string> {
  return film(page).evaluate((video: HTMLVideoElement) => video.currentSrc)
}

/** The paths of what the page asks for, as it goes on, of those that match. */
function requestsFor(page: Page, pattern: RegExp): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pattern.test(pathname)) paths.push(pathname)
  })
  return paths
}

async function haveConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
}

/** Lets the page do what it would do by itself: effects, observers and the frames after them. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
  })
}

/** Runs in the page: the markup of the largest thing painted so far. */
function largestPaint(): Promise<string | undefined> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last: (PerformanceEntry & { element?: Element }) | undefined = list.getEntries().at(-1)
      resolve(last?.element?.outerHTML)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}
