import type { Page } from '@playwright/test'
import { untilStarted } from './browser/until-started.ts'
import { test as base } from './page-faults.ts'

export { expect } from './page-faults.ts'

/**
 * The same `test` for forms that are to be sent by scripts: whoever opens a page or loads it again
 * waits until it has started. A form that is sent sooner works too, but as one without scripts.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) waitForStarts(page)
    await provide(page)
  },
})

function waitForStarts(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = (...given) => untilStarted(page, () => goto(...given))
  page.reload = (...given) => untilStarted(page, () => reload(...given))
}
