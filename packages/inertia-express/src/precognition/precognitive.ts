import type { NextFunction, Request, Response } from 'express'
import { headers } from '../protocol/headers.ts'

/** Does the client only ask whether a form would be taken? */
export function isPrecognitive(request: Request): boolean {
  return request.get(headers.precognition) === 'true'
}

/**
 * Marks every answer to a Precognition request as one, refusals too (protocol, "Precognition"): the
 * client throws at an answer without the mark. Stands before everything that answers.
 */
export function precognitive() {
  return function marksPrecognition(
    request: Request,
    response: Response,
    next: NextFunction,
  ): void {
    if (isPrecognitive(request)) {
      response.setHeader(headers.precognition, 'true')
      response.vary(headers.precognition)
    }
    next()
  }
}

/**
 * Refuses, with the status 400, a Precognition request that nothing answered: a handler that comes next
 * would do the real thing while the visitor is still typing. Stands before handlers that change data.
 */
export function unforeseen() {
  return function refusesPrecognition(request: Request, _response: Response, next: NextFunction) {
    if (!isPrecognitive(request)) {
      next()
      return
    }
    const message = `${request.method} ${request.path} cannot check a form ahead: put precognition(schema) before its handler.`
    next(Object.assign(new Error(message), { status: 400 }))
  }
}
