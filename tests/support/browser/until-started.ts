import type { Page } from '@playwright/test'

/**
 * Opens a page and waits until its scripts have started: the first that they do then is to ask who is
 * there, whether or not they get an answer.
 * @param open navigates to the page, or loads it again.
 */
export async function untilStarted<Opened>(
  page: Page,
  open: () => Promise<Opened>,
): Promise<Opened> {
  const asking = page.waitForRequest('**/api/header-data')
  const [opened] = await Promise.all([open(), asking])
  return opened
}
