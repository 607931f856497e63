import type { Request, RequestHandler, Response } from 'express'
import type { Log } from '#server/app/log.ts'
import { browserLife } from '#server/auth/account.ts'
import type { BegunSession, SignedIn } from '#server/auth/account.ts'
import type { Auth } from '#server/auth/auth.ts'
import type { Holder } from '#server/auth/sessions.ts'
import type { Cookies } from './cookies.ts'
import { HttpError } from './errors.ts'

interface AuthenticateOptions {
  readonly auth: Pick<Auth, 'holder'>
  readonly cookies: Cookies
  readonly log: Log
}

/**
 * Gives `request.signedIn`, `request.isHalfSignedIn`, `request.sessionToken`, `request.browserToken`, `response.beginSession` and
 * `response.endSession`. Nothing is looked up before somebody asks, and then once; a session that is unknown or over loses
 * its cookie.
 */
export function authenticate({ auth, cookies, log }: AuthenticateOptions): RequestHandler {
  return function authenticatesVisitor(request, response, next) {
    const cookie = cookies.read(request, 'session')
    request.sessionToken = cookie !== undefined && tokenShape.test(cookie) ? cookie : undefined
    request.browserToken = () => cookies.read(request, 'browser')
    let looked = cookie === undefined ? nobody : undefined
    const look = () => (looked ??= lookUp(request, response))
    request.signedIn = async () => {
      const holder = await look()
      return holder === 'pending' ? null : holder
    }
    request.isHalfSignedIn = async () => (await look()) === 'pending'
    response.beginSession = ({ token, seconds, browser }) => {
      cookies.set(response, 'session', token, seconds ?? undefined)
      if (browser !== null) cookies.set(response, 'browser', browser, browserLife / 1000)
    }
    response.endSession = () => endSession(response)
    next()
  }

  async function lookUp(request: Request, response: Response): Promise<Holder> {
    const { sessionToken: token } = request
    const found = token === undefined ? null : await sessionOf(token)
    if (!found && !response.headersSent) cookies.clear(response, 'session')
    return found
  }

  async function sessionOf(token: string): Promise<Holder> {
    try {
      return await auth.holder(token)
    } catch (error) {
      log.warn({ err: error }, 'a session could not be looked up')
      throw error
    }
  }

  function endSession(response: Response): void {
    cookies.clear(response, 'session')
    response.inertia.clearHistory()
    // Pages that were kept on this device go too, in a browser that knows how.
    response.setHeader('Clear-Site-Data', '"cache", "storage"')
  }
}

/**
 * Who is there, for what is shown to everybody: while sessions cannot be looked up it is shown as to
 * nobody, and the visitor keeps the cookie.
 */
export async function whoIsThere(request: Request): Promise<SignedIn | null> {
  try {
    return await request.signedIn()
  } catch {
    return null
  }
}

/**
 * Who is there, in an action whose route is for who is signed in.
 * @throws HttpError 401 when nobody is; 503 while that cannot be told.
 */
export async function requireSignedIn(request: Request): Promise<SignedIn> {
  const signedIn = await request.signedIn()
  if (!signedIn) throw new HttpError(401, 'Please sign in first.')
  return signedIn
}

/** What `response.beginSession` needs of a session. */
export type SessionCookie = Pick<BegunSession, 'token' | 'seconds' | 'browser'>

const nobody: Promise<Holder> = Promise.resolve(null)

// 32 bytes in base64url: nothing else is worth a question to the database.
const tokenShape = /^[\w-]{43}$/
