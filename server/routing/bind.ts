import { Router } from 'express'
import type { RequestHandler } from 'express'
import type { RouteTable } from './define.ts'
import { expressPath, matchExpression, parametersOf } from './uri.ts'
import type { Patterns } from './uri.ts'

/**
 * The Express router of a table: each name's handlers at its method and path, in the table's order.
 * A path whose parameters do not fit their patterns goes on to the next route.
 */
export function bindRoutes(
  table: RouteTable,
  patterns: Patterns,
  handlersOf: (name: string) => readonly RequestHandler[],
): Router {
  const router = Router({ caseSensitive: true, strict: true })
  for (const [name, { method, uri }] of Object.entries(table)) {
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
    router[verb](expressPath(uri), [...guards(uri, patterns), ...handlersOf(name)])
  }
  return router
}

// Express matches decoded values. The path as it was written decides here, as it does in our matcher:
// an escaped letter would else be a second address of the same page.
function guards(uri: string, patterns: Patterns): RequestHandler[] {
  if (parametersOf(uri).length === 0) return []
  const expression = matchExpression(uri, patterns)
  return [
    function parametersFit(request, _response, next) {
      if (expression.test(request.path)) next()
      else next('route')
    },
  ]
}
