import type { Request, RequestHandler, Response } from 'express'
import type { Errors } from '#server/props/shared.ts'
import type { Route } from '#server/routing/define.ts'
import { isIndexed, keepingOf } from '#server/routing/options.ts'
import type { PageAnswer, PageResult } from '#server/site/page.ts'
import type { SiteSource } from '#server/site/site.ts'
import type { Cookies } from './cookies.ts'
import { notFound } from './errors.ts'
import { sharedProps } from './shared-props.ts'

export interface AnswerOptions {
  readonly status?: number
  /** The page's own path and query, where they are not the request's. */
  readonly url?: string
  /** A refused form's messages and what it had sent. */
  readonly errors?: Errors
  readonly old?: Readonly<Record<string, string>>
}

interface PageAnswersOptions {
  readonly site: SiteSource
  readonly appUrl: string
  readonly cookies: Cookies
}

/** Gives `response.page`: what a page handler answered, with every page's props, as HTML or JSON. */
export function pageAnswers({ site, appUrl, cookies }: PageAnswersOptions): RequestHandler {
  return function answersPages(request, response, next) {
    response.page = async (result: PageResult, options: AnswerOptions = {}) => {
      if (result.kind === 'redirect') return response.redirect(result.status, result.to)
      if (result.kind === 'not-found') throw notFound()

      const url = options.url ?? request.originalUrl
      const isPublic = isForEverybody(request) && !cookies.hasAny(request) && !hasFailed(result)
      response.setHeader('Cache-Control', isPublic ? 'no-cache' : 'private, no-store')
      const isListed = result.meta.isIndexed && openedBy(request).every(isIndexed)
      const meta = { ...result.meta, isIndexed: isListed }
      return sendPage(response, { ...result, meta }, options, url)
    }
    next()
  }

  function sendPage(response: Response, result: PageAnswer, options: AnswerOptions, url: string) {
    const { errors, old, status = result.status } = options
    const shared = sharedProps(site.current(), result.meta, { appUrl, url }, result.props)
    return response.inertia.render(
      result.component,
      { ...shared, ...result.props, ...(errors && { errors }), ...(old && { old }) },
      { status, url },
    )
  }
}

function isForEverybody(request: Request): boolean {
  const isSafe = request.method === 'GET' || request.method === 'HEAD'
  return isSafe && openedBy(request).every((route) => keepingOf(route).isPublic)
}

/** The routes that open the request's address; none for an address that nothing answers. */
function openedBy({ matches }: Request): Route[] {
  return matches.map(({ route }) => route).filter(({ method }) => method === 'GET')
}

function hasFailed({ status }: PageAnswer): boolean {
  return status >= 500
}
