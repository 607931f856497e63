import type { Request, RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import type { Store } from 'express-rate-limit'
import type { Counters } from '#server/database/rate-limit-counters.ts'
import { callerNetwork } from '#server/load/caller-network.ts'
import type { RateLimit } from '#server/routing/define.ts'
import { fingerprint } from '#server/signing/signer.ts'
import { HttpError } from './errors.ts'

/** Counts calls for all processes of the site: `hits` in the window that ends at `resetsAt`. */
export type CallCounters = Pick<Counters, 'hit' | 'forget'>

/**
 * Makes the middleware of a route's `limit`. Routes that share a limit's name share its count, by
 * the caller's address (an IPv6 network counts as one caller).
 */
export function createLimits(counters: CallCounters) {
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
      keyGenerator: (request: Request) => keyOf(rule, request),
      handler: (request: Request, _response, next) => {
        request.tell('limit', 'limited')
        next(tooManyCalls(rule))
      },
      store: storeOf(counters, rule),
    })
    made.set(rule.name, handler)
    return handler
  }
}

// Counts are kept: they are to name nobody.
function keyOf({ name }: RateLimit, { ip = '' }: Request): string {
  return `${name}:${fingerprint(callerNetwork(ip))}`
}

function tooManyCalls({ seconds }: RateLimit): HttpError {
  const wait = seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`
  return new HttpError(429, `Too many tries in a short time. Wait ${wait} and try again.`, {
    'Retry-After': String(seconds),
  })
}

function storeOf(counters: CallCounters, rule: RateLimit): Store {
  return {
    async increment(key) {
      const { hits, resetsAt } = await counters.hit(key, rule.seconds)
      return { totalHits: hits, resetTime: new Date(resetsAt) }
    },
    // Nothing here takes a hit back: no option that would ask for it is set.
    decrement() {},
    resetKey: (key) => counters.forget([key]),
  }
}
