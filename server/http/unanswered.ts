import type { RequestHandler } from 'express'
import { allowedMethods } from '#server/routing/matcher.ts'
import { methodNotAllowed, notFound } from './errors.ts'

/**
 * What no route and no file answered: a known path with the wrong method is 405, the rest 404.
 * @param recased where a path leads whose only fault is the case of its letters.
 */
export function unanswered(recased: (path: string) => string | undefined): RequestHandler {
  return function noRoute(request, response, next) {
    const allowed = allowedMethods(request.matches)
    const isSafe = request.method === 'GET' || request.method === 'HEAD'
    const path = isSafe ? recased(request.path) : undefined
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      next(methodNotAllowed(allowed))
    } else if (path !== undefined) {
      response.redirect(301, path + request.url.slice(request.path.length))
    } else {
      next(notFound())
    }
  }
}
