import type { RequestHandler } from 'express'
import { pathOf } from '#server/routing/address.ts'
import { badRequest } from './errors.ts'

/** Refuses a path whose percent escapes stand for no text, before anything decodes it. */
export function readablePath(): RequestHandler {
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
