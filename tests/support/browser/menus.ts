import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** The drop-downs of a wide screen, in the order in which the keyboard meets them. */
export const menuNames = [
  'Information',
  'RYA Courses',
  'Sailing Weekends',
  'Sailing Holidays',
  'Mile Builders',
  'Racing',
  'Adventures',
  'Account',
] as const

type MenuName = (typeof menuNames)[number]

export function menuButton(page: Page, name: MenuName): Locator {
  return page.getByRole('banner').locator('li > button').filter({ hasText: name }).first()
}

export function menuPanel(page: Page, name: MenuName): Locator {
  return menuButton(page, name).locator('+ div')
}

/** Opens a menu by key: the panel of the one before may lie over its button. */
export async function openMenu(page: Page, name: MenuName): Promise<void> {
  await menuButton(page, name).press('Enter')
  await expect(menuPanel(page, name)).toBeVisible()
}
