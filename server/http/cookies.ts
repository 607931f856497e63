import { parse, serialize } from 'cookie'
import type { Request, Response } from 'express'

/** The four cookies (decision 7). An anonymous visit sets none of them. */
type CookieName = 'session' | 'cart' | 'flash' | 'browser'

export interface Cookies {
  read(request: Request, name: CookieName): string | undefined
  /** @param seconds how long the browser keeps it; left out: until it is closed. */
  set(response: Response, name: CookieName, value: string, seconds?: number): void
  clear(response: Response, name: CookieName): void
  /** Does the request carry any cookie of ours? */
  hasAny(request: Request): boolean
  /**
   * Does a `Cookie` header carry one that fills pages: a session's, or that of a message? A cart's and a
   * known browser's do not, so who has them gets the pages that everybody gets.
   */
  fillsPages(header: string | undefined): boolean
}

/**
 * Cookies that scripts cannot read and other sites do not send. Over https their names begin with
 * `__Host-`, so that no other host of the domain can set them.
 */
export function createCookies(isSecure: boolean): Cookies {
  const fullName = (name: CookieName) => (isSecure ? `__Host-${name}` : name)
  const attributes = { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' } as const
  const all = (header: string | undefined) => parse(header ?? '')
  const carries = (header: string | undefined, names: readonly CookieName[]) => {
    const given = all(header)
    return names.some((name) => fullName(name) in given)
  }

  return {
    read: (request, name) => all(request.headers.cookie)[fullName(name)],
    set(response, name, value, seconds) {
      replaceCookie(
        response,
        serialize(fullName(name), value, { ...attributes, ...(seconds && { maxAge: seconds }) }),
      )
    },
    clear(response, name) {
      replaceCookie(response, serialize(fullName(name), '', { ...attributes, maxAge: 0 }))
    },
    hasAny: (request) => carries(request.headers.cookie, ['session', 'cart', 'flash']),
    fillsPages: (header) => carries(header, ['session', 'flash']),
  }
}

// The last word on a cookie wins: setting one again must not send it twice.
function replaceCookie(response: Response, line: string): void {
  const name = line.slice(0, line.indexOf('=') + 1)
  const others = [response.getHeader('Set-Cookie') ?? []].flat().map(String)
  response.setHeader('Set-Cookie', [...others.filter((other) => !other.startsWith(name)), line])
}
