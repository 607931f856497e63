import { Agent, createServer, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { route } from 'ziggy-js'
import { createSiteRoutes } from '#js/lib/site-routes.ts'
import { routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { canonicalOf } from '#server/http/addresses.ts'
import { dispatchRoute, matchRoute } from '#server/http/handlers.ts'
import { createMatcher } from '#server/routing/matcher.ts'
import { pathOf } from '#server/routing/urls.ts'
import { ziggyTable } from '#server/routing/ziggy.ts'
import { fc } from '../../support/properties.ts'
import { routeNames, samplePath } from '../../support/route-samples.ts'

const origin = 'http://localhost'
const table = ziggyTable(routes, patterns, origin)
const matcher = createMatcher(routes, patterns)

const application = express()
application.use(
  matchRoute(matcher),
  dispatchRoute(routeNames, (name) => [
    (request, response) => {
      response.json({ name, params: request.params })
    },
  ]),
)
application.use((_request, response) => {
  response.json({ params: {} })
})
const agent = new Agent({ keepAlive: true, maxSockets: 20 })
// Whole tests pass between two requests, in which a connection must not be given up.
const server = createServer({ keepAliveTimeout: 0 }, application)

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
afterAll(() => {
  agent.destroy()
  server.close()
})

const samples = routeNames.map(samplePath)
const segments = [...new Set(samples.flatMap((path) => path.split('/')))].filter(Boolean)
const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...segments) },
  { weight: 3, arbitrary: fc.stringMatching(/^[a-z0-9-]{1,12}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^[A-Z]{2,4}-[A-Z0-9-]{1,8}$/) },
  { weight: 2, arbitrary: fc.stringMatching(/^[\w.~!$&'()*+,;=:@-]{1,30}$/) },
  { weight: 1, arbitrary: fc.constantFrom('%20', '%2F', '%25', 'caf%C3%A9', '%F0%9F%A7%AD', '.') },
)
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.stringMatching(/^\?[\w%&=[\]+.?/-]{0,20}$/) },
)
/** A sample with one segment put in, taken out or exchanged. */
const nearly = fc
  .tuple(fc.constantFrom(...samples), fc.nat(4), fc.nat(1), fc.array(segment, { maxLength: 1 }))
  .map(
    ([path, at, count, added]) =>
      `/${path
        .slice(1)
        .split('/')
        .toSpliced(at, count, ...added)
        .join('/')}`,
  )
const valueOf = Object.fromEntries(
  Object.entries(patterns).map(([key, pattern]) => [
    key,
    fc.stringMatching(new RegExp(`^(?:${pattern})$`)),
  ]),
)
/** Any path of a route with parameters: their values are made from their patterns. */
const filled = fc.oneof(
  ...routeNames
    .map((name) => routes[name].uri)
    .filter((uri) => uri.includes('{'))
    .map((uri) => {
      const parts = uri.split(/\{(\w+)\??\}/)
      const pieces = parts.map((part, at) =>
        at % 2 === 1 ? (valueOf[part] ?? fc.constant('')) : fc.constant(part),
      )
      return fc.tuple(...pieces).map((all) => all.join(''))
    }),
)
/** Paths of our routes, paths that almost are, and others: as they are after the canonical redirect. */
const paths = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...samples) },
  { weight: 2, arbitrary: filled },
  { weight: 2, arbitrary: nearly },
  { weight: 2, arbitrary: fc.array(segment, { maxLength: 4 }).map((all) => `/${all.join('/')}`) },
)
const addresses = fc.tuple(paths.map(canonicalOf), query).map((parts) => parts.join(''))

/** As many different addresses as asked for, always the same. */
function generate(count: number): string[] {
  const found = new Set<string>()
  for (let seed = 20_261_121; found.size < count; seed += 1) {
    for (const address of fc.sample(addresses, { seed, numRuns: count })) found.add(address)
  }
  return [...found].slice(0, count)
}

const generated = generate(5_400)

describe('the server that answers, our matcher and ziggy-js agree', () => {
  it('on the name and the parameters of 5,400 different addresses', async () => {
    const differences: string[] = []
    for (let at = 0; at < generated.length; at += 100) {
      const found = await Promise.all(generated.slice(at, at + 100).map(differenceAt))
      differences.push(...found.flat())
    }

    expect(differences).toEqual([])
  }, 120_000)

  it('on addresses that do have a route, and on others, often enough to mean something', () => {
    const matched = generated.map((address) => matcher.find('GET', pathOf(address)))

    expect(matched.filter((found) => found === undefined).length).toBeGreaterThan(1_000)
    expect(matched.filter((found) => found && 'slug' in found.params).length).toBeGreaterThan(400)
    expect(new Set(matched.map((found) => found?.name)).size).toBeGreaterThan(70)
  })

  it('as do the pages in a browser, which ask ziggy-js', () => {
    for (const address of generated.slice(0, 500)) {
      const page = createSiteRoutes(table, address)
      expect({ name: page.current(), params: page.params() }).toEqual(byZiggy(address))
    }
  })
})

/** The address with the three answers, unless they are the same. */
async function differenceAt(address: string): Promise<string[]> {
  const found = matcher.find('GET', pathOf(address))
  const ours = { name: found?.name, params: found?.params ?? {} }
  const answers = [ours, await byServer(address), byZiggy(address)].map((answer) =>
    JSON.stringify(answer),
  )
  return new Set(answers).size > 1 ? [`${address}: ${answers.join(' | ')}`] : []
}

async function byServer(path: string): Promise<unknown> {
  const { port } = server.address() as AddressInfo
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ agent, port, path }, resolve).once('error', reject)
  })
  return JSON.parse(Buffer.concat(await response.toArray()).toString())
}

function byZiggy(address: string): unknown {
  const pathname = pathOf(address)
  const location = { host: 'localhost', pathname, search: address.slice(pathname.length) }
  const router = route(undefined, undefined, false, { ...table, location })
  return { name: router.current(), params: { ...router.routeParams } }
}
