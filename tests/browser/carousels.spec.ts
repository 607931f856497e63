import type { Locator, Page } from '@playwright/test'
import content from '../fixtures/content/home.json' with { type: 'json' }
import { homeLink } from '../support/browser/going-on.ts'
import { openHome } from '../support/browser/open-home.ts'
import { swipe } from '../support/browser/swipe.ts'
import { resize } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

const title = content.page_data.coursesData.title
const count = content.page_data.courses.length

test(
  'a carousel shows previous, current and next from 1024 px, below one card, goes round, and has a dot for each',
  { tag: ['@spec-4.7', '@spec-4.8', '@spec-2.49', '@spec-9.4'] },
  async ({ page }) => {
    await openHome(page, { width: 1024 })
    for (const numbers of [`${count} 1 2`, '1 2 3', '2 3 4']) {
      await expect.poll(() => shownSlides(page)).toBe(numbers)
      await button(page, 'Next').click()
    }
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel')

    // Turned, it keeps its place.
    await resize(page, 1023)
    await expect.poll(() => shownSlides(page)).toBe('4')
    await button(page, /^Show 1 /).click()
    await button(page, 'Previous').click()
    await expect.poll(() => shownSlides(page)).toBe(`${count}`)
    await expect(button(page, 'Previous')).toBeFocused()
    await button(page, 'Next').press('Enter')
    await button(page, 'Next').press('Space')
    await expect.poll(() => shownSlides(page)).toBe('2')
    await expect(button(page, 'Next')).toBeFocused()
    const region = carousel(page).locator('[aria-live=polite]')
    await expect(region.getByRole('group')).toHaveAccessibleName(`2 of ${count}`)

    const dots = button(page, /^Show \d+ of/)
    const current = carousel(page).locator('button[aria-current=true]')
    await expect(dots).toHaveCount(count)
    await expect(current).toHaveAccessibleName(`Show 2 of ${count}`)
    await dots.last().click()
    await expect.poll(() => shownSlides(page)).toBe(`${count}`)
    await expect(dots.last()).toBeFocused()
    await expect(current).toHaveAccessibleName(`Show ${count} of ${count}`)
    for (const dot of await dots.all()) {
      const box = await dot.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
  },
)

test(
  'arrows and dots are there for more than 3 cards on a wide screen, for more than 1 on a narrow one',
  { tag: ['@spec-4.9', '@spec-4.8'] },
  async ({ page }) => {
    await openHome(page)
    for (const { width, cards, buttons } of [
      { width: 1024, cards: 3, buttons: 0 },
      { width: 1024, cards: 4, buttons: 2 + 4 },
      { width: 1023, cards: 1, buttons: 0 },
      { width: 1023, cards: 2, buttons: 2 + 2 },
    ]) {
      await resize(page, width)
      await showCourses(page, cards)

      await expect(page.locator('#courses article')).toHaveCount(cards)
      await expect(carousel(page).getByRole('button')).toHaveCount(buttons)
    }
  },
)

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a swipe shows the next slide or the one before, and neither a finger that moves by 40 px nor a mouse anything', async ({
    page,
  }) => {
    await openHome(page, { width: 360 })
    const article = carousel(page).locator('article:visible')

    await swipe(page, article, -41)
    await expect.poll(() => shownSlides(page)).toBe('2')
    await swipe(page, article, 41)
    await expect.poll(() => shownSlides(page)).toBe('1')
    await swipe(page, article, -39)
    // Nor does a mouse, which may only mark words.
    await article.dispatchEvent('pointerdown', { pointerType: 'mouse', clientX: 200 })
    await article.dispatchEvent('pointerup', { pointerType: 'mouse', clientX: 50 })
    await button(page, 'Next').click()
    await expect.poll(() => shownSlides(page)).toBe('2')
  })
})

function carousel(page: Page): Locator {
  return page.getByRole('group', { name: title, exact: true })
}

function button(page: Page, name: string | RegExp): Locator {
  return carousel(page).getByRole('button', { name, exact: true })
}

/** The numbers of the slides that are seen, from left to right. */
async function shownSlides(page: Page): Promise<string> {
  const slides = carousel(page).locator('[aria-roledescription=slide]:visible')
  const names = await slides.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''))
  return names.map((name) => name.replace(/ of .*/, '')).join(' ')
}

/** Has the server answer with this many courses, and goes there. */
async function showCourses(page: Page, cards: number): Promise<void> {
  await page.unroute('/')
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.props.pageContent.page_data.courses.length = cards
    await route.fulfill({ response, json: answer })
  })
  await homeLink(page).click()
}
