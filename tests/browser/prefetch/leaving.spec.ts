import type { Page } from '@playwright/test'
import { pointerMoves } from '../../support/browser/going-on.ts'
import { openHome } from '../../support/browser/open-home.ts'
import { expect, test } from '../../support/page-faults.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Counts view transitions, and has each of them last until the test is over. */
async function watchTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(countTransitions)
  return () => page.evaluate(() => (window as Counting).transitions)
}

type Counting = typeof window & { transitions: number }

/** Runs in the page. */
function countTransitions(): void {
  const begin = document.startViewTransition.bind(document)
  Object.assign(window, { transitions: 0 })
  document.startViewTransition = (update) => {
    ;(window as Counting).transitions += 1
    return begin(update)
  }
  const slow = new CSSStyleSheet()
  slow.replaceSync('::view-transition-old(leaving) { animation-duration: 600s !important }')
  addEventListener('DOMContentLoaded', () => {
    document.adoptedStyleSheets = [slow]
  })
}

/** The animations that show the page that was left. */
function leaving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const name = effect instanceof KeyframeEffect ? effect.pseudoElement : null
      return name?.startsWith('::view-transition') ? [name] : []
    }),
  )
}

const menuLink = (page: Page) => page.locator('header a[href="/about-saltlark"]').first()

test.describe('the page that is left', () => {
  test('fades over the next one, which takes clicks meanwhile', async ({ page }) => {
    const transitions = await watchTransitions(page)
    await openHome(page, { address: '/faq' })
    await pointerMoves(page)

    await menuLink(page).click()

    await expect.poll(() => leaving(page)).toEqual(['::view-transition-old(leaving)'])
    expect(await transitions()).toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).not.toHaveURL('/about-saltlark')
  })

  test('is gone at once for those who prefer less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const transitions = await watchTransitions(page)
    await openHome(page, { address: '/faq' })
    await pointerMoves(page)

    await menuLink(page).click()

    await expect(page).toHaveURL('/about-saltlark')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await transitions()).toBe(0)
  })

  test('is gone at once by Back, where it is known what comes', async ({ page }) => {
    const transitions = await watchTransitions(page)
    await openHome(page, { address: '/faq' })
    await menuLink(page).click()
    await expect(page).toHaveURL('/about-saltlark')
    const before = await transitions()

    await page.goBack()

    await expect(page).toHaveURL('/faq')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await transitions()).toBe(before)
  })
})

test('nothing fades when a list is narrowed or a form is refused', async ({ page }) => {
  const transitions = await watchTransitions(page)
  await openHome(page, { address: '/rya-courses' })
  await pointerMoves(page)

  await page.locator('summary', { hasText: 'More choices and order' }).click()
  await page.getByRole('link', { name: /^Novice/ }).click()
  await expect(page).toHaveURL(/level=beginner/)
  const field = page.getByRole('textbox', { name: 'E-mail address' })
  await field.press('Enter')

  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(await transitions()).toBe(0)
})
