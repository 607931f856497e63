import type { RequestHandler } from 'express'
import { isReadable } from './readable-path.ts'

/**
 * One address a page: doubled and trailing slashes and needless percent escapes are redirected to
 * the path without them, and an address that was given up to the one that took its place, both in
 * one step and with the query kept. A path whose escapes are broken has no canonical form and passes.
 * @param moved where the page of a given-up path is now.
 */
export function canonicalPath(
  moved: (path: string) => string | undefined = () => undefined,
): RequestHandler {
  return function onePath(request, response, next) {
    const [path, query] = splitOnce(request.originalUrl)
    const isSafe = request.method === 'GET' || request.method === 'HEAD'
    const canonical = canonicalOf(path)
    const right = (isSafe && moved(canonical)) || canonical
    if (right === path) {
      next()
    } else {
      // 308 keeps the method and the body.
      response.redirect(isSafe ? 301 : 308, query === undefined ? right : `${right}?${query}`)
    }
  }
}

function splitOnce(address: string): [string, string | undefined] {
  const at = address.indexOf('?')
  return at < 0 ? [address, undefined] : [address.slice(0, at), address.slice(at + 1)]
}

/**
 * The one way in which a path is written; a path whose escapes are broken has none and comes back.
 * Browsers read a backslash as a slash, so two of either would lead to another host.
 */
export function canonicalOf(path: string): string {
  if (!isReadable(path)) return path
  return path
    .replaceAll(neededByNobody, (escape) => decodeURIComponent(escape))
    .replaceAll(/[/\\]+/g, '/')
    .replace(/(?<=.)\/$/, '')
}

// Escapes of letters, digits, hyphen, underscore and tilde (RFC 3986, 2.3); not of the full stop.
const neededByNobody = /%(?:2d|3\d|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9a]|7e)/gi
