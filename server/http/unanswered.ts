import type { RequestHandler } from 'express'
import { methodNotAllowed, notFound } from './errors.ts'

/** What no route and no file answered: a known path with the wrong method is 405, the rest 404. */
export function unanswered(recase: (path: string) => string | undefined): RequestHandler {
  return function noRoute(request, response, next) {
    const methods = [...new Set(request.matches.map(({ route }) => route.method))]
    if (methods.length > 0 && !isAnswered(methods, request.method)) {
      next(
        methodNotAllowed(
          methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)),
        ),
      )
      return
    }
    const path = recase(request.path)
    const isSafe = request.method === 'GET' || request.method === 'HEAD'
    if (path !== undefined && isSafe)
      response.redirect(301, path + request.url.slice(request.path.length))
    else next(notFound())
  }
}

function isAnswered(methods: readonly string[], method: string): boolean {
  return methods.includes(method === 'HEAD' ? 'GET' : method)
}
