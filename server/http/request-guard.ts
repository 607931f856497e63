import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { HttpError, methodNotAllowed } from './errors.ts'

const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses what Node lets through but no browser sends: several Hosts or a foreign one, an absolute
 * address as the request's target, an unknown transfer encoding, an unknown method.
 */
export function requestGuard(allowedHosts: ReadonlySet<string>): RequestHandler {
  return function guardedRequest(request, _response, next) {
    next(faultOf(request, allowedHosts))
  }
}

function faultOf(
  request: IncomingMessage,
  allowedHosts: ReadonlySet<string>,
): HttpError | undefined {
  const hosts = request.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name))
  if (hosts.length !== 1) {
    return new HttpError(400, `The request names ${hosts.length} hosts; it must name one.`)
  }
  if (!allowedHosts.has((request.headers.host ?? '').toLowerCase())) {
    return new HttpError(421, 'This server does not answer for that host.')
  }
  if (!request.url?.startsWith('/')) {
    return new HttpError(400, "The request's target must be a path.")
  }
  const encoding = request.headers['transfer-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') {
    return new HttpError(400, 'The only transfer encoding that is understood is chunked.')
  }
  if (!knownMethods.includes(request.method ?? '')) return methodNotAllowed(knownMethods)
  return undefined
}

/** The hosts that requests may name: the canonical one, and on one's own machine each way to say it. */
export function allowedHosts(appUrl: string, isLocal: boolean): ReadonlySet<string> {
  const { host, port } = new URL(appUrl)
  const suffix = port ? `:${port}` : ''
  const local = ['localhost', '127.0.0.1', '[::1]'].map((name) => name + suffix)
  return new Set(isLocal ? [host, ...local] : [host])
}
