import type { Locator, Page } from '@playwright/test'

/** Presses Tab until something has the focus: what a keyboard cannot come to is never reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 150; presses += 1) {
    if (await hasFocus()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`150 presses of Tab do not lead to ${String(target)}.`)
}

/** Types a text where Tab leads to. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Presses a button, or follows a link, where Tab leads to. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
