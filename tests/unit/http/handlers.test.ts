import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { dispatchRoute, matchRoute, pageRoute } from '#server/http/handlers.ts'
import { get, page, patch, post } from '#server/routing/define.ts'
import { createMatcher } from '#server/routing/matcher.ts'
import type { Matcher } from '#server/routing/matcher.ts'
import { page as pageOf } from '#server/site/page.ts'
import { served } from '../../support/served.ts'

const table = {
  theory: page('/courses/theory'),
  course: page('/courses/{slug}'),
  dates: page('/events/{reference?}'),
  confirm: get('/confirm/{token}'),
  'confirm.store': post('/confirm/{token}'),
  'confirm.update': patch('/confirm/{token}'),
}
const patterns = { slug: '[a-z-]+', reference: '[A-Z]+', token: '[a-f0-9]{8}' }

describe('a request', () => {
  it('is answered by the route that it matches, by HEAD as by GET', async () => {
    const response = await ask('HEAD', '/courses/theory')

    expect(await (await ask('PATCH', '/confirm/0a1b2c3d')).json()).toEqual({
      name: 'confirm.update',
      params: { token: '0a1b2c3d' },
    })
    expect([response.status, response.headers.get('x-name')]).toEqual([200, 'theory'])
  })

  it.each([
    ['POST', '/courses/theory'],
    ['OPTIONS', '/confirm/0A1B2C3D'],
  ])('goes on when it matches none: %s %s', async (method, path) => {
    expect((await ask(method, path)).status).toBe(404)
  })
})

describe('what stands before a handler', () => {
  const passes: RequestHandler = (_request, _response, next) => next()
  const passesLater: RequestHandler = (_request, _response, next) => void setImmediate(next)
  const refuses: RequestHandler = (_request, _response, next) => next(new Error('refused'))

  it('runs in turn, and hands on what it has found', async () => {
    const finds: RequestHandler = (_request, response, next) => {
      response.setHeader('X-Found', 'yes')
      next()
    }

    const response = await ask('GET', '/courses/theory', [passesLater, finds, passes])

    expect([response.status, response.headers.get('x-found')]).toEqual([200, 'yes'])
  })

  it.each([
    ['an answer', [(_request, response) => void response.status(401).end()], 401],
    ['an error handed on', [refuses], 500],
    ['an error thrown', [() => fail()], 500],
    ['a promise refused', [async () => fail()], 500],
    ['a promise refused behind others', [passes, passesLater, async () => fail()], 500],
  ] satisfies [string, RequestHandler[], number][])(
    'ends it with %s',
    async (_, before, status) => {
      const response = await ask('GET', '/courses/theory', before)

      expect([response.status, response.headers.get('x-name')]).toEqual([status, null])
    },
  )
})

describe('a page that was found before it is asked for', () => {
  it('is neither matched nor made again', async () => {
    const result = pageOf(
      'error',
      { status: 200, title: 'Knots', message: '' },
      { isIndexed: true },
    )
    const matches = createMatcher(table, patterns).all('/courses/theory')
    const matcher: Matcher = { all: fail, find: fail }
    const origin = await served((app) => {
      app.use((request, response, next) => {
        request.found = { matches, result }
        response.page = async (sent) => void response.json(sent)
        next()
      })
      app.use(matchRoute(matcher))
      app.use(dispatchRoute(['theory'], () => [pageRoute(fail, { current: fail })]))
    })

    expect(await (await fetch(`${origin}/courses/theory`)).json()).toEqual(result)
  })
})

function fail(): never {
  throw new Error('failed')
}

async function ask(
  method: string,
  path: string,
  before: readonly RequestHandler[] = [],
): Promise<Response> {
  const origin = await served((app) => {
    app.set('env', 'test')
    app.use(matchRoute(createMatcher(table, patterns)))
    app.use(
      dispatchRoute(Object.keys(table), (name) => [
        ...before,
        (request, response) => {
          response.setHeader('X-Name', name)
          response.json({ name, params: request.params })
        },
      ]),
    )
  })
  return fetch(origin + path, { method })
}
