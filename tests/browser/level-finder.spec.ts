import type { Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { faultsInWindows } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

const beginner = ['See whether I like it', '18 or over', 'None'] as const
const ticks =
  '/level-finder/9?goal=crew&age=18&days=5&miles=100&night=4&theory=none&certificate=none'
const sailor =
  '/level-finder/11?goal=skipper&age=18&days=15&miles=100&night=4&skipper=0&theory=day-skipper&certificate=day-skipper&skills=steer&recency=lately'

test('the level finder leads from question to question to a next step, and back to each answer', async ({
  page,
}) => {
  await openHome(page, { address: '/level-finder/1' })
  await answer(page, beginner[0])
  await expect(page).toHaveURL(/\/level-finder\/2\?goal=try$/)
  await expect(heading(page, 'How old will you be when you sail?')).toBeFocused()

  await test.step('by the browser and by a link of its own', async () => {
    await page.goBack()
    await expect(page.getByRole('radio', { name: beginner[0] })).toBeChecked()
    await page.goForward()
    await expect(heading(page, 'How old will you be when you sail?')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the question before' }).click()
    await expect(page).toHaveURL(/\/level-finder\/1\?goal=try$/)
    await expect(page.getByRole('radio', { name: beginner[0] })).toBeChecked()
  })

  for (const label of beginner) await answer(page, label)
  await expect(page).toHaveURL(/\/level-finder\/11\?goal=try&age=18&days=0$/)
  await expect(heading(page, 'Your next step: RYA Start Yachting')).toBeFocused()
  for (const [role, words] of [
    ['button', /^Add 1 place ?: RYA Start Yachting/],
    ['link', /^\w+day \d+ \w+, 20\d\d/],
  ] as const) {
    await expect(page.getByRole(role, { name: words }).first()).toBeVisible()
  }
})

test('the level finder is done by keyboard alone, a choice sends nothing by itself, and no answer leads nowhere', async ({
  page,
}) => {
  await openHome(page, { address: '/level-finder/1' })
  await page.getByRole('radio', { name: beginner[0] }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Skipper or charter a yacht' })).toBeChecked()
  await expect(page).toHaveURL(/\/level-finder\/1$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/level-finder\/2\?goal=skipper$/)

  await page.getByRole('button', { name: 'Continue' }).click()
  const first = page.getByRole('radio').first()
  await expect
    .poll(() => first.evaluate((it: HTMLInputElement) => it.validity.valueMissing))
    .toBe(true)
  await expect(page).toHaveURL(/\/level-finder\/2\?goal=skipper$/)
})

test('a question with several ticks takes them, and none', async ({ page }) => {
  await openHome(page, { address: ticks })

  await page.getByRole('checkbox').nth(0).check()
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/certificate=none&skills=steer&skills=ropes$/)

  await page.getByRole('link', { name: 'Back to the question before' }).click()
  await page.getByRole('checkbox').nth(0).uncheck()
  await page.getByRole('checkbox').nth(1).uncheck()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/level-finder\/10\?.*certificate=none$/)
})

test('axe finds nothing wrong with the level finder, which fits its window', async ({ page }) => {
  for (const address of ['/level-finder/1', ticks, sailor]) {
    await openHome(page, { address })
    expect(await faultsInWindows(page), address).toEqual([])
  }
})

async function answer(page: Page, label: string): Promise<void> {
  await page.getByText(label, { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name })
}
