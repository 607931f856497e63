import type { Page } from '@playwright/test'
import { goOnTo } from '../support/browser/going-on.ts'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

const course = '/rya-courses/rya-day-skipper-practical'
const [next, alike, trips] = ['What comes next', 'Courses like this one', 'Trips at this level']

test(
  'cards behind tabs begin with the first card whenever a tab is chosen, which screen readers are told',
  { tag: '@spec-4.10' },
  async ({ page }) => {
    await openHome(page, { width: 800, address: course })
    const shown = page.getByRole('tabpanel').getByRole('article').getByRole('heading')
    const first = (await shown.textContent()) ?? ''
    for (const names of [[next], [alike, next]]) {
      await page.getByRole('tabpanel').getByRole('button', { name: 'Next' }).click()
      await expect(shown).not.toHaveText(first)
      for (const name of names) await tab(page, name).click()
      await expect(shown).toHaveText(first)
    }

    await tab(page, alike).click()
    const panel = page.getByRole('tabpanel', { name: alike })
    await expect(tab(page, alike)).toHaveAttribute(
      'aria-controls',
      (await panel.getAttribute('id')) ?? '',
    )
    await expect(page.getByRole('tab', { selected: true })).toHaveText([alike])
    await expect(page.getByRole('tablist', { name: 'Where to go from here' })).toBeVisible()
  },
)

test('the tabs are one stop of the keyboard, walked and chosen at once, and leave keys with a modifier to the browser', async ({
  page,
}) => {
  await openHome(page, { address: course })
  await tab(page, alike).click()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('[role=tab]:focus')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(tab(page, alike)).toBeFocused()

  for (const [key, name] of [
    ['ArrowRight', trips],
    ['ArrowRight', next],
    ['ArrowLeft', trips],
    ['Home', next],
    ['End', trips],
    ['Control+ArrowLeft', trips],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(page, name)).toBeFocused()
    await expect(page.getByRole('tab', { selected: true })).toHaveText([name])
  }
  await page.keyboard.press('Tab')
  await expect(page.locator('[role=tab]:focus')).toHaveCount(0)
})

test(
  'a tab without ids is hidden, and so are tabs of which one alone has any',
  { tag: '@spec-4.10' },
  async ({ page }) => {
    await openHome(page, { address: '/faq' })
    await emptyTabs(page, alike)
    await goOnTo(page, course)
    await expect(page.getByRole('tab')).toHaveText([next, trips])
    await expect(page.getByText(alike)).toHaveCount(0)

    await openHome(page, { address: '/faq' })
    await emptyTabs(page, alike, trips)
    await goOnTo(page, course)
    await expect(page.getByRole('heading', { name: next })).toBeVisible()
    await expect(page.getByRole('group', { name: next })).toBeVisible()
    await expect(page.getByRole('tablist')).toHaveCount(0)
  },
)

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

/** Has the server answer with nothing behind these tabs of the course. */
async function emptyTabs(page: Page, ...titles: readonly string[]): Promise<void> {
  await page.unroute(course)
  await page.route(course, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    for (const one of answer.props.related) {
      if (titles.includes(one.title)) Object.assign(one, { ids: [], courses: [] })
    }
    await route.fulfill({ response, json: answer })
  })
}
