import type { Page } from '@playwright/test'

/** Has the page arrive in small pieces, as over a middling mobile connection. */
export async function slowDown(page: Page): Promise<void> {
  const bytesPerSecond = 300 * 1024
  const connection = await page.context().newCDPSession(page)
  await connection.send('Network.enable')
  await connection.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}
