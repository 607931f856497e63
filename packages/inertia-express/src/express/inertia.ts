import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { beginAnswer } from '../exchange/begin-answer.ts'
import { beforeHeaders } from '../http/before-headers.ts'
import { headers } from '../protocol/headers.ts'
import type { Html } from '../protocol/page-object.ts'
import { expressExchange } from './exchange.ts'
import type { InertiaOptions } from './exchange.ts'
import { createInnerMounts, takes } from './mounts.ts'

/**
 * Speaks the Inertia protocol (client 3.7) for everything below it: gives `response.inertia`, answers
 * a visit that holds old assets with 409 before any handler runs, keeps one-shot state until a page
 * shows it, and makes redirects and empty answers into what the client understands.
 */
export function inertia<Body extends Html = string>(given: InertiaOptions<Body>): RequestHandler {
  // A body goes from `render` to `document` alone, which takes what the other gives.
  const options = given as unknown as InertiaOptions
  const inner = createInnerMounts()
  return function inertiaVisits(request: Request, response: Response, next: NextFunction): void {
    let isOurs = true
    const path = request.baseUrl
    const takenOver = (by: string) => {
      isOurs = false
      if (by !== path) inner.add(by)
    }
    if (!takes(response, { path, takenOver })) return next()
    const answer = beginAnswer(expressExchange(request, response), options)
    Object.assign(response, { inertia: answer.responder })
    beforeHeaders(response, (hasBody, hold) => {
      if (!isOurs) return undefined
      const { isBodiless, waits } = answer.finish(hasBody)
      if (waits) hold(waits)
      return isBodiless ? 'bodiless' : undefined
    })
    if (answer.holdsOldAssets && !inner.has(request)) answer.reload()
    else next()
  }
}

/** Tells caches that any answer may be another for a visit. Stands before everything that answers. */
export function varyOnInertia(): RequestHandler {
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
