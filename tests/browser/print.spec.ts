import type { Page } from '@playwright/test'
import content from '../fixtures/content/home.json' with { type: 'json' }
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

const data = content.page_data

test('the printed home page has all its content, in black on white, and nothing to press', async ({
  page,
}) => {
  await openHome(page)
  await page.emulateMedia({ media: 'print' })
  // What an A4 sheet leaves between its margins.
  await page.setViewportSize({ width: 674, height: 1000 })

  await test.step('every offer and every review, whichever slide is shown', async () => {
    await expect(page.locator('#courses article:visible')).toHaveCount(data.courses.length)
    await expect(page.locator('#adventures article:visible')).toHaveCount(data.adventures.length)
    await expect(page.locator('#testimonials figure:visible')).toHaveCount(data.testimonials.length)
  })

  await test.step('all headings and words of its sections, and who speaks', async () => {
    const words = page.locator('main :is(h1, h2, h3, p)').filter({ hasText: /\w/ })
    expect(await words.count()).toBeGreaterThan(60)
    await expect(words.locator('visible=false')).toHaveCount(0)
    await expect(page.getByRole('banner').getByText('Saltlark', { exact: true })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('01632 960 214')).toBeVisible()
  })

  await test.step('nothing that only a screen could use, and where links lead', async () => {
    const controls = page.locator('button, input, form, nav, video, dialog, [role=tab]')
    await expect(controls.locator('visible=true')).toHaveCount(0)
    await expect(page.locator('img:visible')).toHaveCount(0)
    expect(await noteOf(page, '#gallery a')).toContain('https://')
    expect(await noteOf(page, '#experience a[href^="/"]')).toContain(' (/sailing-weekends)')
  })

  await test.step('black on white, nothing on anything else or out of the sheet', async () => {
    expect(await page.evaluate(coloursInSight)).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)'])
    expect(await page.evaluate(strayText)).toEqual([])
  })
})

/** What stands behind a link: where it leads. */
function noteOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
}

/** Runs in the page. Text and ground of all that is in sight; an icon's ground is its line. */
function coloursInSight(): string[] {
  const seen = [...document.querySelectorAll('body *')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && !element.matches('.icon')
  })
  const colours = seen.map((element) => {
    const { color, backgroundColor, backgroundImage } = getComputedStyle(element)
    return `${color} on ${backgroundColor}${backgroundImage === 'none' ? '' : ' with a picture'}`
  })
  return [...new Set(colours)]
}

/** Runs in the page. Headings and paragraphs that lie on the one before them or leave the sheet. */
function strayText(): string[] {
  const blocks = [...document.querySelectorAll('main :is(h1, h2, h3, p)')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 1)
  return blocks
    .filter(
      ({ box }, index) =>
        box.left < 0 ||
        box.right > document.documentElement.clientWidth ||
        blocks.some(
          ({ box: other }, place) =>
            place < index &&
            other.left < box.right - 1 &&
            box.left < other.right - 1 &&
            other.top < box.bottom - 1 &&
            box.top < other.bottom - 1,
        ),
    )
    .map(({ element }) => element.textContent ?? '')
}
