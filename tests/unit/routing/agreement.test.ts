import { Agent, createServer, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { route } from 'ziggy-js'
import { routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { bindRoutes } from '#server/routing/bind.ts'
import { createMatcher } from '#server/routing/matcher.ts'
import { ziggyTable } from '#server/routing/ziggy.ts'
import { routeNames, samplePath } from '../../support/route-samples.ts'

const origin = 'http://localhost'
const table = ziggyTable(routes, patterns, origin)
const matcher = createMatcher(routes, patterns)

const application = express()
application.use(
  bindRoutes(routes, patterns, (name) => [
    (request, response) => {
      response.json({ name, params: request.params })
    },
  ]),
)
application.use((_request, response) => {
  response.json({ params: {} })
})
const agent = new Agent({ keepAlive: true })
const server = createServer(application)

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
afterAll(() => {
  agent.destroy()
  server.close()
})

const segments = [...new Set(routeNames.flatMap((name) => samplePath(name).split('/')))]
const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...segments.filter(Boolean)) },
  { weight: 2, arbitrary: fc.stringMatching(/^[a-z0-9-]{1,12}$/) },
  { weight: 2, arbitrary: fc.stringMatching(/^[\w.~!$&'()*+,;=:@-]{1,30}$/) },
  { weight: 1, arbitrary: fc.constantFrom('%20', '%2F', '%25', 'caf%C3%A9', '%F0%9F%A7%AD') },
)
/** Paths of our routes, paths that almost are, and others: as they are after the canonical redirect. */
const paths = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...routeNames.map(samplePath)) },
  { weight: 3, arbitrary: fc.array(segment, { maxLength: 4 }).map((all) => `/${all.join('/')}`) },
)
const seeded = { seed: 20_261_121, numRuns: 300 }

describe('Express, our matcher and ziggy-js agree', () => {
  it('on the name and the parameters of any path', async () => {
    await fc.assert(
      fc.asyncProperty(paths, async (path) => {
        const found = matcher.find('GET', path)
        const expected = { name: found?.name, params: found?.params ?? {} }

        expect(await byExpress(path)).toEqual(expected)
        expect(byZiggy(path)).toEqual(expected)
      }),
      seeded,
    )
  }, 30_000)

  it('on paths that do have a route, often enough for that to mean something', () => {
    const sample = fc.sample(paths, seeded)

    expect(sample.filter((path) => matcher.find('GET', path)).length).toBeGreaterThan(75)
    expect(sample.filter((path) => !matcher.find('GET', path)).length).toBeGreaterThan(75)
  })
})

describe('a second way to write the address of a page', () => {
  it.each([
    '/rya-courses/',
    '/rya-courses/day-skipper/',
    '/rya-courses//day-skipper',
    '/rya-courses/%64ay-skipper',
    '/Rya-courses',
  ])('%s is taken for it by neither Express nor our matcher', async (path) => {
    expect(await byExpress(path)).toEqual({ params: {} })
    expect(matcher.find('GET', path)).toBeUndefined()
  })
})

async function byExpress(path: string): Promise<unknown> {
  const { port } = server.address() as AddressInfo
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ agent, port, path }, resolve).once('error', reject)
  })
  return JSON.parse(Buffer.concat(await response.toArray()).toString())
}

function byZiggy(path: string): unknown {
  const { host, pathname, search } = new URL(path, origin)
  const router = route(undefined, undefined, false, {
    ...table,
    location: { host, pathname, search },
  })
  return { name: router.current(), params: { ...router.routeParams } }
}
