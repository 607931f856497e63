import type { Page } from '@playwright/test'

/** Presses a button; a link that was opened before, with JavaScript or not, has had its effect. */
export async function pressed(page: Page, name: string, heading: string): Promise<void> {
  const done = page.getByRole('heading', { level: 1, name: heading })
  if (await done.isVisible()) return
  await page.getByRole('button', { name }).click()
  await done.waitFor()
}

/** Takes the first line out of a cart; it can be put back for ten minutes, so only one goes. */
export async function takenOut(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Put it back' })
  if (await undo.isVisible()) return
  const [first] = await page.getByRole('button', { name: /^Remove/ }).all()
  await first?.click()
  await undo.waitFor()
}

/** Asks for a message with a link to choose another password. */
export async function askedFor(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.locator('input[name="email"]').fill('nobody@example.com')
  await main.locator('input[name="email"]').press('Enter')
  await main.getByText('nobody@example.com').first().waitFor()
}

/** Follows the first card of a list, and has its page not come; without scripts it comes. */
export async function awaited(page: Page): Promise<void> {
  const card = page.locator('#results article').first()
  const link = card.getByRole('heading').getByRole('link')
  const runsScripts = (await page.locator('noscript img').count()) === 0
  if (runsScripts) {
    const asked = page.waitForRequest(/\/assets\/arriving-/)
    await page.mouse.move(1, 1)
    // Until it has run, a link is followed as any other.
    await page.evaluate((url) => import(url), (await asked).url())
    await page.route((await link.getAttribute('href')) ?? '', () => undefined)
  }
  await link.click()
  await page.getByRole('heading', { name: 'Price and booking' }).waitFor({ state: 'attached' })
}
