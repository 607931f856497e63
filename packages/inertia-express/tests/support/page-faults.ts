import { test as base } from '@playwright/test'
import type { Request } from '@playwright/test'
import { createFaultLog } from './fault-log.ts'
import { requestLine, watchFaults } from './watch-faults.ts'

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
  faults: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
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

      const verdict = log.verdict()
      if (verdict) throw new Error(verdict)
    },
    { auto: true },
  ],
})

const applicationTypes = ['document', 'fetch', 'xhr', 'prefetch', 'ping', 'eventsource']

function isForApplication(request: Request, baseURL: string | undefined): boolean {
  const { origin } = new URL(request.url())
  return origin === baseURL && applicationTypes.includes(request.resourceType())
}
