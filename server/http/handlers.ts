import type { Request, RequestHandler, Response } from 'express'
import type { NamesOf, RouteParameters, RouteTable } from '#server/routing/define.ts'
import type { PageHandler, PageRequest } from '#server/site/page.ts'
import type { SiteSource } from '#server/site/site.ts'

/** What answers an action: it reads the request and sends the response. */
export type ActionHandler = (request: Request, response: Response) => void | Promise<void>

/** Every name of a table beside what answers it: a missing or misspelt name does not compile. */
export type Handlers<Table extends RouteTable> = {
  readonly [Name in NamesOf<Table, 'page'>]: PageHandler<RouteParameters<Table, Name>>
} & {
  readonly [Name in NamesOf<Table, 'action'>]: ActionHandler
}

/** Runs a page handler for a request: on the site as it is now, with nothing of the visitor. */
export function pageRoute(handler: PageHandler<never>, site: SiteSource): RequestHandler {
  return async function answerPage(request, response) {
    await response.page(runPage(handler, site, request))
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
