import type { RequestHandler } from 'express'

// What others put into addresses to follow people. Nothing here reads it.
const tracking =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|igshid|_ga|_gl)$/

/** The address without parameters that only follow people: with them it is the same page (decision 3). */
export function withoutTracking(address: string): string {
  const at = address.indexOf('?')
  if (at < 0) return address
  const parameters = address.slice(at + 1).split('&')
  const kept = parameters.filter((parameter) => !tracking.test(parameter.replace(/=.*/s, '')))
  if (kept.length === parameters.length) return address
  return address.slice(0, at) + (kept.length > 0 ? `?${kept.join('&')}` : '')
}

/** Has everything below see addresses without them. Stands before whatever reads an address. */
export function untracked(): RequestHandler {
  return function dropsTracking(request, _response, next) {
    if (request.method === 'GET' || request.method === 'HEAD') {
      request.url = withoutTracking(request.url)
      request.originalUrl = request.url
    }
    next()
  }
}
