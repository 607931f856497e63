import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test'

/**
 * Tells of everything that goes wrong on the pages of a context: what they log as an error or a
 * warning, throw, fail to fetch or are refused by their policy, and every 5xx answer. To be called
 * before its first page opens.
 */
export async function watchFaults(
  context: BrowserContext,
  record: (fault: string) => void,
  runsScripts: boolean,
): Promise<void> {
  await context.addInitScript(reportPolicyViolations)
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') record(consoleLine(message))
  })
  context.on('weberror', (event) => record(`uncaught ${errorLine(event.error())}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'for no stated reason'
    if (!isHarmless(request, reason, runsScripts)) {
      record(`request failed: ${requestLine(request)} (${reason})`)
    }
  })
  context.on('response', (response) => {
    if (response.status() >= 500) record(`${response.status()}: ${requestLine(response.request())}`)
  })
}

/** A request as a line, such as `GET /api/header-data`. */
export function requestLine(request: Request): string {
  const { pathname, search } = new URL(request.url())
  return `${request.method()} ${pathname}${search}`
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
