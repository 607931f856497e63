import type { Locator, Page } from '@playwright/test'
import { menuButton, menuNames, menuPanel, openMenu } from '../support/browser/menus.ts'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

test.beforeEach(({ page }) => openHome(page, { width: 1024 }))

test.describe('a drop-down menu', () => {
  test('opens by a click and closes by the next', async ({ page }) => {
    for (const name of menuNames) {
      await menuButton(page, name).click()
      await expect(menuPanel(page, name)).toBeVisible()

      await menuButton(page, name).click()
      await expect(menuPanel(page, name)).toBeHidden()
    }
  })

  test('opens by Enter and by Space, and Esc gives the focus back', async ({ page }) => {
    for (const [index, name] of menuNames.entries()) {
      await menuButton(page, name).press(index % 2 === 0 ? 'Enter' : 'Space')
      await expect(menuPanel(page, name)).toBeVisible()
      await focusFirst(menuPanel(page, name))

      await page.keyboard.press('Escape')

      await expect(menuPanel(page, name)).toBeHidden()
      await expect(menuButton(page, name)).toBeFocused()
    }
  })

  test('opens under a mouse that stays, and closes when it leaves', async ({ page }) => {
    await menuButton(page, 'Racing').hover()
    await expect(menuPanel(page, 'Racing')).toBeVisible()

    await page.getByRole('heading', { level: 1 }).hover()
    await expect(menuPanel(page, 'Racing')).toBeHidden()
  })

  test('that a mouse has opened closes by Esc, and leaves the focus alone', async ({ page }) => {
    await menuButton(page, 'Mile Builders').focus()
    await menuButton(page, 'Racing').hover()
    await expect(menuPanel(page, 'Racing')).toBeVisible()

    await page.keyboard.press('Escape')

    await expect(menuPanel(page, 'Racing')).toBeHidden()
    await expect(menuButton(page, 'Mile Builders')).toBeFocused()
  })

  test('closes when Tab leads out of it', async ({ page }) => {
    for (const name of menuNames) {
      await openMenu(page, name)

      await tabOut(page, menuPanel(page, name))

      await expect(menuPanel(page, name)).toBeHidden()
    }
  })

  test('is the only one open', async ({ page }) => {
    for (const name of menuNames) {
      await openMenu(page, name)

      await expect(openMenus(page)).toHaveCount(1)
    }
  })

  test('closes by a press outside', async ({ page }) => {
    for (const name of menuNames) {
      await openMenu(page, name)

      // In the header, between the menus and the icons, where a press does not move the focus.
      await page.mouse.click(850, 73)

      await expect(menuPanel(page, name)).toBeHidden()
    }
  })
})

test.describe('the courses menu', () => {
  test('is 800 px wide at least', async ({ page }) => {
    await menuButton(page, 'RYA Courses').click()

    const box = await menuPanel(page, 'RYA Courses').boundingBox()

    expect(box?.width).toBeGreaterThanOrEqual(800)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1024)
  })

  test('begins with its first group open; one group at a time is open', async ({ page }) => {
    await menuButton(page, 'RYA Courses').click()
    const openGroups = menuPanel(page, 'RYA Courses').locator('h2 button[aria-expanded=true]')
    const group = (name: string) => menuPanel(page, 'RYA Courses').getByRole('button', { name })
    await expect(openGroups).toHaveText(['RYA Practical'])

    await group('One Day').click()
    await expect(openGroups).toHaveText(['One Day'])

    await group('One Day').click()
    await expect(openGroups).toHaveCount(0)
  })
})

function openMenus(page: Page): Locator {
  return page.locator('header li > button[aria-expanded=true]')
}

/** Moves into a panel, unless everything in it is text. */
async function focusFirst(panel: Locator): Promise<void> {
  const inside = panel.locator('a, button').locator('visible=true')
  if ((await inside.count()) > 0) await inside.first().focus()
}

/** Presses Tab until the focus has left, which a menu of closed groups lets happen soon. */
async function tabOut(page: Page, panel: Locator): Promise<void> {
  const isLeft = () => panel.evaluate((element) => !element.parentElement?.matches(':focus-within'))
  for (let presses = 0; presses < 40 && !(await isLeft()); presses += 1) {
    await page.keyboard.press('Tab')
  }
}
