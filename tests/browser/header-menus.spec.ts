import type { Locator, Page } from '@playwright/test'
import { stopClock } from '../support/browser/going-on.ts'
import { menuButton, menuNames, menuPanel, openMenu } from '../support/browser/menus.ts'
import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

test.beforeEach(({ page }) => openHome(page, { width: 1024, address: '/faq' }))

test('a drop-down menu opens by a click, Enter or Space, is the only one open, and closes by a click, Esc or a press outside', async ({
  page,
}) => {
  for (const [index, name] of menuNames.entries()) {
    const [button, panel] = [menuButton(page, name), menuPanel(page, name)]
    await button.press(index % 2 === 0 ? 'Enter' : 'Space')
    await expect(panel).toBeVisible()
    await expect(openMenus(page)).toHaveCount(1)
    await focusFirst(panel)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()

    await openMenu(page, name)
    // In the header, between the menus and the icons, where a press does not move the focus.
    await page.mouse.click(850, 73)
    await expect(panel).toBeHidden()
  }
  await menuButton(page, 'Racing').click()
  await expect(menuPanel(page, 'Racing')).toBeVisible()
  await menuButton(page, 'Racing').click()
  await expect(menuPanel(page, 'Racing')).toBeHidden()
})

test.describe('over a menu', () => {
  test.beforeEach(({ page }) => stopClock(page))

  test('a mouse that stays opens it, not one that passes, and it closes a moment after the mouse has left, or by Esc, which leaves the focus alone', async ({
    page,
  }) => {
    await menuButton(page, 'Mile Builders').focus()
    await enter(page)
    await page.clock.runFor(119)
    await expect(openMenus(page)).toHaveCount(0)
    await leave(page)
    await page.clock.runFor(1000)
    await expect(openMenus(page)).toHaveCount(0)

    await enter(page)
    await page.clock.runFor(120)
    await expect(menuPanel(page, 'Racing')).toBeVisible()
    await leave(page)
    await page.clock.runFor(249)
    await expect(menuPanel(page, 'Racing')).toBeVisible()
    await page.clock.runFor(1)
    await expect(menuPanel(page, 'Racing')).toBeHidden()

    await enter(page)
    await page.clock.runFor(120)
    await page.keyboard.press('Escape')
    await expect(menuPanel(page, 'Racing')).toBeHidden()
    await expect(menuButton(page, 'Mile Builders')).toBeFocused()
  })

  test('a click keeps what a mouse opened, another closes it for good, and a finger only taps', async ({
    page,
  }) => {
    await enter(page)
    await page.clock.runFor(120)
    await menuButton(page, 'Racing').click()
    await leave(page)
    await page.clock.runFor(1000)
    await expect(menuPanel(page, 'Racing')).toBeVisible()

    await menuButton(page, 'Racing').click()
    await page.clock.runFor(1000)
    await expect(openMenus(page)).toHaveCount(0)

    await leave(page)
    await menuButton(page, 'Racing').dispatchEvent('pointerover', { pointerType: 'touch' })
    await page.clock.runFor(1000)
    await expect(openMenus(page)).toHaveCount(0)
  })

  const enter = (page: Page) => menuButton(page, 'Racing').hover()
  const leave = (page: Page) => page.getByRole('heading', { level: 1 }).hover()
})

test('a menu closes when Tab leads out of it', async ({ page }) => {
  for (const name of ['Racing', 'Account'] as const) {
    await openMenu(page, name)
    const panel = menuPanel(page, name)
    await panel.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(panel).toBeHidden()
  }
})

test(
  'the courses menu is 800 px wide at least, and begins with its first group, of which one at a time is open',
  { tag: ['@spec-2.26', '@spec-4.3', '@spec-4.4', '@spec-9.4', '@clar-1.6'] },
  async ({ page }) => {
    await menuButton(page, 'RYA Courses').click()
    const panel = menuPanel(page, 'RYA Courses')
    const box = await panel.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(800)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1024)
    const openGroups = panel.locator('h2 button[aria-expanded=true]')
    await expect(openGroups).toHaveText(['RYA Practical'])

    await panel.getByRole('button', { name: 'One Day' }).click()
    await expect(openGroups).toHaveText(['One Day'])
    await panel.getByRole('button', { name: 'One Day' }).click()
    await expect(openGroups).toHaveCount(0)
  },
)

test(
  'a menu of several groups begins with its first open and has chevrons, one of a single group has none',
  { tag: ['@spec-4.4', '@spec-4.5'] },
  async ({ page }) => {
    for (const [name, opened, groups] of [
      ['RYA Courses', 'RYA Practical', 5],
      ['Sailing Weekends', 'Weekend holidays', 4],
      ['Racing', 'Yacht racing', 0],
    ] as const) {
      const panel = menuPanel(page, name)
      await expect(panel.getByRole('link')).toHaveCount(0)
      await openMenu(page, name)
      await expect(panel.locator('h2 button[aria-expanded=true]')).toHaveText(opened)
      await expect(panel.locator('h2 button .icon')).toHaveCount(groups)
      expect(await panel.getByRole('link').count()).toBeGreaterThan(2)
    }
  },
)

function openMenus(page: Page): Locator {
  return page.locator('header li > button[aria-expanded=true]')
}

/** Moves into a panel, unless everything in it is text. */
async function focusFirst(panel: Locator): Promise<void> {
  const inside = panel.locator('a, button').locator('visible=true')
  if ((await inside.count()) > 0) await inside.first().focus()
}
