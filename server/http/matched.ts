import type { RequestHandler } from 'express'
import type { Matcher } from '#server/routing/matcher.ts'

/** Finds the routes of the request's path once, for whatever depends on a route's options. */
export function matched(matcher: Matcher): RequestHandler {
  return function matchedRoutes(request, _response, next) {
    request.matches = matcher.all(request.path)
    next()
  }
}
