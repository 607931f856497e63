import type { Page } from '@playwright/test'

/** Has the client encrypted the page that is shown in its history? */
export function isEncrypted(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const state = history.state as { readonly page?: unknown } | null
    return state?.page instanceof ArrayBuffer
  })
}
