import type { RequestHandler } from 'express'
import { badRequest } from './errors.ts'

/**
 * One address a page: doubled and trailing slashes are redirected to the path without them, and a
 * path whose percent escapes are broken is refused before anything tries to read it.
 */
export function canonicalPath(): RequestHandler {
  return function onePath(request, response, next) {
    const [path = '/', query] = splitOnce(request.originalUrl)
    if (!isDecodable(path)) {
      next(badRequest('The address holds a percent sign that is not followed by two hex digits.'))
      return
    }
    const canonical = path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
    const isSafe = request.method === 'GET' || request.method === 'HEAD'
    if (canonical === path || !isSafe) next()
    else response.redirect(301, query === undefined ? canonical : `${canonical}?${query}`)
  }
}

function splitOnce(address: string): [string, string | undefined] {
  const at = address.indexOf('?')
  return at < 0 ? [address, undefined] : [address.slice(0, at), address.slice(at + 1)]
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return !path.includes('%00')
  } catch {
    return false
  }
}
