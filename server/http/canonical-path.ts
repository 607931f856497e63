import type { RequestHandler } from 'express'
import { isReadable } from './readable-path.ts'

/**
 * One address a page: doubled and trailing slashes and needless percent escapes are redirected to
 * the path without them. A path whose escapes are broken has no canonical form and passes.
 */
export function canonicalPath(): RequestHandler {
  return function onePath(request, response, next) {
    const [path, query] = splitOnce(request.originalUrl)
    const canonical = isReadable(path) ? canonicalOf(path) : path
    if (canonical === path) {
      next()
    } else {
      const isSafe = request.method === 'GET' || request.method === 'HEAD'
      // 308 keeps the method and the body.
      const to = query === undefined ? canonical : `${canonical}?${query}`
      response.redirect(isSafe ? 301 : 308, to)
    }
  }
}

function splitOnce(address: string): [string, string | undefined] {
  const at = address.indexOf('?')
  return at < 0 ? [address, undefined] : [address.slice(0, at), address.slice(at + 1)]
}

// Browsers read a backslash as a slash, so two of either would lead to another host.
function canonicalOf(path: string): string {
  return path
    .replaceAll(neededByNobody, (escape) => decodeURIComponent(escape))
    .replaceAll(/[/\\]+/g, '/')
    .replace(/(?<=.)\/$/, '')
}

// Escapes of letters, digits, hyphen, underscore and tilde (RFC 3986, 2.3); not of the full stop.
const neededByNobody = /%(?:2d|3\d|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9a]|7e)/gi
