import type { RequestHandler, Response } from 'express'
import type { Errors } from '#server/props/shared.ts'
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
      const isPersonal = cookies.hasAny(request) || options.errors !== undefined
      response.setHeader('Cache-Control', isPersonal ? 'private, no-store' : 'no-cache')
      return sendPage(response, result, options, url)
    }
    next()
  }

  function sendPage(response: Response, result: PageAnswer, options: AnswerOptions, url: string) {
    const { errors, old, status = result.status } = options
    const shared = sharedProps(site.current(), result.meta, { appUrl, url })
    return response.inertia.render(
      result.component,
      { ...shared, ...result.props, ...(errors && { errors }), ...(old && { old }) },
      { status, url },
    )
  }
}
