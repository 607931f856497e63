import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { dispatchRoute, matchRoute } from '#server/http/handlers.ts'
import { get, page, patch, post } from '#server/routing/define.ts'
import { createMatcher } from '#server/routing/matcher.ts'
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

describe('what stands before a handler', () => {
  const passes: RequestHandler = (_request, _response, next) => next()
  const passesLater: RequestHandler = (_request, _response, next) => void setImmediate(next)
  const refuses: RequestHandler = (_request, _response, next) => next(new Error('refused'))

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
