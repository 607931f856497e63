import { expect } from '@playwright/test'
import type { Locator, Page, Request } from '@playwright/test'

/**
 * Has the pointer come over something else, and waits for what is then loaded for a visitor who may go
 * on to another page. Where it comes to rest there is no link.
 */
export async function pointerMoves(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).hover()
  await page.mouse.move(1, 1)
  const standIn = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /\/assets\/arriving-/.test(name))
        ?.name,
  )
  const address = await standIn.jsonValue()
  await page.evaluate((name) => import(name ?? '').then(() => null), address)
}

/** Has the clock of an open page stand still until it is moved on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 60_000)))
}

/** The logo, which leads home. */
export function homeLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /home page/ })
}

/** Follows a link to a page, wherever on this one it is: what the document has loaded stays. */
export async function goOnTo(page: Page, address: string): Promise<void> {
  const link = page.locator(`a[href="${address}"]`).first()
  if ((await link.count()) === 0) await drawMenus(page)
  await link.dispatchEvent('click')
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

/** Opens each menu once, as what it holds is not in the document before, and closes the last. */
async function drawMenus(page: Page): Promise<void> {
  for (const button of await page.locator('header li > button[aria-expanded]').all()) {
    await button.dispatchEvent('click')
  }
  await page.keyboard.press('Escape')
}

/** Presses the mouse on a link and lets go elsewhere: nobody follows it. */
export async function presses(page: Page, link: Locator): Promise<void> {
  await link.hover()
  await page.mouse.down()
  await page.mouse.move(1, 1)
  await page.mouse.up()
}

/** The paths of what was fetched ahead so far, and of visits, which somebody waits for. */
export function watchVisits(page: Page) {
  const [ahead, visits]: [string[], string[]] = [[], []]
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (isVisit(request)) (isAhead(request) ? ahead : visits).push(pathname)
  })
  return { ahead, visits }
}

function isVisit(request: Request): boolean {
  return request.headers()['x-inertia'] !== undefined
}

function isAhead(request: Request): boolean {
  return request.headers()['purpose'] === 'prefetch'
}

/** Holds the answers to what is asked of some paths until they are let go. */
export async function holdPage(page: Page, paths: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(paths, async (route) => {
    await held
    // Who has gone away meanwhile gets nothing.
    await route.continue().catch(() => undefined)
  })
  return letGo
}
