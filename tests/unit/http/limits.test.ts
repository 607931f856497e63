import type { ErrorRequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { createLimits } from '#server/http/limits.ts'
import type { CallCounters } from '#server/http/limits.ts'
import { securityEvents } from '#server/http/request-log.ts'
import type { RateLimit } from '#server/routing/define.ts'
import { served } from '../../support/served.ts'

const twice: RateLimit = { name: 'letters', max: 2, seconds: 60 }

describe('a limit', () => {
  it('takes the addresses of one IPv6 network for one caller', async () => {
    const origin = await limited({ '/a': { ...twice, max: 1 } })

    expect(await statuses(origin, ['/a'], '2001:db8:0:1::1')).toEqual([200])
    expect(await statuses(origin, ['/a'], '2001:db8:0:1:ffff::2')).toEqual([429])
    expect(await statuses(origin, ['/a'], '2001:db8:ffff::1')).toEqual([200])
  })
})

describe('a limit of several processes', () => {
  it('is counted where all of them count', async () => {
    const counters = handCounters()
    const one = await limited({ '/a': twice }, counters)
    const other = await limited({ '/a': twice }, counters)

    expect(await statuses(one, ['/a'], '203.0.113.1')).toEqual([200])
    expect(await statuses(other, ['/a', '/a'], '203.0.113.1')).toEqual([200, 429])
    const refused = await fetch(`${one}/a`, { headers: { 'X-Forwarded-For': '203.0.113.1' } })
    // By the rule, not by the clock of the counters.
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect([...counters.hits.values()]).toEqual([4])
    expect([...counters.hits.keys()].join()).not.toContain('203.0.113.1')
  })
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

/** A site with a limit on each of its paths, which believes what callers say of their address. */
function limited(
  limits: Readonly<Record<string, RateLimit>>,
  counters: CallCounters = handCounters(),
): Promise<string> {
  const limit = createLimits(counters)
  const refuse: ErrorRequestHandler = (error, _request, response, _next) => {
    response.status(error.status).set(error.headers).send(error.message)
  }
  return served((app) => {
    app.set('trust proxy', ['loopback'])
    app.use(securityEvents(() => undefined))
    for (const [path, rule] of Object.entries(limits)) app.use(path, limit(rule))
    app.use((_request, response) => {
      response.end()
    })
    app.use(refuse)
  })
}

async function statuses(origin: string, paths: readonly string[], caller = '203.0.113.9') {
  const found: number[] = []
  for (const path of paths) {
    const response = await fetch(origin + path, { headers: { 'X-Forwarded-For': caller } })
    found.push(response.status)
  }
  return found
}
