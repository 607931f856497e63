import type { NextFunction, Request, Response } from 'express'
import { headers } from './headers.ts'
import { createResponder } from './responder.ts'
import type { InertiaOptions, Responder } from './responder.ts'

/**
 * Speaks the Inertia protocol (client 3.7) for everything below it: gives `response.inertia`, answers
 * a visit that holds old assets with 409 before any handler runs, and turns a redirect after PUT,
 * PATCH or DELETE into 303, without which the browser would repeat the method on the new address.
 */
export function inertia<Pages extends object>(options: InertiaOptions) {
  return function inertiaVisits(request: Request, response: Response, next: NextFunction): void {
    const responder: Responder<Pages> = createResponder<Pages>(request, response, options)
    Object.assign(response, { inertia: responder })
    if (!responder.isVisit) {
      next()
    } else if (request.method === 'GET' && hasOldAssets(request, options.version())) {
      answerOldAssets(request, response, options.version())
    } else {
      if (rewrittenMethods.has(request.method)) redirectWithSeeOther(response)
      next()
    }
  }
}

/** Tells caches that any answer may be another for a visit. Stands before everything that answers. */
export function variesByVisit() {
  return function varies(_request: Request, response: Response, next: NextFunction): void {
    response.vary(headers.inertia)
    next()
  }
}

const rewrittenMethods = new Set(['PUT', 'PATCH', 'DELETE'])

function hasOldAssets(request: Request, version: string): boolean {
  return (request.get(headers.version) ?? '') !== version
}

// The version is echoed so that a background visit does not throw away what the visitor was doing.
function answerOldAssets(request: Request, response: Response, version: string): void {
  response.setHeader(headers.location, request.originalUrl)
  response.setHeader(headers.version, version)
  response.status(409).end()
}

function redirectWithSeeOther(response: Response): void {
  const redirect = response.redirect.bind(response)
  response.redirect = (first: number | string, second?: number | string) => {
    const [status, url] = typeof first === 'number' ? [first, second] : [302, first]
    redirect(status === 301 || status === 302 ? 303 : status, String(url))
  }
}
