import { test as base } from '@playwright/test'
import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test'
import { createFaultLog } from './fault-log.ts'
import type { FaultLog } from './fault-log.ts'

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
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      const log = createFaultLog()
      const requests: string[] = []
      await context.addInitScript(reportPolicyViolations)
      watchFaults(context, log, javaScriptEnabled)
      context.on('request', (request) => {
        if (isForApplication(request, baseURL)) requests.push(lineOf(request))
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

let visitors = 0

function watchFaults(context: BrowserContext, log: FaultLog, runsScripts: boolean): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') log.record(consoleLine(message))
  })
  context.on('weberror', (event) => log.record(`uncaught ${errorLine(event.error())}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'for no stated reason'
    if (!isHarmless(request, reason, runsScripts)) {
      log.record(`request failed: ${lineOf(request)} (${reason})`)
    }
  })
  context.on('response', (response) => {
    if (response.status() >= 500) log.record(`${response.status()}: ${lineOf(response.request())}`)
  })
}

// A page that leaves or asks anew gives up what it no longer needs, and a browser without
// JavaScript refuses scripts in the words of a content policy.
function isHarmless(request: Request, reason: string, runsScripts: boolean): boolean {
  return (
    reason === 'net::ERR_ABORTED' ||
    (!runsScripts && reason === 'csp' && request.resourceType() === 'script')
  )
}

function consoleLine(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location()
  return `console ${message.type()}: ${message.text()} (${url}:${lineNumber})`
}

/** The message and where it was thrown: the rest of the stack is our bundle's. */
function errorLine({ message, stack = message }: Error): string {
  return stack.split('\n').slice(0, 2).join('')
}

/** Runs in the page, before its own scripts; what it reports arrives as an uncaught error. */
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    reportError(new Error(`policy violation: ${effectiveDirective} refuses ${blockedURI}`))
  })
}

const applicationTypes = ['document', 'fetch', 'xhr', 'prefetch', 'ping', 'eventsource']

function isForApplication(request: Request, baseURL: string | undefined): boolean {
  const { origin } = new URL(request.url())
  return origin === baseURL && applicationTypes.includes(request.resourceType())
}

function lineOf(request: Request): string {
  const { pathname, search } = new URL(request.url())
  return `${request.method()} ${pathname}${search}`
}
