import type { ErrorRequestHandler, Request } from 'express'
import { expect, it } from 'vitest'
import { createLimits } from '#server/http/limits.ts'
import type { CallCounters, KnownVisitor } from '#server/http/limits.ts'
import { securityEvents } from '#server/http/request-log.ts'
import type { RateLimit } from '#server/routing/define.ts'
import { served } from '../../support/served.ts'

const twice: RateLimit = { name: 'letters', max: 2, seconds: 60 }

it('a limit takes the addresses of one IPv6 network for one caller', async () => {
  const origin = await limited({ ...twice, max: 1 })
  const callers = ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:db8:ffff::1']

  const statuses: number[] = []
  for (const caller of callers) statuses.push((await ask(origin, caller)).status)

  expect(statuses).toEqual([200, 429, 200])
})

it('a limit of several processes is counted where all of them count', async () => {
  const counters = handCounters()
  const [one, other] = [await limited(twice, counters), await limited(twice, counters)]

  const statuses: number[] = []
  for (const origin of [one, other, other]) statuses.push((await ask(origin)).status)
  const refused = await ask(one)

  expect(statuses).toEqual([200, 200, 429])
  // By the rule, not by the clock of the counters.
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect([...counters.hits.values()]).toEqual([4])
  expect([...counters.hits.keys()].join()).not.toContain('203.0.113.1')
})

it('a limit counts known visitors apart, and strangers of a network together', async () => {
  const rule = { ...twice, max: 1, maxOfStrangers: 2 }
  const named = async (request: Request) => request.get('X-Visitor') ?? null
  const origin = await limited(rule, handCounters(), named)

  const statuses: number[] = []
  for (const visitor of [undefined, undefined, undefined, 'Ada', 'Ada', 'Ben']) {
    const headers = { 'X-Forwarded-For': '203.0.113.1', ...(visitor && { 'X-Visitor': visitor }) }
    statuses.push((await fetch(origin, { headers })).status)
  }

  expect(statuses).toEqual([200, 200, 429, 200, 429, 200])
})

/** Counters by a clock of their own, which stands at 1970. */
function handCounters(): CallCounters & { hits: Map<string, number> } {
  const hits = new Map<string, number>()
  return {
    hits,
    async hit(key, seconds) {
      const entry = `${key}/${seconds}`
      const count = (hits.get(entry) ?? 0) + 1
      hits.set(entry, count)
      return { hits: count, resetsAt: seconds * 1000 }
    },
    async forget(keys) {
      for (const key of keys) hits.delete(key)
    },
  }
}

/** A site with a limit, which believes what callers say of their address. */
function limited(
  rule: RateLimit,
  counters: CallCounters = handCounters(),
  knownVisitor: KnownVisitor = async () => null,
): Promise<string> {
  const refuse: ErrorRequestHandler = (error, _request, response, _next) => {
    response.status(error.status).set(error.headers).send(error.message)
  }
  return served((app) => {
    app.set('trust proxy', ['loopback'])
    app.use(securityEvents(() => undefined))
    app.use(createLimits(counters, knownVisitor)(rule))
    app.use((_request, response) => {
      response.end()
    })
    app.use(refuse)
  })
}

function ask(origin: string, caller = '203.0.113.1'): Promise<Response> {
  return fetch(origin, { headers: { 'X-Forwarded-For': caller } })
}
