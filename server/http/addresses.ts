import type { RequestHandler } from 'express'
import { pathOf } from '#server/routing/urls.ts'
import type { ClosedParameter } from '#server/site/page.ts'
import { badRequest } from './errors.ts'

/** Refuses a path whose percent escapes stand for no text, before anything decodes it. */
export function rejectMalformedPath(): RequestHandler {
  return function readableOnly(request, _response, next) {
    if (isReadable(pathOf(request.originalUrl))) next()
    else next(badRequest('A percent sign in this address stands for no character.'))
  }
}

/** Can each escape be decoded (RFC 3986, 2.1), to UTF-8 without a null character? */
export function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/**
 * A path and query that every reader can decode: where the path cannot be, its percent signs are
 * taken at their word and escaped themselves.
 */
export function readableAddress(address: string): string {
  const path = pathOf(address)
  if (isReadable(path)) return address
  return path.replaceAll('%', '%25') + address.slice(path.length)
}

/**
 * One address a page: doubled and trailing slashes and needless percent escapes are redirected to
 * the path without them, and an address that was given up to the one that took its place, both in
 * one step and with the query kept. A path whose escapes are broken has no canonical form and passes.
 * @param moved where the page of a given-up path is now.
 * @param isForPrograms is told a method and a canonical path: what programs call is answered there at once,
 * for they take a redirect for a fault.
 */
export function canonicalPath(
  moved: (path: string) => string | undefined = () => undefined,
  isForPrograms: (method: string, path: string) => boolean = () => false,
): RequestHandler {
  return function onePath(request, response, next) {
    const [path, query] = splitOnce(request.originalUrl)
    const isSafe = request.method === 'GET' || request.method === 'HEAD'
    const canonical = canonicalOf(path)
    const right = (isSafe && moved(canonical)) || canonical
    const address = query === undefined ? right : `${right}?${query}`
    if (right === path) {
      next()
    } else if (isForPrograms(request.method, canonical)) {
      request.url = address
      next()
    } else {
      // 308 keeps the method and the body.
      response.redirect(isSafe ? 301 : 308, address)
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

// What others put into addresses to follow people. Nothing here reads it.
const tracking =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|igshid|_ga|_gl)$/

/** A parameter that a page reads of its address. */
export type DeclaredParameter = string | ClosedParameter

/**
 * The parameters that what GET opens at a path declares; null where nothing does: a redirect hands
 * its whole query on.
 */
export type DeclaredAt = (path: string) => readonly DeclaredParameter[] | null

/**
 * The address of what an address opens: without the parameters that it does not declare, or not with
 * that value, and anywhere without those that only follow people. With them it is the same page
 * (decision 3).
 */
export function pageAddress(address: string, declaredAt: DeclaredAt): string {
  const [path, query] = splitOnce(address)
  if (query === undefined) return address
  const isPart = partOf(declaredAt(path))
  const parameters = query.split('&')
  const kept = parameters.filter(isPart)
  if (kept.length === parameters.length) return address
  return path + (kept.length > 0 ? `?${kept.join('&')}` : '')
}

/** Whether a parameter, as it is written, is part of the address; each is asked about once. */
function partOf(declared: readonly DeclaredParameter[] | null): (parameter: string) => boolean {
  if (!declared) return (parameter) => !tracking.test(nameOf(parameter))
  const given = new Set<string>()
  return (parameter) => {
    const name = nameOf(parameter)
    const found = declared.find((one) => (typeof one === 'string' ? one : one.name) === name)
    if (found === undefined || typeof found === 'string') return found !== undefined
    // One spelling has one page: a value in another one is none of those that are known.
    const isKnown = !given.has(name) && found.has(parameter.slice(name.length + 1))
    if (isKnown) given.add(name)
    return isKnown && parameter.startsWith(`${name}=`)
  }
}

/** As the parser of queries reads it: `level%5B0%5D=a` is one of `level`. */
function nameOf(parameter: string): string {
  const [written = ''] = parameter.split('=')
  return (isReadable(written) ? decodeURIComponent(written) : written).replace(/\[.*/s, '')
}

/** Has everything below see addresses of pages. Stands before whatever reads an address. */
export function stripUndeclaredParams(declaredAt: DeclaredAt): RequestHandler {
  return function stripsUndeclared(request, _response, next) {
    if (request.method === 'GET' || request.method === 'HEAD') {
      request.url = pageAddress(request.url, declaredAt)
      request.originalUrl = request.url
    }
    next()
  }
}
