import type { Page } from '@playwright/test'
import { holdPage } from './going-on.ts'

const allButFonts = /\/(?:build\/assets\/.*\.(?:js|css|svg)|images\/.*|styles\/.*)$/

/**
 * Has files, all but fonts unless others are named, come only after the page was first painted,
 * as over a slow connection: the worst order for a layout. Call before opening the page; it gives what
 * lets them come.
 */
export async function holdFiles(
  page: Page,
  files: RegExp = allButFonts,
): Promise<() => Promise<void>> {
  const release = await holdPage(page, files)
  return async () => {
    await page.waitForFunction(isPainted)
    release()
  }
}

/** Runs in the page. */
function isPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0
}
