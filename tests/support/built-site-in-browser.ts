import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { startBuiltSite } from './browser/built-site.ts'
import { thisMachine } from './browser/machine.ts'
import { provideBrowser } from './browser/provide-browser.ts'

/** A browser for a tool that looks at pages. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = provideBrowser(thisMachine)
  return chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], executablePath })
}

/** Looks at the production build in a browser, both of which are there for as long as that takes. */
export async function withBuiltSite<Result>(
  look: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  const browser = await launchBrowser()
  try {
    const site = await startBuiltSite()
    try {
      return await look(browser, site.origin)
    } finally {
      await site.stop()
    }
  } finally {
    await browser.close()
  }
}
