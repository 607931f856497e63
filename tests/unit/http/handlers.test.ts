import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { dispatchRoute, matchRoute } from '#server/http/handlers.ts'
import { page } from '#server/routing/define.ts'
import { createMatcher } from '#server/routing/matcher.ts'
import { served } from '../../support/served.ts'

const table = { theory: page('/courses/theory') }

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
      const response = await ask(before)

      expect([response.status, response.headers.get('x-name')]).toEqual([status, null])
    },
  )
})

function fail(): never {
  throw new Error('failed')
}

async function ask(before: readonly RequestHandler[]): Promise<Response> {
  const origin = await served((app) => {
    app.set('env', 'test')
    app.use(matchRoute(createMatcher(table, {})))
    app.use(
      dispatchRoute(Object.keys(table), (name) => [
        ...before,
        (_request, response) => void response.set('X-Name', name).end(),
      ]),
    )
  })
  return fetch(`${origin}/courses/theory`)
}
