import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { headers } from '../protocol/headers.ts'
import { createResponder } from './create-responder.ts'
import type { InertiaOptions } from './options.ts'
import { beforeHeaders } from './outgoing.ts'
import type { Exchange } from './responder.ts'
import { answerVisit, ownAddress } from './visit-answers.ts'

/**
 * Speaks the Inertia protocol (client 3.7) for everything below it: gives `response.inertia`, answers
 * a visit that holds old assets with 409 before any handler runs, keeps one-shot state until a page
 * shows it, and makes redirects and empty answers into what the client understands.
 */
export function inertia(options: InertiaOptions): RequestHandler {
  return function inertiaVisits(request: Request, response: Response, next: NextFunction): void {
    const exchange = { request, response }
    const responder = createResponder(exchange, options)
    Object.assign(response, { inertia: responder })
    beforeHeaders(response, (hasBody) => {
      response.vary(headers.inertia)
      const answered = responder.isVisit ? answerVisit(exchange, options, hasBody) : undefined
      responder.keepPending()
      return answered
    })
    if (
      responder.isVisit &&
      request.method === 'GET' &&
      responder.visit.version !== responder.version
    ) {
      answerOldAssets(exchange, options, responder.version)
    } else {
      next()
    }
  }
}

/** Tells caches that any answer may be another for a visit. Stands before everything that answers. */
export function variesByVisit(): RequestHandler {
  return function varies(_request, response, next): void {
    response.vary(headers.inertia)
    next()
  }
}

/** The pages of the routes below are encrypted in the client's history. */
export function encryptedHistory(): RequestHandler {
  return function encryptsHistory(_request, response, next): void {
    response.inertia.encryptHistory()
    next()
  }
}

// The version is echoed so that a background visit does not throw away what the visitor was doing.
function answerOldAssets(exchange: Exchange, options: InertiaOptions, version: string): void {
  const { response } = exchange
  response.setHeader(headers.location, ownAddress(exchange, options))
  response.setHeader(headers.version, version)
  response.status(409).end()
}
