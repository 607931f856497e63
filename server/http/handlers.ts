import type { NextFunction, Request, RequestHandler, Response } from 'express'
import type { NamesOf, RouteParameters, RouteTable } from '#server/routing/define.ts'
import { allowedMethods, matchOf } from '#server/routing/matcher.ts'
import type { Matcher, RouteMatch } from '#server/routing/matcher.ts'
import type { PageHandler, PageRequest, PageResult } from '#server/site/page.ts'
import type { SiteSource } from '#server/site/site.ts'
import { methodNotAllowed, notFound } from './errors.ts'

/** What answers an action: it reads the request and sends the response. */
export type ActionHandler = (request: Request, response: Response) => void | Promise<void>

/** Every name of a table beside what answers it: a missing or misspelt name does not compile. */
export type Handlers<Table extends RouteTable> = {
  readonly [Name in NamesOf<Table, { readonly kind: 'page' }>]: PageHandler<
    RouteParameters<Table, Name>
  >
} & {
  readonly [Name in NamesOf<Table, { readonly kind: 'action' }>]: ActionHandler
}

/** A page at an address: what the page cache has found out when it asks for the page to be sent. */
export interface FoundPage {
  readonly matches: readonly RouteMatch[]
  readonly result: PageResult
}

/** Finds the routes of the request's path, once: whatever depends on a route reads `request.matches`. */
export function matchRoute(matcher: Matcher): RequestHandler {
  return function matchesRoute(request, _response, next) {
    request.matches = request.found?.matches ?? matcher.all(request.path)
    next()
  }
}

/**
 * Runs what stands behind the matched route of the request's method, one after another. OPTIONS is
 * told which methods the path answers. A request without a route goes on to the next middleware.
 * @param names every name of the table.
 * @param handlersOf the guards of a name, then what answers it.
 */
export function dispatchRoute(
  names: readonly string[],
  handlersOf: (name: string) => readonly RequestHandler[],
): RequestHandler {
  const handlers = new Map(names.map((name) => [name, handlersOf(name)]))

  return function dispatchesRoute(request, response, next) {
    // The method may be another than the one that was sent: a form says so by its field `_method`.
    const match = matchOf(request.method, request.matches)
    if (match) {
      request.params = { ...match.params }
      void runFrom(0, handlers.get(match.name) ?? [], request, response, next)
    } else if (request.method === 'OPTIONS' && request.matches.length > 0) {
      tellMethods(allowedMethods(request.matches), response)
    } else {
      next()
    }
  }
}

async function runFrom(
  at: number,
  handlers: readonly RequestHandler[],
  request: Request,
  response: Response,
  next: NextFunction,
): Promise<void> {
  const handler = handlers[at]
  if (!handler) return next()
  const goOn: NextFunction = (error?: unknown) => {
    if (error) next(error)
    else void runFrom(at + 1, handlers, request, response, next)
  }
  try {
    await handler(request, response, goOn)
  } catch (error) {
    next(error)
  }
}

function tellMethods(methods: readonly string[], response: Response): void {
  const allow = methods.toSorted().join(', ')
  response.setHeader('Allow', allow)
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.setHeader('Content-Length', allow.length)
  response.end(allow)
}

/** Sends what a page handler answers to a request, of which it gets nothing of the visitor. */
export function pageRoute(
  answer: (request: Pick<Request, 'params' | 'query'>) => PageResult,
): RequestHandler {
  return async function answerPage(request, response) {
    await response.page(request.found?.result ?? answer(request))
  }
}

/** Calls a page handler with parameters that its route has already checked. */
export function runPage(
  handler: PageHandler<never>,
  site: SiteSource,
  { params, query }: Pick<Request, 'params' | 'query'>,
) {
  const pageRequest: PageRequest<unknown> = { params, query }
  return handler(site.current(), pageRequest as PageRequest<never>)
}

/**
 * What no route and no file answered: a known path with the wrong method is 405, the rest 404.
 * @param recased where a path leads whose only fault is the case of its letters.
 */
export function answerNotFound(recased: (path: string) => string | undefined): RequestHandler {
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
