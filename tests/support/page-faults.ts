import { test as base } from '../../packages/inertia-express/tests/support/page-faults.ts'
import { requestsKey } from '../run/reports.ts'

export { expect } from '@playwright/test'
export type { PageFaults } from '../../packages/inertia-express/tests/support/page-faults.ts'

/**
 * Playwright's `test` for a visitor of the site, which also fails when a page logs an error or a warning,
 * throws, loses a request, gets a 5xx answer or breaks its content policy.
 */
export const test = base.extend({
  // Somebody new for every test: the site's limits count visitors by their address.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide, { workerIndex }) => {
    visitors += 1
    await provide({
      ...extraHTTPHeaders,
      'X-Forwarded-For': `10.${workerIndex % 256}.${visitors >> 8}.${visitors % 256}`,
    })
  },

  faults: async ({ faults }, provide, testInfo) => {
    await provide(faults)

    // What `npm test -- --changed` chooses by.
    const requests = faults.applicationRequests()
    testInfo.annotations.push({ type: requestsKey, description: requests.join('\n') })
  },
})

let visitors = 0
