import express from 'express'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { matchOf } from '#server/routing/matcher.ts'
import { isForPrograms } from '#server/routing/options.ts'
import { HttpError } from './errors.ts'

const defaultLimits = { json: 65_536, form: 16_384, raw: 262_144 }

/**
 * Reads JSON and forms up to the size that the path's routes allow, refuses other types (a route may
 * let them pass unread, or ask for the bytes of any), and lets a form say PUT, PATCH or DELETE by its `_method` field. Stands after
 * the forgery check, which so judges the method that was really sent.
 */
export function bodies(): RequestHandler {
  return function readBody(request, response, next) {
    if (isForPrograms(matchOf(request.method, request.matches)?.route)) {
      readRaw(request, response, next)
    } else if (!hasBody(request)) {
      next()
    } else if (request.is('application/json')) {
      express.json({ limit: limitOf(request, 'json') })(request, response, next)
    } else if (request.is('application/x-www-form-urlencoded')) {
      const read = express.urlencoded({ limit: limitOf(request, 'form'), extended: false })
      read(request, response, (error?: unknown) => {
        if (!error) spoofMethod(request)
        next(error)
      })
    } else if (mayStayUnread(request)) {
      next()
    } else {
      next(
        new HttpError(
          415,
          'A body must be JSON (application/json) or a form (application/x-www-form-urlencoded).',
        ),
      )
    }
  }
}

/** Gives `request.body` as a Buffer, empty where nothing was sent. Packed bytes are not those that were signed. */
function readRaw(request: Request, response: Response, next: NextFunction): void {
  const limit = limitOf(request, 'raw')
  request.body = Buffer.alloc(0)
  express.raw({ type: () => true, limit, inflate: false })(request, response, next)
}

function hasBody(request: Request): boolean {
  return request.get('transfer-encoding') !== undefined || Number(request.get('content-length')) > 0
}

function mayStayUnread({ method, matches }: Request): boolean {
  return matches.some(({ route }) => route.method === method && route.options.unreadBody)
}

function limitOf(request: Request, kind: keyof typeof defaultLimits): number {
  const limits = request.matches.flatMap(({ route }) => route.options.body ?? [])
  return limits.length > 0 ? Math.max(...limits) : defaultLimits[kind]
}

function spoofMethod(request: Request): void {
  const method = (request.body as Record<string, unknown> | undefined)?.['_method']
  const isKnown = method === 'PUT' || method === 'PATCH' || method === 'DELETE'
  if (request.method === 'POST' && isKnown) request.method = method
}
