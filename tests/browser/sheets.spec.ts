import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openHome } from '../support/browser/open-home.ts'

/** How the words and lists of a page are set, element by element, once it knows its visitor. */
async function look(page: Page): Promise<string[]> {
  await expect(page.getByText('Loading...')).toHaveCount(0)
  return page
    .locator(':is(header, main, footer) :is(h1, h2, h3, p, ul, li, a)')
    .evaluateAll((all) =>
      all.map((element) => {
        const { display, fontSize, padding, margin, color, gridTemplateColumns } =
          getComputedStyle(element)
        return [
          element.tagName,
          display,
          fontSize,
          padding,
          margin,
          color,
          gridTemplateColumns,
        ].join(' | ')
      }),
    )
}

/** The first screen as it is painted, but for the line that it may share with what is below it. */
async function firstScreen(page: Page, address: string): Promise<Buffer[]> {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready.then(() => null))
  const boxes = await page.locator('header, .first-screen').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return { x, y, width, height: Math.floor(height) - 1 }
    }),
  )
  return Promise.all(boxes.map((clip) => page.screenshot({ clip, animations: 'disabled' })))
}

/** How many pixels two pictures of one size do not have in common. */
async function differentPixels(one: Buffer, other: Buffer | undefined): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  )
  const pixels = Array.from({ length: (a?.length ?? 0) / 3 }, (_, at) => 3 * at)
  return pixels.filter((at) => !a?.subarray(at, at + 3).equals(b?.subarray(at, at + 3) ?? a)).length
}

test.describe('the styles that stand in the document', () => {
  for (const address of ['/', '/rya-courses/beginner']) {
    for (const width of [360, 768, 1280]) {
      test(`are all that the first screen of ${address} needs at ${width} px`, async ({
        browser,
        baseURL,
      }) => {
        const options = { baseURL: baseURL ?? '', viewport: { width, height: 1000 } }
        const whole = await firstScreen(await browser.newPage(options), address)
        const early = await browser.newPage(options)
        await early.route(/\.css$/, (route) => route.abort())

        const first = await firstScreen(early, address)

        // A round edge is not painted twice alike to the last bit.
        const roundEdges = 20
        expect(whole.length).toBe(2)
        for (const [part, painted] of first.entries()) {
          expect(await differentPixels(painted, whole[part])).toBeLessThan(roundEdges)
        }
      })
    }
  }
})

test('what is below the first screen waits for its sheet, and for nothing else', async ({
  page,
}) => {
  const waits = () =>
    page
      .locator('#courses, footer')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).animationName))
  await page.route(/\.css$/, (route) => route.abort())
  await page.goto('/')
  expect(await waits()).toEqual(['unseen', 'unseen'])

  await page.unroute(/\.css$/)
  await page.goto('/')
  expect(await waits()).toEqual(['none', 'none'])
})

test.describe('a page reached by a link', () => {
  test('from the home page looks as it does when it is opened by itself', async ({ page }) => {
    await openHome(page, { address: '/rya-courses/practical' })
    const opened = await look(page)

    await openHome(page)
    await page.locator('footer a[href="/rya-courses/practical"]').click()
    await expect(page).toHaveURL(/\/rya-courses\/practical$/)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('')
    await expect(page.locator('#results')).toBeVisible()

    expect(await look(page)).toEqual(opened)
  })

  test('back to the home page looks as it did, and its sheet is loaded once', async ({ page }) => {
    const sheets: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname)
    })
    await openHome(page)
    const opened = await look(page)

    await page.locator('footer a[href="/rya-courses/practical"]').click()
    await expect(page.locator('#results')).toBeVisible()
    await page.goBack()
    await expect(page.locator('.hero')).toBeVisible()

    expect(await look(page)).toEqual(opened)
    expect(new Set(sheets).size).toBe(sheets.length)
  })
})
