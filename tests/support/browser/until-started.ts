import type { Page } from '@playwright/test'

/**
 * Opens a page and waits until its scripts have started: the first that they do then is to ask who is
 * there, whether or not they get an answer. A page in the quiet frame asks nobody: its elements have
 * what React keeps with them then.
 * @param open navigates to the page, or loads it again.
 */
export async function untilStarted<Opened>(
  page: Page,
  open: () => Promise<Opened>,
): Promise<Opened> {
  const asking = page.waitForRequest('**/api/header-data')
  // Of a page that asks nobody, nobody waits for it.
  asking.catch(() => undefined)
  const opened = await open()
  if (await page.locator('body:not(:has(header nav))').count()) await page.waitForFunction(isAlive)
  else await asking
  return opened
}

/** Runs in the page. The frame's last element is the last that comes to life. */
function isAlive(): Promise<boolean> | boolean {
  const last = document.querySelector('#app > :last-child')
  if (!Object.keys(last ?? {}).some((key) => key.startsWith('__reactProps'))) return false
  // Its effects have run a frame later.
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))
  })
}
