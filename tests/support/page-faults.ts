import { test as base } from '@playwright/test'
import type { Request } from '@playwright/test'
import { requestsKey } from '../run/reports.ts'
import { requestLine, watchFaults } from './browser/watch-faults.ts'
import { createFaultLog } from './fault-log.ts'

export { expect } from '@playwright/test'

/** What a test may say and ask about the pages it opens. */
export interface PageFaults {
  /** The test goes on to cause a fault whose text matches. */
  expectFault(pattern: RegExp): void
  /** Requests to the application so far, such as `GET /api/header-data`: no files, no other sites. */
  applicationRequests(): readonly string[]
}

/**
 * Playwright's `test`, which also fails when a page logs an error or a warning, throws, loses a
 * request, gets a 5xx answer or breaks its content policy.
 */
export const test = base.extend<{ faults: PageFaults }>({
  // Somebody new for every test: the site's limits count visitors by their address.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide, { workerIndex }) => {
    visitors += 1
    await provide({
      ...extraHTTPHeaders,
      'X-Forwarded-For': `10.${workerIndex % 256}.${visitors >> 8}.${visitors % 256}`,
    })
  },

  faults: [
    async ({ context, baseURL, javaScriptEnabled }, use, testInfo) => {
      const log = createFaultLog()
      const requests: string[] = []
      await watchFaults(context, (fault) => log.record(fault), javaScriptEnabled)
      context.on('request', (request) => {
        if (isForApplication(request, baseURL)) requests.push(requestLine(request))
      })

      await use({
        expectFault: (pattern) => log.expect(pattern),
        applicationRequests: () => [...requests],
      })

      // What `npm test -- --changed` chooses by.
      testInfo.annotations.push({ type: requestsKey, description: requests.join('\n') })
      const verdict = log.verdict()
      if (verdict) throw new Error(verdict)
    },
    { auto: true },
  ],
})

let visitors = 0

const applicationTypes = ['document', 'fetch', 'xhr', 'prefetch', 'ping', 'eventsource']

function isForApplication(request: Request, baseURL: string | undefined): boolean {
  const { origin } = new URL(request.url())
  return origin === baseURL && applicationTypes.includes(request.resourceType())
}
