import type { Request, RequestHandler } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import type { Store } from 'express-rate-limit'
import type { RateLimit } from '#server/routing/define.ts'
import { HttpError } from './errors.ts'

/** Counts calls for all processes of the site: `hits` in the window that ends at `resetsAt`. */
export interface SharedCounters {
  hit(key: string, seconds: number): Promise<{ hits: number; resetsAt: number }>
  forget(key: string): Promise<void>
}

/**
 * Makes the middleware of a route's `limit`. Routes that share a limit's name share its count, by
 * the caller's address (an IPv6 network counts as one caller).
 * @param counters where counts are kept; null keeps them in this process.
 */
export function createLimits(counters: SharedCounters | null) {
  const made = new Map<string, RequestHandler>()
  return function limit(rule: RateLimit): RequestHandler {
    const known = made.get(rule.name)
    if (known) return known
    const handler = rateLimit({
      windowMs: rule.seconds * 1000,
      limit: rule.max,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      identifier: rule.name,
      keyGenerator: (request: Request) => `${rule.name}:${ipKeyGenerator(request.ip ?? '')}`,
      handler: (_request, _response, next) => next(tooManyCalls(rule)),
      ...(counters && { store: storeOf(counters, rule) }),
    })
    made.set(rule.name, handler)
    return handler
  }
}

function tooManyCalls({ seconds }: RateLimit): HttpError {
  const wait = seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`
  return new HttpError(429, `Too many tries in a short time. Wait ${wait} and try again.`, {
    'Retry-After': String(seconds),
  })
}

function storeOf(counters: SharedCounters, rule: RateLimit): Store {
  return {
    async increment(key) {
      const { hits, resetsAt } = await counters.hit(key, rule.seconds)
      return { totalHits: hits, resetTime: new Date(resetsAt) }
    },
    // Nothing here takes a hit back: no option that would ask for it is set.
    decrement() {},
    resetKey: (key) => counters.forget(key),
  }
}
