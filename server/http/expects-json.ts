import type { Request } from 'express'

/** Does the caller prefer JSON to a page? One that takes anything gets the page. */
export function expectsJson(request: Request): boolean {
  return request.accepts(['html', 'json']) === 'json'
}
