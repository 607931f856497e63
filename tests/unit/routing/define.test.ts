import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import type { RouteName } from '#routes/index.ts'
import { del, get, page, patch, post, put } from '#server/routing/define.ts'
import type { RouteOptions } from '#server/routing/define.ts'

const names = Object.keys(routes) as RouteName[]

describe('a route', () => {
  it.each([
    [page('/knots'), 'page', 'GET'],
    [get('/up'), 'action', 'GET'],
    [post('/login'), 'action', 'POST'],
    [put('/user/password'), 'action', 'PUT'],
    [patch('/cart/items/{item}'), 'action', 'PATCH'],
    [del('/user'), 'action', 'DELETE'],
  ])('%j is a %s answered at %s', (route, kind, method) => {
    expect(route).toMatchObject({ kind, method, options: {} })
  })

  it('carries the options in which it differs', () => {
    expect(page('/search', { indexed: false }).options).toEqual({ indexed: false })
  })
})

describe('the route table', () => {
  it('limits the newsletter forms to six calls a minute, counted together', () => {
    const limits = names.flatMap((name) => {
      const { limit }: RouteOptions = routes[name].options
      return limit?.name === 'newsletter' ? [[name, limit.max, limit.seconds]] : []
    })

    expect(limits).toEqual([
      ['mail.customer-subscribe', 6, 60],
      ['mail.confirm.store', 6, 60],
    ])
  })
})
