import type { Page } from '@playwright/test'

/** Presses a button; a link that was opened before, with JavaScript or not, has had its effect. */
export async function pressed(page: Page, name: string, heading: string): Promise<void> {
  const done = page.getByRole('heading', { level: 1, name: heading })
  if (await done.isVisible()) return
  await page.getByRole('button', { name }).click()
  await done.waitFor()
}

/** Takes the first line out of a basket; it can be put back for ten minutes, so only one goes. */
export async function takenOut(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Put it back' })
  if (await undo.isVisible()) return
  const [first] = await page.getByRole('button', { name: /^Remove/ }).all()
  await first?.click()
  await undo.waitFor()
}

/** Asks for a letter with a link to choose another password. */
export async function askedFor(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.locator('input[name="email"]').fill('nobody@example.com')
  await main.locator('input[name="email"]').press('Enter')
  await main.getByText('nobody@example.com').first().waitFor()
}
