import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

/** Names each request; the name is in the log, in the answer's X-Request-Id and on error pages. */
export function identified(): RequestHandler {
  return function identifiedRequest(request, response, next) {
    request.id = randomUUID()
    response.setHeader('X-Request-Id', request.id)
    next()
  }
}
