import { STATUS_CODES } from 'node:http'
import type { ErrorRequestHandler, Request } from 'express'
import { readVisit } from '../protocol/visit.ts'

/** What went wrong, for whoever words the error page. */
export interface Failure {
  /** 400 to 599: the error's own status, else 500. */
  readonly status: number
  readonly error: unknown
  readonly request: Request
}

/** A page for a failure. */
export interface ErrorPage {
  readonly component: string
  readonly props: Readonly<Record<string, unknown>>
}

export interface ErrorPagesOptions {
  /** The page of a failure; null passes the error on. */
  readonly page: (failure: Failure) => ErrorPage | null
  /**
   * In development the whole HTML document about an error of the server's own: the client shows what is no
   * page in its dialog. Default: the error page there too.
   */
  readonly overlay?: (failure: Failure) => string
}

/**
 * Answers errors with Inertia pages that have their status and the shared props, so that a failing
 * visit stays inside the application (protocol, "What the client does with a response"). Who asks for
 * JSON and is no visit gets `{ message }`, in the words of the status. An error while headers are already
 * gone, and one whose page fails too, are passed on.
 */
export function errorPages({ page, overlay }: ErrorPagesOptions): ErrorRequestHandler {
  return async function answersErrors(error: unknown, request, response, next) {
    const failure = { status: statusOf(error), error, request }
    if (response.headersSent) return next(error)
    if (wantsJson(request)) {
      response.status(failure.status).json({ message: STATUS_CODES[failure.status] ?? 'Error' })
      return undefined
    }
    if (overlay && failure.status >= 500) {
      response.status(failure.status).type('html').send(overlay(failure))
      return undefined
    }
    const answer = page(failure)
    if (!answer) return next(error)
    try {
      const responder = response.inertia as unknown as AnyPage
      await responder.render(answer.component, answer.props, { status: failure.status })
    } catch {
      next(error)
    }
    return undefined
  }
}

// What failed may stand before the adapter, which then has not read the request.
function wantsJson(request: Request): boolean {
  const { isInertia } = readVisit((name) => request.get(name))
  return !isInertia && request.accepts(['html', 'json']) === 'json'
}

// The error pages are the application's, so their names are not among those that are known here.
interface AnyPage {
  render(component: string, props: object, options: { status: number }): Promise<void>
}

// Express and its parsers mark their own refusals with a status.
function statusOf(error: unknown): number {
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown }
  const found = status ?? statusCode
  return typeof found === 'number' && found >= 400 && found < 600 ? found : 500
}
