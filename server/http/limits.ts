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

/** What names somebody who has a cart or an account here; null: nobody of whom that is known. */
export type KnownVisitor = (request: Request) => Promise<string | null>

/**
 * Makes the middleware of a route's `limit`. Routes that share a limit's name share its count, by
 * the caller's address (an IPv6 network counts as one caller), or by the visitor where the limit says so.
 */
export function createLimits(counters: CallCounters, knownVisitor: KnownVisitor) {
  const made = new Map<string, RequestHandler>()
  const visitors = new WeakMap<Request, Promise<string | null>>()
  return function limit(rule: RateLimit): RequestHandler {
    const known = made.get(rule.name)
    if (known) return known
    const handler = rateLimit({
      windowMs: rule.seconds * 1000,
      limit: async (request: Request) =>
        (await visitorOf(rule, request)) === null ? (rule.maxOfStrangers ?? rule.max) : rule.max,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      identifier: rule.name,
      keyGenerator: async (request: Request) =>
        keyOf(rule, request, await visitorOf(rule, request)),
      handler: (request: Request, _response, next) => {
        request.tell('limit', 'limited')
        next(tooManyCalls(rule))
      },
      store: storeOf(counters, rule),
    })
    made.set(rule.name, handler)
    return handler
  }

  /** Asked twice for each request, and looked up once. */
  function visitorOf({ maxOfStrangers }: RateLimit, request: Request): Promise<string | null> {
    if (maxOfStrangers === undefined) return nobody
    const looked = visitors.get(request) ?? knownVisitor(request)
    visitors.set(request, looked)
    return looked
  }
}

const nobody = Promise.resolve(null)

// Counts are kept: they are to name nobody.
function keyOf({ name }: RateLimit, { ip = '' }: Request, visitor: string | null): string {
  return `${name}:${fingerprint(visitor ?? callerNetwork(ip))}`
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
