import type { Request, RequestHandler, Response } from 'express'
import { isConfirmed } from '#server/auth/account.ts'
import type { SignedIn } from '#server/auth/account.ts'
import type { Auth } from '#server/auth/auth.ts'
import { safeIntended } from '#server/auth/intended.ts'
import type { RouteOptions } from '#server/routing/define.ts'
import { writeQuery } from '#server/routing/urls.ts'
import { HttpError, expectsJson } from './errors.ts'

interface GuardOptions {
  /** Where visitors are sent to: paths of this site. */
  readonly paths: {
    readonly login: string
    readonly confirm: string
    /** Where whoever gave the password gives the second factor. */
    readonly secondStep: string
    /** Where whoever works here adds one. */
    readonly factors: string
    /** Where whoever is signed in goes when nowhere else was named. */
    readonly home: string
  }
  readonly isDestination: (path: string) => boolean
  readonly auth: Pick<Auth, 'hasFactor' | 'roleOf'>
  /** The time, milliseconds UTC. */
  readonly now: () => number
}

/**
 * Makes the middleware of a route's `visitor` and `isConfirmed`: whoever it is not for is sent to
 * sign in, to give the password again or to their own page, and comes back from there.
 */
export function createGuards({ paths, isDestination, auth, now }: GuardOptions) {
  const returning = (request: Request, response: Response) => {
    const { intended } = cameFrom(request, response, isDestination)
    return writeQuery({ intended })
  }

  return function guardsOf(options: RouteOptions): RequestHandler[] {
    const { visitor = 'none' } = options
    if (visitor === 'none') return []
    if (visitor === 'guest') return [guestsOnly]
    return [
      async function ownersOnly(request, response, next) {
        const signedIn = await request.signedIn()
        if (!signedIn) return askToSignIn(request, response)
        if (options.visitor === 'staff') {
          await letInStaff(auth, request, signedIn, options)
          if (signedIn.factor === null) return askForFactor(request, response, signedIn)
        }
        if (options.isConfirmed && !isConfirmed(signedIn, now())) {
          return askToConfirm(request, response)
        }
        return next()
      },
    ]
  }

  /** Who works here shows a second factor before anything of staff's opens, and has one. */
  async function askForFactor(request: Request, response: Response, { user }: SignedIn) {
    const message = 'This page asks for a second step. Add a passkey or an authenticator app first.'
    if (await auth.hasFactor(user.id)) return askToConfirm(request, response)
    if (expectsJson(request)) throw new HttpError(403, message)
    response.inertia.flash('error', message)
    response.redirect(303, paths.factors)
  }

  async function guestsOnly(...[request, response, next]: Parameters<RequestHandler>) {
    if (await request.signedIn()) response.redirect(303, request.intended.end(paths.home))
    else next()
  }

  async function askToSignIn(request: Request, response: Response): Promise<void> {
    if (expectsJson(request)) throw new HttpError(401, 'Please sign in first.')
    if (await request.isHalfSignedIn()) {
      response.redirect(303, paths.secondStep + returning(request, response))
      return
    }
    // Its cookie outlived the session.
    if (request.sessionToken !== undefined) {
      response.inertia.clearHistory().flash('error', 'Your session is over. Please sign in again.')
    }
    response.redirect(303, paths.login + returning(request, response))
  }

  function askToConfirm(request: Request, response: Response): void {
    if (expectsJson(request)) throw new HttpError(403, 'Please show first that it is still you.')
    const { intended, isReopened } = cameFrom(request, response, isDestination)
    const again = isReopened ? null : true
    response.redirect(303, paths.confirm + writeQuery({ intended, again }))
  }
}

/** @throws HttpError 403 for everybody else, and for whoever's role it is not. */
async function letInStaff(
  auth: GuardOptions['auth'],
  request: Request,
  { user }: SignedIn,
  { roles }: RouteOptions,
): Promise<void> {
  const role = user.role === 'staff' ? await auth.roleOf(user.id) : null
  if (role !== null && (!roles || roles.includes(role))) return
  request.tell('access', 'refused', user.email)
  const why = role === null ? 'is for the people who work here' : `is not for the role ${role}`
  throw new HttpError(403, `This page ${why}.`)
}

/**
 * The page to come back to: this one, or where the form or the link to a file stands.
 * @returns `isReopened`: coming back does what was asked for; else it is still to be done.
 */
function cameFrom(
  request: Request,
  { inertia }: Response,
  isDestination: GuardOptions['isDestination'],
): { readonly intended: string | null; readonly isReopened: boolean } {
  const isOpened = request.method === 'GET' || request.method === 'HEAD'
  const own = safeIntended(isOpened ? request.originalUrl : undefined, isDestination)
  if (own !== null) return { intended: own, isReopened: true }
  return { intended: safeIntended(inertia.referer, isDestination), isReopened: false }
}
