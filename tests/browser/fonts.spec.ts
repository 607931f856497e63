import { holdFiles } from '../support/browser/late-files.ts'
import { watchLayout } from '../support/browser/layout-shifts.ts'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

/** What a glance does not notice, and what rounds to a shift of 0.000 in any measurement. */
const visible = 0.0005

const ownFonts = ['600 1em Fraunces', '1em Figtree']

test.describe('the fonts', () => {
  test('are our own two files, one of them ahead of the text that asks for it', async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') requested.push(new URL(request.url()).pathname)
    })
    await openHome(page)
    await page.evaluate(() => document.fonts.ready)

    expect(requested.toSorted()).toEqual([
      expect.stringMatching(/^\/build\/assets\/figtree-[\w-]+\.woff2$/),
      expect.stringMatching(/^\/build\/assets\/fraunces-[\w-]+\.woff2$/),
    ])
    const preloads = page.locator('link[rel=preload][as=font]')
    await expect(preloads).toHaveCount(1)
    await expect(preloads).toHaveAttribute(
      'href',
      requested.find((path) => /fraunces/.test(path)) ?? '',
    )
  })

  for (const width of [360, 1024, 1440]) {
    test(`move nothing at ${width} px when they come after the text was painted`, async ({
      page,
    }) => {
      const shifts = await watchLayout(page)
      const letFontsCome = await holdFiles(page, /\.woff2$/)

      const opened = openHome(page, { width, height: 1000 })
      await page.waitForFunction(paintedWithout, ownFonts)
      await letFontsCome()
      await opened
      await page.waitForFunction(has, ownFonts)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await page.evaluate(() => new Promise(requestAnimationFrame))

      const all = await shifts()
      expect(all.filter(({ value }) => value > visible)).toEqual([])
      expect(all.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(visible)
    })
  }
})

/** Runs in the page. */
function paintedWithout(fonts: readonly string[]): boolean {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
  return isPainted && !fonts.some((font) => document.fonts.check(font))
}

/** Runs in the page. */
function has(fonts: readonly string[]): boolean {
  return fonts.every((font) => document.fonts.check(font))
}
