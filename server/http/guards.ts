import type { Request, RequestHandler, Response } from 'express'
import { isConfirmed } from '#server/auth/account.ts'
import { safeIntended } from '#server/auth/intended.ts'
import type { RouteOptions } from '#server/routing/define.ts'
import { writeQuery } from '#server/routing/urls.ts'
import { HttpError, expectsJson } from './errors.ts'

interface GuardOptions {
  /** Where visitors are sent to: paths of this site. */
  readonly paths: {
    readonly login: string
    readonly confirm: string
    /** Where whoever is signed in goes when nowhere else was named. */
    readonly home: string
  }
  readonly isDestination: (path: string) => boolean
  /** The time, milliseconds UTC. */
  readonly now: () => number
}

/**
 * Makes the middleware of a route's `visitor` and `isConfirmed`: whoever it is not for is sent to
 * sign in, to give the password again or to their own page, and comes back from there.
 */
export function createGuards({ paths, isDestination, now }: GuardOptions) {
  return function guardsOf(options: RouteOptions): RequestHandler[] {
    const { visitor = 'none' } = options
    if (visitor === 'none') return []
    if (visitor === 'guest') return [guestsOnly]
    return [
      async function ownersOnly(request, response, next) {
        const signedIn = await request.signedIn()
        if (!signedIn) return askToSignIn(request, response)
        if (options.visitor === 'staff' && signedIn.user.role !== 'staff') {
          request.tell('access', 'refused', signedIn.user.email)
          throw new HttpError(403, 'This page is for the people who work here.')
        }
        if (options.isConfirmed && !isConfirmed(signedIn, now())) {
          return askForPassword(request, response)
        }
        return next()
      },
    ]
  }

  async function guestsOnly(...[request, response, next]: Parameters<RequestHandler>) {
    if (await request.signedIn()) response.redirect(303, request.intended.end(paths.home))
    else next()
  }

  function askToSignIn(request: Request, response: Response): void {
    if (expectsJson(request)) throw new HttpError(401, 'Please sign in first.')
    // Its cookie outlived the session.
    if (request.sessionToken !== undefined) {
      response.inertia.clearHistory().flash('error', 'Your session is over. Please sign in again.')
    }
    response.redirect(303, paths.login + returning(request, response))
  }

  function askForPassword(request: Request, response: Response): void {
    if (expectsJson(request)) throw new HttpError(403, 'Please confirm your password first.')
    response.redirect(303, paths.confirm + returning(request, response))
  }

  /** The page to come back to: this one, or where the form or the link to a file stands. */
  function returning(request: Request, { inertia }: Response): string {
    const isOpened = request.method === 'GET' || request.method === 'HEAD'
    const own = isOpened ? request.originalUrl : undefined
    const intended =
      safeIntended(own, isDestination) ?? safeIntended(inertia.referer, isDestination)
    return writeQuery({ intended })
  }
}
