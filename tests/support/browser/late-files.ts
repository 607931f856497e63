import type { Page } from '@playwright/test'

/**
 * Has scripts and pictures come only after the page was first painted, as over a slow connection: the
 * worst order for a layout. Call before opening the page; it gives what lets them come.
 */
export async function holdFiles(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/(?:build\/assets\/.*\.js|images\/.*)$/, async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    await page.waitForFunction(isPainted)
    release()
  }
}

/** Runs in the page. */
function isPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0
}
