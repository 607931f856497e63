import { Router } from 'express'
import type { RequestHandler } from 'express'
import type { RouteTable } from './define.ts'
import { expressPath, parametersOf } from './uri.ts'
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

function guards(uri: string, patterns: Patterns): RequestHandler[] {
  const rules = parametersOf(uri).flatMap(({ name }) =>
    patterns[name] ? [{ name, pattern: new RegExp(`^(?:${patterns[name]})$`) }] : [],
  )
  if (rules.length === 0) return []
  return [
    function parametersFit(request, _response, next) {
      const fits = rules.every(({ name, pattern }) => {
        const value = request.params[name]
        return value === undefined || pattern.test(String(value))
      })
      if (fits) next()
      else next('route')
    },
  ]
}
