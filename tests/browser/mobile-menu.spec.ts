import type { Locator, Page } from '@playwright/test'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

test.describe('at 1023 px', () => {
  test.beforeEach(({ page }) => openHome(page, { width: 1023 }))

  test('a button stands for the main menu', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible()
    await expect(page.locator('#main-menu')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Information' })).toBeHidden()
  })

  test('the menu takes the focus in and gives it back on Esc', async ({ page }) => {
    await opener(page).press('Enter')
    await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused()

    await page.keyboard.press('Escape')

    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('the button says whether the menu is open', async ({ page }) => {
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(opener(page)).toHaveAttribute('aria-haspopup', 'dialog')

    await opener(page).click()
    await expect(page.locator('[aria-haspopup=dialog]')).toHaveAttribute('aria-expanded', 'true')
  })

  test('the menu is as high as the window', async ({ page }) => {
    await opener(page).click()

    await expect(menu(page)).toBeInViewport({ ratio: 1 })
    expect(await menu(page).boundingBox()).toMatchObject({ y: 0, height: 800 })
  })

  test('the menu closes when the window grows as wide as the main menu needs', async ({ page }) => {
    await opener(page).click()
    await expect(menu(page)).toBeVisible()

    await page.setViewportSize({ width: 1024, height: 800 })

    await page.locator('#main-menu').getByRole('button', { name: 'Racing' }).click()
    await expect.poll(() => scrolledByWheel(page)).toBeGreaterThan(0)
    await page.setViewportSize({ width: 1023, height: 800 })
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(menu(page)).toBeHidden()
  })

  test('the menu closes by its button and by a press beside it', async ({ page }) => {
    await opener(page).click()
    await page.getByRole('button', { name: 'Close the menu' }).click()
    await expect(menu(page)).toBeHidden()

    await opener(page).click()
    await page.mouse.click(20, 400)
    await expect(menu(page)).toBeHidden()
  })

  test('the page behind the open menu is out of reach', async ({ page }) => {
    await opener(page).click()
    await expect(menu(page)).toBeVisible()

    await page.evaluate(() => document.querySelector<HTMLElement>('footer a')?.focus())
    await expect(page.locator('footer a').first()).not.toBeFocused()

    await page.mouse.wheel(0, 600)
    for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => [document.activeElement?.closest('main, footer'), scrollY]),
    ).toEqual([null, 0])
  })

  test('its accordions open one at a time, and close by a second press', async ({ page }) => {
    await opener(page).click()
    const open = menu(page).locator('h2 button[aria-expanded=true]')
    await expect(open).toHaveText(['RYA Courses'])

    for (const name of ['Racing', 'Information']) {
      await menu(page).getByRole('button', { name, exact: true }).click()
      await expect(open).toHaveText([name])
    }
    await menu(page).getByRole('button', { name: 'Information' }).click()
    await expect(open).toHaveCount(0)
  })
})

test('at 1024 px the main menu is there, and no button for it', async ({ page }) => {
  await openHome(page, { width: 1024 })

  await expect(page.locator('#main-menu')).toBeVisible()
  await expect(opener(page)).toBeHidden()
})

function opener(page: Page): Locator {
  return page.getByRole('button', { name: 'Open the menu' })
}

function menu(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Menu' })
}

/** How far down the page is after a turn of the wheel. */
async function scrolledByWheel(page: Page): Promise<number> {
  await page.mouse.wheel(0, 600)
  return page.evaluate(() => scrollY)
}
